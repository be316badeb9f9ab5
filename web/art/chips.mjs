/** Draughts chips, and the crowned pieces of Elven, which stand on them. */
import { chip, chipLine, placed } from './ink.mjs';
import { drum, drumEdge, line as stroke } from './geometry.mjs';
import { knight } from './beasts.mjs';
import { bishop, rook } from './orthodox.mjs';
import { dwarfHead } from './people.mjs';

const RADIUS = 42;
const RISE = 6.5;

/** One chip seen from slightly above: its top face about y = `top`, its milled rim `thickness` high. */
function disc(top, thickness = 8.5) {
  const edge = (x) => top + RISE * Math.sqrt(1 - ((x - 50) / RADIUS) ** 2);
  const flute = (x) => chipLine(stroke(`${x} ${edge(x) + 2.6}!`, `${x} ${edge(x) + thickness - 2.2}!`));
  return [
    chip(drum(50, top, top + thickness, RADIUS, RISE)),
    chipLine(drumEdge(50, top, RADIUS - 1.7, RISE), 2.2),
    ...[14.5, 23, 33.5, 44.5, 55.5, 66.5, 77, 85.5].map(flute),
  ];
}

const onChip = (drawing, scale) => [...disc(79), ...placed(drawing, { scale, dy: -9.5 })];

export const goblin = onChip(rook, 0.84);
export const elf = onChip(bishop, 0.84);
export const dwarf = onChip(dwarfHead, 0.86);
export const warlock = [...disc(80), ...disc(69), ...placed(knight, { scale: 0.75, dy: -20 })];
