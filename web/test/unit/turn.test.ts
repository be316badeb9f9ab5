import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/api/types';
import {
  IDLE,
  firstStep,
  firstTargets,
  passMove,
  secondStep,
  secondTargets,
  canStop,
  type Stage,
} from '../../src/game/turn';
import { referencePositions, stateOf } from '../mock/states.mjs';

function stateAt(variant: string, fen: string): GameState {
  const found = referencePositions().find((p) => p.variant === variant && p.fen === fen);
  if (!found) throw new Error(`no reference position ${variant} ${fen}`);
  return stateOf('x', found) as GameState;
}

function sentUci(stage: Stage): string {
  return stage.at === 'sent' ? stage.move.uci : `not sent but ${stage.at}`;
}

/** Every way of clicking that the page offers, followed to the moves that it sends. */
function movesByClicking(state: GameState): string[] {
  const sent: string[] = [];
  const finish = (stage: Stage): void => {
    if (stage.at === 'sent') sent.push(stage.move.uci);
    if (stage.at === 'choice') sent.push(...stage.columns.flatMap((c) => c.moves.map((m) => m.uci)));
    if (stage.at === 'second-leg') {
      for (const to of secondTargets(stage)) finish(secondStep(stage, to));
      if (canStop(stage)) finish(secondStep(stage, stage.via));
    }
  };
  for (const [from, targets] of firstTargets(state.legal)) {
    for (const to of targets) finish(firstStep(state.legal, from, to));
    const pass = passMove(state.legal, from);
    if (pass) sent.push(pass.uci);
  }
  return sent.sort();
}

describe('every legal move of every reference position', () => {
  const positions = referencePositions().filter((p) => !p.moves.some((m) => m.startsWith('@')));
  it.each([...new Set(positions.map((p) => p.variant))])(
    'can be clicked in %s, once, and no other',
    (variant) => {
      for (const position of positions.filter((p) => p.variant === variant)) {
        const clicked = movesByClicking(stateOf('x', position) as GameState);
        const passOnly = position.moves.filter((m) => !clicked.includes(m));
        expect(clicked, position.fen).toEqual(position.moves.filter((m) => !passOnly.includes(m)).sort());
        expect(
          passOnly.every((m) => /^([a-j]\d+)\1$/.test(m)),
          position.fen,
        ).toBe(true);
      }
    },
  );
});

describe('a Warlock among enemies', () => {
  const state = stateAt('elven', '9k/10/10/10/3ppp4/3pWp4/3ppp4/10/10/K9 w - - 0 1');

  it('has all its 24 squares as first targets', () => {
    expect(firstTargets(state.legal).get('e5')).toHaveLength(24);
  });

  it('goes on after its first capture: second victims, empty squares, and back', () => {
    const stage = firstStep(state.legal, 'e5', 'f6');
    expect(stage.at).toBe('second-leg');
    expect(secondTargets(stage).sort()).toEqual(['e5', 'e6', 'e7', 'f5', 'f7', 'g5', 'g6', 'g7']);
    expect(sentUci(secondStep(stage, 'f5'))).toBe('e5f6,f6f5');
    expect(sentUci(secondStep(stage, 'g7'))).toBe('e5f6,f6g7');
    expect(sentUci(secondStep(stage, 'e5'))).toBe('e5f6,f6e5');
  });

  it('stops where it is when its square is clicked again, and is undone elsewhere', () => {
    const stage = firstStep(state.legal, 'e5', 'f6');
    expect(sentUci(secondStep(stage, 'f6'))).toBe('e5f6');
    expect(secondStep(stage, 'a1')).toBe(IDLE);
  });

  it('goes directly to a far square at once', () => {
    expect(sentUci(firstStep(state.legal, 'e5', 'g7'))).toBe('e5g7');
  });
});

describe('passing', () => {
  it('is offered where the server lists it and only there', () => {
    const free = stateAt('elven', '9k/10/10/10/10/4W5/10/10/10/K9 w - - 0 1');
    expect(passMove(free.legal, 'e5')?.uci).toBe('e5e5');
    expect(passMove(free.legal, 'a1')).toBeNull();
    expect(firstTargets(free.legal).get('e5')).not.toContain('e5');
  });
});

describe('gating', () => {
  const castling = referencePositions().find(
    (p) => p.variant === 'seirawan' && ['h1e1h', 'a1e1h', 'e1g1h', 'e1c1'].every((m) => p.moves.includes(m)),
  );
  const state = stateOf('x', castling!) as GameState;

  it('shows a column on the vacated square, nothing last', () => {
    const stage = firstStep(state.legal, 'h1', 'g1');
    if (stage.at !== 'choice') throw new Error(stage.at);
    expect(stage.columns.map((c) => c.square)).toEqual(['h1']);
    expect(stage.columns[0]!.moves.map((m) => m.piece)).toEqual(['E', 'H', null]);
    expect(stage.nothing?.uci).toBe('h1g1');
  });

  it('shows two columns for castling, with "nothing" on the king\'s', () => {
    const stage = firstStep(state.legal, 'e1', 'g1');
    if (stage.at !== 'choice') throw new Error(stage.at);
    expect(stage.columns.map((c) => [c.square, c.moves.map((m) => m.uci)])).toEqual([
      ['e1', ['e1g1e', 'e1g1h', 'e1g1']],
      ['h1', ['h1e1e', 'h1e1h']],
    ]);
  });
});
