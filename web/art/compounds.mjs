/** Capablanca's compounds: a horse's head before the other half, on one foot. */
import { placed } from './ink.mjs';
import { horse } from './beasts.mjs';
import { foot, mitre, tower } from './orthodox.mjs';

const withHorse = (other, dx) => [
  ...placed(other, { scale: 0.95, dx }),
  ...placed(horse, { scale: 0.84, dx: -11, dy: -1.5 }),
  foot(10),
];

export const archbishop = withHorse(mitre, 19);
export const chancellor = withHorse(tower, 15);
