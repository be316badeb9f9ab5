import type { Pieces } from './position';
import { squareAt, type Size } from './squares';

/** The board field of a FEN. */
export function boardFen(pieces: Pieces, { files, ranks }: Size): string {
  const rows = Array.from({ length: ranks }, (_, i) => row(pieces, ranks - 1 - i, files));
  return rows.join('/');
}

function row(pieces: Pieces, rank: number, files: number): string {
  let text = '';
  let empty = 0;
  for (let file = 0; file < files; file++) {
    const piece = pieces.get(squareAt(file, rank));
    if (!piece) {
      empty++;
      continue;
    }
    text += (empty || '') + (piece.color === 'white' ? piece.letter : piece.letter.toLowerCase());
    empty = 0;
  }
  return text + (empty || '');
}
