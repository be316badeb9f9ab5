import type { GameState } from '../../src/api/types';

export interface ReferencePosition {
  variant: string;
  fen: string;
  moves: string[];
  note?: string;
}
export function referencePositions(): ReferencePosition[];
export function stateOf(id: string, position: ReferencePosition): GameState;
