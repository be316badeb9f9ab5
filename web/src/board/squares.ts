import type { Key } from 'chessgroundx/types';
import type { Color, Square } from '../api/types';

export interface Size {
  files: number;
  ranks: number;
}

const LETTERS = 'abcdefghijklmnop';

/** File and rank from 0 of a square in UCI form. */
export function coordinates(square: Square): [number, number] {
  return [LETTERS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];
}

export function squareAt(file: number, rank: number): Square {
  return LETTERS.charAt(file) + (rank + 1);
}

export function allSquares({ files, ranks }: Size): Square[] {
  return Array.from({ length: files * ranks }, (_, i) => squareAt(i % files, Math.floor(i / files)));
}

/** The square with the rank that people see, e.g. "a9" for a10 where the ranks count from 0. */
export function shownName(square: Square, firstRank: number): string {
  const [file, rank] = coordinates(square);
  return LETTERS.charAt(file) + (rank + firstRank);
}

/** chessgroundx writes a rank as one character, counting on from '9' in ASCII: a10 is "a:". */
export function toKey(square: Square): Key {
  const [file, rank] = coordinates(square);
  return (LETTERS.charAt(file) + String.fromCharCode(49 + rank)) as Key;
}

export function fromKey(key: Key): Square {
  return key.charAt(0) + (key.charCodeAt(1) - 48);
}

export function isDark(file: number, rank: number): boolean {
  return (file + rank) % 2 === 0;
}

/** Column and row from the top left corner of a board seen from a side. */
export function cell(square: Square, size: Size, orientation: Color): [number, number] {
  const [file, rank] = coordinates(square);
  return orientation === 'white' ? [file, size.ranks - 1 - rank] : [size.files - 1 - file, rank];
}

/** The square mirrored to the other side's half of the board. */
export function mirrored(square: Square, { ranks }: Size): Square {
  const [file, rank] = coordinates(square);
  return squareAt(file, ranks - 1 - rank);
}
