import type { PieceInfo, Square, VariantInfo } from '../api/types';
import { boardFen } from '../board/boardFen';
import type { Piece } from '../board/position';
import { squareAt } from '../board/squares';

/** Betza's "and then again": a second leg needs a victim to show. */
const AGAIN = /a/;

/** A board with one white piece in its middle, the kings that a position needs in far corners, and victims for a second leg. */
export function lonePiece(variant: VariantInfo, piece: PieceInfo): { fen: string; square: Square } {
  const file = Math.floor(variant.files / 2) - 1;
  const rank = Math.floor(variant.ranks / 2) - 1;
  const square = squareAt(file, rank);
  const royal = variant.pieces.find((one) => one.royal)?.letter ?? 'K';
  const pieces = new Map<Square, Piece>([
    [squareAt(variant.files - 1, 0), { letter: royal, color: 'white' }],
    [squareAt(variant.files - 1, variant.ranks - 1), { letter: royal, color: 'black' }],
  ]);
  if (piece.royal) pieces.delete(squareAt(variant.files - 1, 0));
  if (AGAIN.test(piece.betza)) {
    const victim: Piece = {
      letter: variant.pieces.find((one) => !one.royal)?.letter ?? piece.letter,
      color: 'black',
    };
    for (const [x, y] of [
      [1, 0],
      [1, 1],
    ] as const)
      pieces.set(squareAt(file + x, rank + y), victim);
  }
  pieces.set(square, { letter: piece.letter, color: 'white' });
  const hands = variant.startFen.includes('[') ? '[]' : '';
  return { fen: `${boardFen(pieces, variant)}${hands} w - - 0 1`, square };
}
