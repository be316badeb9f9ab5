import { expect, it } from 'vitest';
import {
  allSquares,
  cell,
  coordinates,
  fromKey,
  mirrored,
  shownName,
  squareAt,
  toKey,
} from '../../src/board/squares';

const LARGE = { files: 12, ranks: 10 };

it('squares, coordinates and chessgroundx keys go back and forth', () => {
  for (const square of allSquares(LARGE)) {
    expect(squareAt(...coordinates(square))).toBe(square);
    expect(fromKey(toKey(square))).toBe(square);
  }
  expect(allSquares(LARGE)).toHaveLength(120);
  expect(toKey('a10')).toBe('a:');
});

it('shows ranks as the board counts them', () => {
  expect(shownName('f1', 0)).toBe('f0');
  expect(shownName('e10', 0)).toBe('e9');
  expect(shownName('e10', 1)).toBe('e10');
});

it('finds the cell of a square from either side', () => {
  expect(cell('a1', LARGE, 'white')).toEqual([0, 9]);
  expect(cell('a1', LARGE, 'black')).toEqual([11, 0]);
});

it("mirrors to the other side's half", () => {
  expect(mirrored('b1', { files: 10, ranks: 8 })).toBe('b8');
});
