import type { NewGame, VariantInfo } from '../api/types';

type Clock = NewGame['clock'];

/** Minutes and the seconds added after each move. */
function clock(minutes: number, incrementSeconds: number): { name: string; clock: Clock } {
  return {
    name: `${minutes}+${incrementSeconds}`,
    clock: { initialSeconds: 60 * minutes, incrementSeconds },
  };
}

export const CLOCKS = [
  { name: 'None', clock: null },
  clock(3, 2),
  clock(5, 5),
  clock(10, 10),
  clock(20, 15),
  clock(45, 30),
];

/** The name of a clock that is on offer; none for any other. */
export function clockWish(wanted: Clock): string {
  const same = CLOCKS.find(
    ({ clock: offered }) =>
      offered?.initialSeconds === wanted?.initialSeconds &&
      offered?.incrementSeconds === wanted?.incrementSeconds,
  );
  return same?.name ?? 'None';
}

/** What tells a form from its family: its name without the words that all share at the start. */
export function formName(variant: VariantInfo, family: VariantInfo[]): string {
  const names = family.map(({ name }) => name.split(' '));
  const shared = names[0]?.findIndex((word, i) => names.some((other) => other[i] !== word)) ?? 0;
  const own = variant.name
    .split(' ')
    .slice(Math.max(0, shared))
    .join(' ')
    .replace(/^[^\p{L}\p{N}(]+/u, '');
  return own ? own.charAt(0).toUpperCase() + own.slice(1) : variant.name;
}
