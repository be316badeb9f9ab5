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

/** What tells a form from the game it belongs to: its name without the game's, "Main array" for the game itself. */
export function formName(variant: VariantInfo, family: VariantInfo[]): string {
  const head = family[0]?.name ?? variant.name;
  const own = variant.name.startsWith(head)
    ? variant.name.slice(head.length).replace(/^[\s,:]+/, '')
    : variant.name;
  return own ? own.charAt(0).toUpperCase() + own.slice(1) : 'Main array';
}
