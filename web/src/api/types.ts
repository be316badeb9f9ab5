/** What the server says (docs/http-api.md). Squares are in UCI form ("a10", ranks from 1); SAN has the shown ranks. */

export type Color = 'white' | 'black';
export type Square = string;

export interface PieceInfo {
  letter: string;
  name: string;
  art: string;
  betza: string;
  royal: boolean;
}

export interface PlacementInfo {
  /** White's squares, wing by wing. */
  wings: Square[][];
  /** The letters that each wing takes, in any order. */
  pieces: string[];
  /** Every arrangement as a move, e.g. "@NEEN". */
  choices: string[];
}

export interface VariantInfo {
  id: string;
  name: string;
  inventor: string | null;
  year: number | null;
  summary: string;
  files: number;
  ranks: number;
  /** The number shown for the bottom rank (Elven counts from 0). */
  firstRank: number;
  startFen: string;
  /** Ids of all arrays and forms of the same game, itself among them. */
  family: string[];
  pieces: PieceInfo[];
  hand: boolean;
  placement: PlacementInfo | null;
  levels: number;
}

export type MoveKind =
  'step' | 'double-step' | 'en-passant' | 'promotion' | 'castling' | 'two-leg' | 'pass' | 'placement';

export interface LegalMove {
  uci: string;
  san: string;
  kind: MoveKind;
  /** Castling: the king's. Placement: null. Igui and pass: the same as `to`. */
  from: Square | null;
  to: Square | null;
  /** Two-leg: where the first victim stands. Castling: the partner's start. Double step: the square passed. */
  via?: Square | null;
  capture: boolean;
  captures: Square[];
  /** Letter promoted to or gated. */
  piece?: string | null;
  /** Where the piece is gated. */
  gateOn?: Square | null;
}

/** A legal move of a piece on the board: it has both its squares. */
export type BoardMove = LegalMove & { from: Square; to: Square };

export interface PlayedMove {
  ply: number;
  uci: string;
  san: string;
  spoken: string;
  fen: string;
  check: Square | null;
  kind: MoveKind;
  from: Square | null;
  to: Square | null;
  via?: Square | null;
  piece?: string | null;
  gateOn?: Square | null;
  captures: Square[];
  /** What its player had left after it. */
  clockMillis?: number | null;
}

export interface ClockState {
  initialMillis: number;
  incrementMillis: number;
  whiteMillis: number;
  blackMillis: number;
  running: Color | null;
  serverNow: number;
}

export interface GameState {
  id: string;
  variant: string;
  color: Color;
  level: number;
  /** Grows with every change. */
  revision: number;
  startFen: string;
  fen: string;
  toMove: Color;
  check: Square | null;
  inCheck: boolean;
  moves: PlayedMove[];
  /** Only when it is the player's turn. */
  legal: LegalMove[];
  /** Where the player's pieces could go once the computer has moved; only while it thinks. */
  premoves: { from: Square; to: Square }[];
  hands: Record<Color, Record<string, number>>;
  clock: ClockState | null;
  status: string;
  winner: Color | null;
  sentence: string;
  result: string;
  canTakeBack: boolean;
  /** The last offer was made on this ply and declined. */
  drawDeclined: boolean;
  thinking: boolean;
  /** The computer could not find its move; it can be asked to try again. */
  stalled: boolean;
}

export interface GameSummary {
  id: string;
  variant: string;
  color: Color;
  level: number;
  status: string;
  sentence: string;
  plies: number;
  updated: number;
  fen: string;
}

export interface NewGame {
  variant: string;
  level: number;
  color: Color | 'random';
  clock: { initialSeconds: number; incrementSeconds: number } | null;
  fen?: string;
  placement?: string;
}

export interface RulesPage {
  id: string;
  name: string;
  summary: string;
  startFen: string;
  pieces: (PieceInfo & { moves: string })[];
  sections: { title: string; paragraphs: string[] }[];
}

/** `return` and `pass` are ways to stay on the piece's own square. */
export type Way = 'move' | 'capture' | 'leap' | 'first-move' | 'second-leg' | 'return' | 'pass';

export interface Reach {
  piece: string;
  color: Color;
  name: string;
  betza: string;
  squares: { square: Square; ways: Way[] }[];
}

export interface FenCheck {
  ok: boolean;
  problems: string[];
  fen: string | null;
}
