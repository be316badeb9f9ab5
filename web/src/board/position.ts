import type { BoardMove, Color, Square } from '../api/types';
import { coordinates, squareAt } from './squares';

export interface Piece {
  /** Upper case, as the variant declares it. */
  letter: string;
  color: Color;
}

export type Pieces = ReadonlyMap<Square, Piece>;
export type Hands = Record<Color, Record<string, number>>;

export function pieceOf(letter: string): Piece {
  const upper = letter.toUpperCase();
  return { letter: upper, color: letter === upper ? 'white' : 'black' };
}

function boardField(fen: string): string {
  return fen.trim().split(/\s+/)[0] ?? '';
}

/** The pieces of a FEN. Runs of empty squares may have more than one digit. */
export function piecesOf(fen: string): Pieces {
  const pieces = new Map<Square, Piece>();
  const rows = boardField(fen).replace(/\[.*$/, '').split('/');
  rows.forEach((row, i) => {
    let file = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      if (/\d/.test(token)) file += Number(token);
      else pieces.set(squareAt(file++, rows.length - 1 - i), pieceOf(token));
    }
  });
  return pieces;
}

/** What waits in the brackets of a FEN, counted. */
export function handsOf(fen: string): Hands {
  const hands: Hands = { white: {}, black: {} };
  for (const letter of boardField(fen).match(/\[(.*)\]/)?.[1] ?? '') {
    const { letter: upper, color } = pieceOf(letter);
    hands[color][upper] = (hands[color][upper] ?? 0) + 1;
  }
  return hands;
}

/** Where castling puts the partner: on the square just inside the king's. */
export function partnerLanding(move: BoardMove): Square {
  const [kingFrom] = coordinates(move.from);
  const [kingTo, rank] = coordinates(move.to);
  return squareAt(kingTo + Math.sign(kingFrom - kingTo), rank);
}

/** The pieces as a chosen move leaves them: only for show, until the server has answered. */
export function afterMove(pieces: Pieces, move: BoardMove): Pieces {
  const next = new Map(pieces);
  const mover = pieces.get(move.from);
  if (!mover || move.kind === 'pass') return next;
  next.delete(move.from);
  for (const victim of move.captures) next.delete(victim);
  if (move.kind === 'castling' && move.via) {
    const partner = pieces.get(move.via);
    next.delete(move.via);
    if (partner) next.set(partnerLanding(move), partner);
  }
  const placed = move.piece ? { letter: move.piece.toUpperCase(), color: mover.color } : null;
  next.set(move.to, move.kind === 'promotion' && placed ? placed : mover);
  if (placed && move.gateOn) next.set(move.gateOn, placed);
  return next;
}

/** The pieces after the first leg of a two-leg move: the mover stands on its first victim's square. */
export function afterFirstLeg(pieces: Pieces, from: Square, via: Square): Pieces {
  const next = new Map(pieces);
  const mover = pieces.get(from);
  if (!mover) return next;
  next.delete(from);
  next.set(via, mover);
  return next;
}
