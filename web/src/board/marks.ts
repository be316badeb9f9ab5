import type { Way } from '../api/types';

/** What each mark says, in the order of the legend. */
const WORDS: [Way, string][] = [
  ['move', 'moves'],
  ['capture', 'captures'],
  ['leap', 'leaps over what is between'],
  ['first-move', 'on its first move only'],
  ['second-leg', 'also in a second step, after a capture'],
  ['return', 'takes a neighbour and returns'],
  ['pass', 'may stay and pass the turn'],
];

export interface Sign {
  /** How the mark that shows it looks. */
  ways: Way[];
  words: string;
}

/** A legend of the ways that occur, each once. */
export function legendOf(squares: readonly { ways: readonly Way[] }[]): Sign[] {
  const occurring = new Set(squares.flatMap(({ ways }) => ways));
  return WORDS.filter(([way]) => occurring.has(way)).map(([way, words]) => ({ ways: sample(way), words }));
}

/** A leap and a first move change the look of a move's or capture's mark: they are shown on one. */
function sample(way: Way): Way[] {
  if (way === 'leap') return ['move', 'capture', 'leap'];
  return way === 'first-move' ? ['move', 'capture', 'first-move'] : [way];
}
