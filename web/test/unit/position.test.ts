import { describe, expect, it } from 'vitest';
import type { BoardMove } from '../../src/api/types';
import { boardFen } from '../../src/board/boardFen';
import { afterFirstLeg, afterMove, handsOf, piecesOf } from '../../src/board/position';
import { variants } from '../mock/variants.mjs';
import { referencePositions } from '../mock/states.mjs';

const SIZES = new Map(variants.map((v) => [v.id, { files: v.files, ranks: v.ranks }]));

function move(some: Partial<BoardMove>): BoardMove {
  const none = {
    uci: '',
    san: '',
    kind: 'step',
    from: 'a1',
    to: 'a1',
    capture: false,
    captures: [],
  } as const;
  return { ...none, ...some, captures: some.captures ?? [] };
}

describe('a FEN', () => {
  it('of every reference position is read and written back', () => {
    for (const { variant, fen } of referencePositions()) {
      const size = SIZES.get(variant)!;
      expect(boardFen(piecesOf(fen), size), fen).toBe(fen.split(' ')[0]!.replace(/\[.*/, ''));
    }
  });

  it('may have ten files, ten ranks and a hand', () => {
    const pieces = piecesOf('r3k4r/10/10/10/10/10/10/10/10/R4K3R[HEe] w KQkq - 0 1');
    expect(pieces.get('e10')).toEqual({ letter: 'K', color: 'black' });
    expect(pieces.get('j1')).toEqual({ letter: 'R', color: 'white' });
    expect(pieces.size).toBe(6);
  });

  it('counts what waits in hand', () => {
    expect(handsOf('8/8[EENNe] w - - 0 1')).toEqual({ white: { E: 2, N: 2 }, black: { E: 1 } });
    expect(handsOf('8/8 w - - 0 1')).toEqual({ white: {}, black: {} });
  });
});

describe('a chosen move on the board', () => {
  const letters = (fen: string, m: BoardMove) =>
    Object.fromEntries([...afterMove(piecesOf(fen), m)].map(([square, piece]) => [square, piece.letter]));

  it('castles with the partner just inside the king, either way', () => {
    const fen = 'k9/10/R4K3R w KQ - 0 1';
    const short = move({ kind: 'castling', from: 'f1', to: 'i1', via: 'j1' });
    expect(letters(fen, short)).toEqual({ a3: 'K', a1: 'R', i1: 'K', h1: 'R' });
    const long = move({ kind: 'castling', from: 'f1', to: 'c1', via: 'a1' });
    expect(letters(fen, long)).toEqual({ a3: 'K', j1: 'R', c1: 'K', d1: 'R' });
  });

  it('places a piece on the square of the rook it castled with', () => {
    const gated = move({ kind: 'castling', from: 'e1', to: 'g1', via: 'h1', piece: 'H', gateOn: 'h1' });
    expect(letters('k7/8/4K2R w K - 0 1', gated)).toEqual({ a3: 'K', g1: 'K', f1: 'R', h1: 'H' });
  });

  it('promotes, and takes every victim', () => {
    const promotion = move({ kind: 'promotion', from: 'a7', to: 'b8', captures: ['b8'], piece: 'E' });
    expect(letters('1n6/P7/8/8/8/8/8/8 w - - 0 1', promotion)).toEqual({ b8: 'E' });
    const double = move({ kind: 'two-leg', from: 'a1', via: 'b2', to: 'c3', captures: ['b2', 'c3'] });
    expect(letters('2p/1p1/W2 w - - 0 1', double)).toEqual({ c3: 'W' });
    const igui = move({ kind: 'two-leg', from: 'a1', via: 'b2', to: 'a1', captures: ['b2'] });
    expect(letters('2p/1p1/W2 w - - 0 1', igui)).toEqual({ c3: 'P', a1: 'W' });
  });

  it('stays for a pass', () => {
    expect(letters('3/3/W2 w - - 0 1', move({ kind: 'pass' }))).toEqual({ a1: 'W' });
  });

  it('stands on the first victim after the first leg', () => {
    expect([...afterFirstLeg(piecesOf('2p/1p1/W2 w - - 0 1'), 'a1', 'b2').keys()].sort()).toEqual([
      'b2',
      'c3',
    ]);
  });
});
