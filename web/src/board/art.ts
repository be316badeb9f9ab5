import type { Color, PieceInfo, VariantInfo } from '../api/types';
import { letterPiece } from '../art/letterPiece';

declare const __PIECE_ART__: string[];

const drawn = new Set(__PIECE_ART__);

/** An Elephant that steps as the Silver General of shogi does can be drawn as one. */
export function isGeneral(piece: PieceInfo): boolean {
  return piece.art === 'elephant' && piece.betza.startsWith('FfW');
}

/** The address of a piece's picture: the drawn one, or its letter on a disc for a piece nobody has drawn. */
export function pictureOf(piece: PieceInfo, color: Color, general = false): string {
  const name = `${color}-${general && isGeneral(piece) ? 'silver-general' : piece.art}`;
  return drawn.has(name) ? `/pieces/${name}.svg` : letterPiece(piece.letter, color);
}

/** Style rules that give chessgroundx's `<piece class="white k-piece">` the pictures of one variant. */
export function pieceStyles(variant: VariantInfo, scope: string, general = false): string {
  const rule = (piece: PieceInfo, color: Color) =>
    `${scope} piece.${color}.${piece.letter.toLowerCase()}-piece{background-image:url("${pictureOf(piece, color, general)}")}`;
  return variant.pieces.flatMap((piece) => [rule(piece, 'white'), rule(piece, 'black')]).join('\n');
}

export function pieceInfo(variant: VariantInfo, letter: string): PieceInfo | undefined {
  return variant.pieces.find((piece) => piece.letter === letter.toUpperCase());
}

export function pieceName(variant: VariantInfo, letter: string): string {
  return pieceInfo(variant, letter)?.name ?? letter.toUpperCase();
}
