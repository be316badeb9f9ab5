/** The beasts: horse, elephant, hawk. */
import { body, ivory, line, placed, silver, spot, twice } from './ink.mjs';
import { crescent, ellipse, line as stroke, shape, symmetric } from './geometry.mjs';
import { foot } from './orthodox.mjs';

export const horse = [
  body(
    shape(
      '45 7!, 50 17!, 64 21, 76 34, 81 54, 80 70, 76 83!, 29 83!, 32 73, 42 62, 46 53!, 37 58',
      '29 63, 23 68!, 15 64, 13 57, 19 44, 26 31, 33 21, 40 16!',
    ),
  ),
  line(stroke('52 25.5, 64 31, 71.5 44, 73 60, 70 75')),
  line(stroke('46 53, 50 47, 50 39')),
  line(stroke('22.5 61.5, 27 59.5, 29.5 55.5'), 2.2),
  line(stroke('43.5 14.5, 44 20'), 2.2),
  spot(shape('31 34!, 34 29.5, 39 31!, 37 35')),
  spot(ellipse(18.3, 55.5, 1.7, 2.3)),
];
export const knight = [...horse, foot(22)];

export const ear = shape('55 27!, 65 20, 77 25, 84 41, 80 57, 70 70!, 62 63, 57 53, 54 40');
export const earFold = stroke('62 33, 72 35, 76 45, 73 56');
export const tusk = shape('43 59!, 34 67, 24 70, 13 68, 4 60.5!, 10 73, 22 79, 34 77, 44 69!');
/** The trunk is raised, so that the tusk stands free below it: from the mouth round to the brow. */
export const TRUNK =
  '35 63!, 22 61, 11 56, 5 46, 4 33, 6 21, 10 14!, 14 15, 18 18!, 15 25, 16 34, 20 40, 26 40, 31 34';
export const wrinkles = ['6.5 40, 12 38', '10 49, 15.5 45', '18 54.5, 20 48.5'].map((points) =>
  stroke(points),
);
export const elephantEye = shape('37 41!, 40 36.5, 45.5 38.5!, 43 42');

export const elephantHead = [
  body(shape('49 13, 62 14, 74 22, 81 41, 82 64, 78 83!, 40 83!, 42 76, 42 70!', TRUNK, '35 23')),
  body(ear),
  line(earFold, 2.2),
  ivory(tusk),
  ...wrinkles.map((wrinkle) => line(wrinkle, 2)),
  spot(elephantEye),
];
export const elephant = [...elephantHead, foot(22)];

export const silverElephant = [
  ...placed(elephant, { scale: 0.92, dx: -4 }),
  silver(crescent(83.5, 18, 13.5), 2.8),
];

const wing = shape(
  '59 47!, 61 33, 71 20, 93 9!, 96 20, 93 31!, 94 38, 89 46!, 89 53, 82 60!, 81 66, 73 71!',
  '60 66!',
);
const feathers = ['93 31, 83 34, 73 41', '89 46, 80 48, 72 52', '82 60, 76 60, 70 61'].map((points) =>
  stroke(points),
);
const breast = shape(
  '42 28!, 39 41, 38 54, 42 66, 50 75!, 58 66, 62 54, 61 42, 59 30, 60 21, 55 12, 46 10',
  '39 14!, 40 25',
);
export const hawkBird = [
  body(symmetric('50 60!, 58 66, 67 83!, 50 83!')),
  ...twice(line(stroke('55 77!, 57 82!'), 2)),
  ...twice(body(wing)),
  ...feathers.flatMap((feather) => twice(line(feather, 2.2))),
  body(breast),
  ivory(shape('43 12.5!, 35.5 14, 31 19, 31.5 28!, 35.5 23.5, 43 24!, 44.5 18')),
  line(stroke('43 14.5, 51 16'), 2.4),
  spot(ellipse(48.5, 19, 2.3)),
  ...[45, 54, 63].map((y) => line(stroke(`45 ${y}, 50 ${y + 3.5}, 55 ${y}`), 2)),
];
export const hawk = [...hawkBird, foot(24)];
