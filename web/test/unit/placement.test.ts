import { expect, it } from 'vitest';
import type { LegalMove, VariantInfo } from '../../src/api/types';
import { piecesOf } from '../../src/board/position';
import { swapped, wingsOf, withPlaced } from '../../src/game/placement';
import { variants } from '../mock/variants.mjs';

const variant = variants.find((v) => v.id === 'silver-elephant-placement') as VariantInfo;
const moves = variant.placement!.choices.map((uci): LegalMove => ({
  uci,
  san: uci,
  kind: 'placement',
  from: null,
  to: null,
  capture: false,
  captures: [],
}));
const named = (uci: string) => moves.find((move) => move.uci === uci)!;

it('has the wings on the own back rank', () => {
  expect(wingsOf(variant, 'white').map((w) => w.squares)).toEqual([
    ['b1', 'c1'],
    ['h1', 'i1'],
  ]);
  expect(wingsOf(variant, 'black').map((w) => w.squares)).toEqual([
    ['b8', 'c8'],
    ['h8', 'i8'],
  ]);
});

it('swaps one wing and leaves the other', () => {
  const [left, right] = wingsOf(variant, 'white');
  expect(swapped(moves, named('@NEEN'), left!).uci).toBe('@ENEN');
  expect(swapped(moves, named('@NEEN'), right!).uci).toBe('@NENE');
  expect(swapped(moves, swapped(moves, named('@NEEN'), left!), left!).uci).toBe('@NEEN');
});

it('stays where nothing else is legal', () => {
  const only = [named('@NEEN')];
  expect(swapped(only, only[0]!, wingsOf(variant, 'white')[0]!)).toBe(only[0]);
});

it('stands each letter on its square', () => {
  const pieces = withPlaced(piecesOf(variant.startFen), named('@ENNE'), variant, 'black');
  expect(['b8', 'c8', 'h8', 'i8'].map((square) => pieces.get(square)?.letter).join('')).toBe('ENNE');
  expect(pieces.get('b8')?.color).toBe('black');
});
