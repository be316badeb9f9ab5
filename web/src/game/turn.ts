/**
 * The player's turn, from the first click to the move that is sent. Everything is read off the server's list of legal
 * moves; nothing here knows a variant, a piece or a rule.
 */
import type { BoardMove, LegalMove, Square } from '../api/types';
import { coordinates } from '../board/squares';

/** Choices shown on one square's file: pieces to gate or to promote to, and the move without any. */
export interface Column {
  square: Square;
  moves: BoardMove[];
}

export type Stage =
  | { at: 'idle' }
  /** A piece took on `via` and may go on. `moves` are all moves that start so. */
  | { at: 'second-leg'; from: Square; via: Square; moves: BoardMove[] }
  /** The moves left differ only in a placed piece. */
  | { at: 'choice'; columns: Column[]; nothing: BoardMove | null; like: BoardMove }
  | { at: 'sent'; move: BoardMove };

export const IDLE: Stage = { at: 'idle' };

export function boardMoves(legal: LegalMove[]): BoardMove[] {
  return legal.filter((move): move is BoardMove => move.from !== null && move.to !== null);
}

function firstLeg(move: BoardMove): Square {
  return move.kind === 'two-leg' && move.via ? move.via : move.to;
}

function steps(legal: LegalMove[]): BoardMove[] {
  return boardMoves(legal).filter((move) => move.kind !== 'pass');
}

/** Where a first click or drag may take each piece: a direct move's target, or the first victim of a two-leg move. */
export function firstTargets(legal: LegalMove[]): Map<Square, Square[]> {
  const targets = new Map<Square, Set<Square>>();
  for (const move of steps(legal)) {
    targets.set(move.from, (targets.get(move.from) ?? new Set()).add(firstLeg(move)));
  }
  return new Map([...targets].map(([from, set]) => [from, [...set]]));
}

export function firstStep(legal: LegalMove[], from: Square, to: Square): Stage {
  const moves = steps(legal).filter((move) => move.from === from && firstLeg(move) === to);
  const goesOn = moves.some((move) => move.kind === 'two-leg');
  return goesOn ? { at: 'second-leg', from, via: to, moves } : settle(moves);
}

/** Squares that the second leg may reach; `via` itself (stop there) is not among them. */
export function secondTargets(stage: Stage): Square[] {
  if (stage.at !== 'second-leg') return [];
  return [...new Set(stage.moves.filter((move) => move.kind === 'two-leg').map((move) => move.to))];
}

/** Whether the piece may stay on its first victim's square. */
export function canStop(stage: Stage): boolean {
  return stage.at === 'second-leg' && stage.moves.some((move) => move.kind !== 'two-leg');
}

/** The click after the first capture: a second target, the same square again (stop there), or elsewhere (undone wholly). */
export function secondStep(stage: Stage, square: Square): Stage {
  if (stage.at !== 'second-leg') return stage;
  if (square !== stage.via) return settle(stage.moves.filter((m) => m.kind === 'two-leg' && m.to === square));
  return canStop(stage) ? settle(stage.moves.filter((m) => m.kind !== 'two-leg')) : stage;
}

/** One move left is played; several, which differ only in a placed piece, are asked about. */
function settle(moves: BoardMove[]): Stage {
  const [first] = moves;
  if (!first) return IDLE;
  if (moves.length === 1) return { at: 'sent', move: first };
  const nothing = moves.find((move) => !move.piece) ?? null;
  return { at: 'choice', columns: columnsOf(moves, nothing), nothing, like: nothing ?? first };
}

/** Gated pieces stand in the column of their square, promotions at the arrival square, "nothing" last in the mover's column. */
function columnsOf(moves: BoardMove[], nothing: BoardMove | null): Column[] {
  const columns = new Map<Square, BoardMove[]>();
  for (const move of moves.filter((m) => m !== nothing)) {
    const square = move.gateOn ?? move.to;
    columns.set(square, [...(columns.get(square) ?? []), move]);
  }
  const home = nothing && columns.has(nothing.from) ? nothing.from : [...columns.keys()][0];
  return [...columns]
    .map(([square, list]) => ({ square, moves: nothing && square === home ? [...list, nothing] : list }))
    .sort((a, b) => coordinates(a.square)[0] - coordinates(b.square)[0]);
}

export function passMove(legal: LegalMove[], square: Square | null): BoardMove | null {
  return boardMoves(legal).find((move) => move.kind === 'pass' && move.from === square) ?? null;
}

export function placementMoves(legal: LegalMove[]): LegalMove[] {
  return legal.filter((move) => move.kind === 'placement');
}
