/** The orthodox six; the knight's head is among the beasts. */
import { body, line, spot, twice } from './ink.mjs';
import { ellipse, line as stroke, slab, symmetric } from './geometry.mjs';

/** The foot that every standing piece shares. */
export const foot = (left = 22) => body(slab(left, 82, 100 - left, 91.5, 4));

export const pawn = [
  body(symmetric('50 50!, 56 52!, 59 66, 68 75, 71 83!, 50 83!')),
  foot(25),
  body(ellipse(50, 34, 14)),
  body(slab(35, 47, 65, 54)),
];

export const tower = [
  body(symmetric('50 40!, 66 40!, 66.5 58, 70 76!, 50 76!')),
  body(slab(26, 73, 74, 83, 3)),
  body(symmetric('50 17!, 57 17!, 57 25.5!, 65 25.5!, 65 17!, 77 17!, 76 32!, 67.5 43!, 50 43!')),
  line(stroke('24.5 33!, 75.5 33!')),
];
const window = spot(symmetric('50 50, 54.5 55, 54.5 65!, 50 65!'));
export const rook = [foot(20), ...tower, window];

export const mitre = [
  body(symmetric('50 68!, 59 70!, 62 77, 71 83!, 50 83!')),
  body(ellipse(50, 13.5, 5.5)),
  body(symmetric('50 18.5!, 58 25, 68.5 42, 68 56, 60 67!, 50 67!')),
  body(slab(32, 64.5, 68, 71.5)),
  line(stroke('51 46!, 63 30!'), 3.4),
];
export const bishop = [...mitre, foot(24)];

/** The band that both crowns sit on. */
const band = body(symmetric('50 66, 66 67.5, 77 70!, 75 77, 77 83!, 50 83!'));

const JEWELS = [spot(ellipse(50, 75, 2.4)), ...twice(spot(ellipse(62, 76, 2.2)))];

export const queen = [
  body(symmetric('50 18!, 57.5 48!, 69.5 22!, 72 51!, 88 33!, 81 55, 76 72!, 50 76!')),
  band,
  foot(20),
  body(ellipse(50, 14.5, 5.2)),
  ...twice(body(ellipse(69.5, 19, 5.2))),
  ...twice(body(ellipse(89, 31, 5.2))),
  ...JEWELS,
];

export const king = [
  body(symmetric('50 6!, 54 6!, 54 13!, 60.5 13!, 60.5 20.5!, 54 20.5!, 54 40!, 50 40!')),
  body(symmetric('50 38!, 58 31, 74 27, 88 40, 85 57, 75 73!, 50 73!')),
  band,
  foot(20),
  line(stroke('50 40!, 50 64!')),
  ...twice(line(stroke('65 65, 73 52, 70 38'))),
  ...JEWELS,
];
