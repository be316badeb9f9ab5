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

const ear = shape('54 25!, 64 19, 76 24, 82 40, 78 56, 68 69!, 60 62, 55 51, 52 38');
export const elephantHead = [
  // the far tusk, then the head with its trunk, the ear and the near tusk
  ivory(shape('30 53!, 22 54, 14 51, 8 43!, 10 54, 18 60, 29 60!')),
  body(
    shape(
      '46 11, 60 13, 72 22, 79 41, 80 64, 76 83!, 38 83!, 40 74, 37 66!, 32 74, 25 80.5, 14 82',
      '5.5 77, 4 69, 7 65.5, 11 66.5!, 12 70.5, 17 69, 19 60, 19.5 47, 21.5 31, 31 16',
    ),
  ),
  body(ear),
  line(stroke('60 31, 70 33, 74 44, 71 55'), 2.2),
  ivory(shape('40 54!, 33 60.5, 24 61.5, 13 56!, 19 65, 29 69.5, 40 63!')),
  line(stroke('20.5 43, 27 43.5'), 2),
  line(stroke('21.8 35.5, 28.5 37'), 2),
  spot(shape('34.5 38!, 37.5 33.5, 43 35.5!, 40.5 39')),
];
export const elephant = [...elephantHead, foot(22)];

export const silverElephant = [
  ...placed(elephant, { scale: 0.95, dx: -3 }),
  silver(crescent(86, 17, 12), 2.8),
];

const wing = shape(
  '59 47!, 61 33, 71 20, 93 9!, 96 20, 93 31!, 94 38, 89 46!, 89 53, 82 60!, 81 66, 73 71!',
  '60 66!',
);
const feathers = ['93 31, 83 34, 73 41', '89 46, 80 48, 72 52', '82 60, 76 60, 70 61'].map((points) =>
  stroke(points),
);
const breast = shape(
  '43 32!, 39 42, 38 54, 42 66, 50 75!, 58 66, 62 54, 61 42, 59 30, 60 21, 55 12, 46 10',
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
