/** What the board shows of a game, and what may be moved on it. */
import type { Square } from '../api/types';
import type { Arrow, BoardView, Targets } from '../board/ground';
import type { Session } from './session.svelte';
import { boardMoves, secondTargets } from './turn';
import { sideToMove } from './words';

const NOWHERE: Targets = new Map();

export function viewOf(session: Session): BoardView {
  const { state, stage, isLatest, over } = session;
  const inSecondLeg = stage.at === 'second-leg';
  const mayMove = isLatest && !over && (stage.at === 'idle' || inSecondLeg);
  return {
    pieces: session.pieces,
    turn: sideToMove(session.fen),
    player: mayMove ? state.color : null,
    targets: targetsOf(session),
    premoves: mayMove && state.thinking ? grouped(state.premoves) : NOWHERE,
    held: inSecondLeg ? stage.via : null,
    lastMove: lastMoveOf(session),
    check: checkOf(session),
    arrows: arrowsOf(session),
  };
}

function targetsOf({ stage, targets }: Session): Targets {
  if (stage.at === 'second-leg') return new Map([[stage.via, secondTargets(stage)]]);
  return stage.at === 'idle' ? targets : NOWHERE;
}

function lastMoveOf({ stage, state, ply, isLatest }: Session): Square[] {
  if (isLatest && stage.at === 'second-leg') return [stage.from, stage.via];
  if (isLatest && stage.at === 'choice') return [stage.like.from, stage.like.to];
  if (isLatest && stage.at === 'sent') return [stage.move.from, stage.move.to];
  const move = state.moves[ply - 1];
  return move
    ? [move.from, move.via && move.kind === 'two-leg' ? move.via : null, move.to].filter((s) => s != null)
    : [];
}

function checkOf({ state, stage, ply, isLatest }: Session): Square | null {
  if (isLatest) return stage.at === 'idle' ? state.check : null;
  return state.moves[ply - 1]?.check ?? null;
}

function arrowsOf({ hint, state, isLatest, stage }: Session): Arrow[] {
  const move =
    hint && isLatest && stage.at === 'idle' && boardMoves(state.legal).find((m) => m.uci === hint.uci);
  if (!move) return [];
  if (move.kind !== 'two-leg' || !move.via) return [{ from: move.from, to: move.to, brush: 'blue' }];
  return [
    { from: move.from, to: move.via, brush: 'blue' },
    { from: move.via, to: move.to, brush: 'paleBlue' },
  ];
}

function grouped(moves: readonly { from: Square; to: Square }[]): Targets {
  const targets = new Map<Square, Square[]>();
  for (const { from, to } of moves) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
}
