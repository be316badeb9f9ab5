/**
 * chessgroundx as our board: it draws, drags, premoves and takes arrows. Its own ideas of chess (castling squares,
 * premove geometry, check) are switched off; positions and targets come from outside.
 */
import { Chessground } from 'chessgroundx';
import type { Api } from 'chessgroundx/api';
import type { Config } from 'chessgroundx/config';
import type { DrawShape } from 'chessgroundx/draw';
import type { Key } from 'chessgroundx/types';
import type { Color, Square } from '../api/types';
import { boardFen } from './boardFen';
import type { Pieces } from './position';
import { fromKey, toKey, type Size } from './squares';

export type Targets = ReadonlyMap<Square, readonly Square[]>;

export interface Arrow {
  from: Square;
  to?: Square;
  brush: string;
}

export interface BoardView {
  pieces: Pieces;
  turn: Color;
  /** The side that the visitor plays; null: no piece can be moved. */
  player: Color | null;
  targets: Targets;
  premoves: Targets;
  /** A piece that must stay selected (between the legs of a move). */
  held: Square | null;
  lastMove: readonly Square[];
  check: Square | null;
  arrows: readonly Arrow[];
}

export interface BoardEvents {
  move(from: Square, to: Square): void;
  premove(from: Square, to: Square): void;
  premoveCancelled(): void;
}

export function createGround(element: HTMLElement, size: Size, orientation: Color, events: BoardEvents): Api {
  return Chessground(element, {
    fen: boardFen(new Map(), size),
    dimensions: { width: size.files, height: size.ranks },
    orientation,
    coordinates: false,
    autoCastle: false,
    disableContextMenu: true,
    addDimensionsCssVarsTo: element.parentElement ?? element,
    animation: { enabled: !matchMedia('(prefers-reduced-motion: reduce)').matches, duration: 180 },
    movable: {
      free: false,
      events: { after: (from, to) => events.move(fromKey(from), fromKey(to)) },
    },
    premovable: {
      castle: false,
      events: {
        set: (from, to) => events.premove(fromKey(from as Key), fromKey(to)),
        unset: () => events.premoveCancelled(),
      },
    },
    drawable: { defaultSnapToValidMove: false },
  });
}

/** Shows a view. The pieces are set anew even when chessgroundx has moved one by itself. */
export function show(ground: Api, view: BoardView, size: Size): void {
  const fen = boardFen(view.pieces, size);
  const config: Config = {
    ...(ground.getFen() === fen ? {} : { fen }),
    turnColor: view.turn,
    lastMove: view.lastMove.map(toKey),
    check: view.check ? [toKey(view.check)] : [],
    movable: { color: view.player as Color, dests: keys(view.targets) },
    premovable: {
      enabled: view.premoves.size > 0,
      premoveFunc: (_board, key) => (view.premoves.get(fromKey(key)) ?? []).map(toKey),
    },
    drawable: { autoShapes: view.arrows.map(shape) },
  };
  ground.set(config);
  if (view.held) ground.set({ selectable: { selected: toKey(view.held) } });
}

export function selectedSquare(ground: Api): Square | null {
  const selected = ground.state.selectable.selected;
  return typeof selected === 'string' ? fromKey(selected) : null;
}

/** Whether a press on this square completes a move or premove of the selected piece. */
export function completesMove(ground: Api, square: Square): boolean {
  const selected = selectedSquare(ground);
  if (!selected || selected === square) return false;
  const key = toKey(square);
  const { movable, premovable } = ground.state;
  return !!movable.dests?.get(toKey(selected))?.includes(key) || !!premovable.dests?.includes(key);
}

function keys(targets: Targets): Map<Key, Key[]> {
  return new Map([...targets].map(([from, to]) => [toKey(from), to.map(toKey)]));
}

function shape({ from, to, brush }: Arrow): DrawShape {
  return to && to !== from ? { orig: toKey(from), dest: toKey(to), brush } : { orig: toKey(from), brush };
}
