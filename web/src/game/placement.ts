/** Which arrangement the swap buttons lead to: read off the legal placement moves ("@NEEN"), letters in file order. */
import type { Color, LegalMove, Square, VariantInfo } from '../api/types';
import type { Piece, Pieces } from '../board/position';
import { coordinates, mirrored } from '../board/squares';

export interface Wing {
  squares: Square[];
  /** Where this wing's letters stand in the token after the "@". */
  at: number[];
}

export function wingsOf(variant: VariantInfo, color: Color): Wing[] {
  const wings = (variant.placement?.wings ?? []).map((squares) =>
    color === 'white' ? squares : squares.map((square) => mirrored(square, variant)),
  );
  const order = wings.flat().sort((a, b) => coordinates(a)[0] - coordinates(b)[0]);
  return wings.map((squares) => ({ squares, at: squares.map((square) => order.indexOf(square)) }));
}

export function lettersOf(move: LegalMove): string {
  return move.uci.slice(1).toUpperCase();
}

/** The next legal arrangement that differs from this one on the given wing only; itself when there is none. */
export function swapped(moves: LegalMove[], current: LegalMove, wing: Wing): LegalMove {
  const letters = lettersOf(current);
  const alike = moves.filter((move) =>
    [...lettersOf(move)].every((letter, i) => wing.at.includes(i) || letter === letters.charAt(i)),
  );
  return alike[(alike.indexOf(current) + 1) % alike.length] ?? current;
}

/** The pieces with an arrangement's on their squares. */
export function withPlaced(pieces: Pieces, move: LegalMove, variant: VariantInfo, color: Color): Pieces {
  const letters = lettersOf(move);
  const placed = wingsOf(variant, color).flatMap(({ squares, at }) =>
    squares.map((square, i): [Square, Piece] => [square, { letter: letters.charAt(at[i] ?? 0), color }]),
  );
  return new Map([...pieces, ...placed]);
}
