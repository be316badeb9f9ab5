import type { Way } from '../api/types';

/** The ways in which a piece reaches a square, in words, e.g. "move or capture, leaping, first move only". */
export function wayWords(ways: readonly Way[]): string {
  const has = (way: Way) => ways.includes(way);
  const words = [];
  if (has('move') && has('capture')) words.push('move or capture');
  else if (has('move')) words.push('move only');
  else if (has('capture')) words.push('capture only');
  if (has('leap')) words.push('leaping');
  if (has('first-move')) words.push('first move only');
  if (has('second-leg')) words.push('also after a capture on the way');
  if (has('return')) words.push('may take a neighbour and return');
  if (has('pass')) words.push('may stay and pass');
  return words.join(', ');
}

/** Each different combination once, the plainest first. */
export function kindsOf(squares: readonly { ways: readonly Way[] }[]): Way[][] {
  const kinds = new Map(squares.map(({ ways }) => [[...ways].sort().join(), [...ways]]));
  return [...kinds.values()].sort((a, b) => a.length - b.length || wayWords(a).localeCompare(wayWords(b)));
}
