/** What the page says in words: for screen readers, the title, and whoever likes to read. */
import type { Color, GameState, PlayedMove, VariantInfo } from '../api/types';
import { pieceName } from '../board/art';
import type { Pieces } from '../board/position';
import { shownName } from '../board/squares';

export function opposite(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

export function colorName(color: Color): string {
  return color === 'white' ? 'White' : 'Black';
}

export function moverOf(move: PlayedMove, firstToMove: Color): Color {
  return move.ply % 2 === 1 ? firstToMove : opposite(firstToMove);
}

export function sideToMove(fen: string): Color {
  return fen.split(' ')[1] === 'b' ? 'black' : 'white';
}

export function isOver(state: GameState): boolean {
  return state.status !== 'ongoing';
}

export function isMyTurn(state: GameState): boolean {
  return !isOver(state) && state.toMove === state.color;
}

/** The last move as one would say it across the board. */
export function spokenMove(state: GameState): string {
  const last = state.moves.at(-1);
  if (!last) return '';
  const mine = moverOf(last, sideToMove(state.startFen)) === state.color;
  const check = last.check && !isOver(state) ? ' Check.' : '';
  return `${mine ? 'You play' : 'The computer plays'} ${last.spoken}.${check}`;
}

export function turnSentence(state: GameState): string {
  if (isOver(state)) return state.sentence;
  if (state.stalled) return 'The computer could not find its move.';
  const check = state.inCheck ? ', in check' : '';
  if (isMyTurn(state)) return `Your turn${check}`;
  return `The computer is thinking${check}`;
}

export function titleOf(state: GameState, variant: VariantInfo): string {
  if (isOver(state)) return `${resultWord(state)} · ${variant.name}`;
  return `${isMyTurn(state) ? 'Your turn' : 'Thinking'} · ${variant.name}`;
}

/** How the game ended for the player. */
export function resultWord(state: GameState): string {
  if (!isOver(state)) return 'In play';
  if (state.winner === null) return 'Draw';
  return state.winner === state.color ? 'You won' : 'You lost';
}

/** "2 Elephants, 1 Hawk" of a hand. */
export function handWords(hand: Record<string, number>, variant: VariantInfo): string {
  const parts = Object.entries(hand)
    .filter(([, count]) => count > 0)
    .map(([letter, count]) => `${count} ${pieceName(variant, letter)}${count > 1 ? 's' : ''}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing';
}

/** "White: King f0, Rook a0. Black: King e9." */
export function boardWords(pieces: Pieces, variant: VariantInfo): string {
  const side = (color: Color) =>
    variant.pieces.flatMap(({ letter, name }) =>
      [...pieces]
        .filter(([, piece]) => piece.letter === letter && piece.color === color)
        .map(([square]) => `${name} ${shownName(square, variant.firstRank)}`),
    );
  return `White: ${side('white').join(', ')}. Black: ${side('black').join(', ')}.`;
}

export function ago(millis: number, now: number): string {
  const minutes = Math.round((now - millis) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 24) return `${hours} h ago`;
  const days = Math.round(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
