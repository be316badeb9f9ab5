/** The people: man, dwarf, silver general. */
import { body, ivory, line, silver, spot, twice } from './ink.mjs';
import { ellipse, line as stroke, shape, symmetric } from './geometry.mjs';
import { foot } from './orthodox.mjs';

const hat = symmetric('50 8, 63 12, 70.5 28!, 83 37!, 66 39.5, 50 39.5');
export const manBust = [
  body(symmetric('50 58!, 62 61, 74 67, 78 83!, 50 83!')),
  body(symmetric('50 30!, 66 32!, 70 47, 67 61, 58 70, 50 73')),
  body(symmetric('50 32!, 61 34!, 61.5 46, 58 56, 50 60')),
  body(hat),
  line(stroke('29.5 28, 39 31, 50 32, 61 31, 70.5 28'), 2.4),
  line(stroke('50 10!, 50 31!'), 2.4),
  ...twice(spot(ellipse(55.5, 46, 2.1))),
  ...twice(spot(shape('50 50.5!, 55 51, 61 55!, 54 55.5, 50 53.5!'))),
];
export const man = [...manBust, foot(20)];

const beard = symmetric('50 42!, 72 40!, 81 54, 78 72, 66 87, 50 94.5');
const helm = symmetric('50 11, 62 14, 72 26, 74 41!, 62 37, 50 36');
const horn = shape('70 25!, 80 24, 86 17, 88 7!, 93 19, 90 30, 82 36, 73 37!');
const moustache = shape('50 56.5!, 57 55, 64 60, 73 60!, 67 69, 57 68.5, 50 63!');
export const dwarfHead = [
  body(beard),
  ...twice(line(stroke('61.5 76, 60.5 81, 57.5 86.5'), 2.4)),
  line(stroke('50 74, 50 87!'), 2.4),
  body(symmetric('50 33!, 66 35!, 69 47, 64 57, 50 62')),
  ...twice(body(moustache)),
  ...twice(ivory(horn)),
  body(helm),
  line(stroke('31 31, 40 28, 50 27, 60 28, 69 31'), 2.4),
  ...twice(spot(ellipse(60.5, 45, 2.4))),
  body(ellipse(50, 52, 5.4, 4.9)),
];

const crescent = symmetric('50 46, 66 41, 80 28, 84 6!, 74 22, 62 31, 50 33.5');
const neckGuard = shape('68 48!, 79 56, 88 72!, 80 80, 66 80!');
const mask = symmetric('50 50!, 67 52!, 67 69, 60 83!, 50 83!');
const bowl = symmetric('50 15, 64 20, 74 35, 78 54!, 62 51, 50 50');
export const silverGeneral = [
  ...twice(body(neckGuard)),
  ...twice(line(stroke('71 58, 79 68, 83 78'), 2)),
  body(mask),
  ...twice(spot(shape('53.5 61!, 65 55.5!, 64 62.5, 56.5 65'))),
  line(stroke('42.5 76.5, 50 73, 57.5 76.5')),
  body(bowl),
  ...twice(line(stroke('55 24, 58.5 29.5'), 2)),
  silver(crescent, 3),
  foot(22),
];
