import type { PieceInfo, Square, VariantInfo } from '../api/types';
import { boardFen } from '../board/boardFen';
import { piecesOf, type Piece } from '../board/position';
import { squareAt } from '../board/squares';

/** Betza's "only on the first move", and "and then again", in a piece's moves. */
const FIRST_MOVE = /i/;
const AGAIN = /a/;

/**
 * A board with one white piece, and what it needs to show how it moves: the kings in far corners, victims for a second
 * leg, and its start square when its first move is another.
 */
export function lonePiece(variant: VariantInfo, piece: PieceInfo): { fen: string; square: Square } {
  const [file, rank] = [Math.floor(variant.files / 2) - 1, Math.floor(variant.ranks / 2) - 1];
  const start = FIRST_MOVE.test(piece.betza) ? startSquare(variant, piece) : undefined;
  const square = start ?? squareAt(file, rank);
  const royal = variant.pieces.find((one) => one.royal)?.letter ?? piece.letter;
  const pieces = new Map<Square, Piece>();
  if (!piece.royal) pieces.set(squareAt(variant.files - 1, 0), { letter: royal, color: 'white' });
  pieces.set(squareAt(variant.files - 1, variant.ranks - 1), { letter: royal, color: 'black' });
  if (AGAIN.test(piece.betza)) {
    const victim: Piece = { letter: victimOf(variant, piece), color: 'black' };
    pieces.set(squareAt(file + 1, rank), victim).set(squareAt(file + 1, rank + 1), victim);
  }
  pieces.set(square, { letter: piece.letter, color: 'white' });
  const hands = variant.startFen.includes('[') ? '[]' : '';
  return { fen: `${boardFen(pieces, variant)}${hands} w ${right(variant, start)} - 0 1`, square };
}

/** Where the piece stands at the start, towards the middle if there are several. */
function startSquare(variant: VariantInfo, { letter }: PieceInfo): Square | undefined {
  const squares = [...piecesOf(variant.startFen)]
    .filter(([, piece]) => piece.letter === letter && piece.color === 'white')
    .map(([square]) => square)
    .sort();
  return squares[Math.floor((squares.length - 1) / 2)];
}

/** The letter that says, in the start position's rights, that White's hindmost piece on this file has not moved. */
function right(variant: VariantInfo, square: Square | undefined): string {
  const letter = square?.charAt(0) ?? '';
  const hindmost = [...piecesOf(variant.startFen).keys()].findLast((one) => one.startsWith(letter));
  const rights = variant.startFen.split(' ')[2] ?? '';
  return square === hindmost && rights.includes(letter.toUpperCase()) ? letter.toUpperCase() : '-';
}

/** The weakest piece that is at hand: the last that is declared is the pawn, more often than not. */
function victimOf(variant: VariantInfo, piece: PieceInfo): string {
  return variant.pieces.findLast((one) => !one.royal)?.letter ?? piece.letter;
}
