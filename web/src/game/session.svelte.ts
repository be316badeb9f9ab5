/** One game as the page knows it: the server's state, what the visitor looks at, and how far the turn has come. */
import { ApiError, api } from '../api/client';
import { Live } from '../api/live';
import type { BoardMove, GameState, LegalMove, Square, VariantInfo } from '../api/types';
import { afterFirstLeg, afterMove, piecesOf, type Pieces } from '../board/position';
import { withPlaced } from './placement';
import { play, type SoundName } from '../sound/sound';
import { firstStep, firstTargets, IDLE, passMove, placementMoves, secondStep, type Stage } from './turn';
import { isMyTurn, isOver } from './words';

export interface Notice {
  text: string;
  tone: 'news' | 'error';
}

export class Session {
  state: GameState = $state.raw() as GameState;
  /** When the state came, on performance.now(). */
  arrived = $state(0);
  connected = $state(true);
  /** The ply looked at; null is the latest. */
  viewed: number | null = $state(null);
  stage: Stage = $state.raw(IDLE);
  premove: { from: Square; to: Square } | null = $state.raw(null);
  hint: { uci: string; san: string } | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  private wished: LegalMove | null = $state.raw(null);

  private readonly live: Live;

  constructor(
    state: GameState,
    private readonly variant: VariantInfo,
  ) {
    this.state = state;
    this.arrived = performance.now();
    this.live = new Live(state.id, {
      state: (pushed) => this.receive(pushed),
      error: (text) => this.refuse(text),
      connected: (yes) => (this.connected = yes),
    });
  }

  close(): void {
    this.live.close();
  }

  readonly over: boolean = $derived.by(() => isOver(this.state));
  readonly myTurn: boolean = $derived.by(() => isMyTurn(this.state));
  readonly ply: number = $derived.by(() => this.viewed ?? this.state.moves.length);
  readonly isLatest: boolean = $derived.by(() => this.ply === this.state.moves.length);
  readonly fen: string = $derived.by(() =>
    this.isLatest ? this.state.fen : (this.state.moves[this.ply - 1]?.fen ?? this.state.startFen),
  );
  readonly canMove: boolean = $derived.by(() => this.myTurn && this.isLatest);
  readonly placements: LegalMove[] = $derived.by(() =>
    this.canMove ? placementMoves(this.state.legal) : [],
  );
  readonly targets: Map<Square, Square[]> = $derived.by(() =>
    this.canMove ? firstTargets(this.state.legal) : new Map<Square, Square[]>(),
  );

  /** The placement shown and played with a tick; null when it is not the time to place. */
  readonly arrangement: LegalMove | null = $derived.by(
    () => this.placements.find((move) => move.uci === this.wished?.uci) ?? this.placements[0] ?? null,
  );

  /** What the board shows: the position looked at, with the turn as far as it has come. */
  readonly pieces: Pieces = $derived.by(() => {
    const pieces = piecesOf(this.fen);
    if (!this.isLatest) return pieces;
    if (this.arrangement) return withPlaced(pieces, this.arrangement, this.variant, this.state.color);
    switch (this.stage.at) {
      case 'second-leg':
        return afterFirstLeg(pieces, this.stage.from, this.stage.via);
      case 'choice':
        return afterMove(pieces, { ...this.stage.like, piece: null });
      case 'sent':
        return afterMove(pieces, this.stage.move);
      default:
        return pieces;
    }
  });

  /** A click or drag took a piece from one square to another. */
  moved(from: Square, to: Square): void {
    if (!this.canMove) return;
    const stage =
      this.stage.at === 'second-leg' ? secondStep(this.stage, to) : firstStep(this.state.legal, from, to);
    void this.enter(stage);
  }

  /** A click, during the second leg, that is no move: the same square stops there, any other undoes all. */
  clickedInSecondLeg(square: Square): void {
    void this.enter(secondStep(this.stage, square));
  }

  pass(square: Square): void {
    const move = passMove(this.state.legal, square);
    if (move) void this.enter({ at: 'sent', move });
  }

  choose(move: BoardMove): void {
    void this.enter({ at: 'sent', move });
  }

  undo(): void {
    if (this.stage.at !== 'sent') this.stage = IDLE;
  }

  arrange(move: LegalMove): void {
    this.wished = move;
  }

  place(): void {
    if (this.arrangement) void this.send({ uci: this.arrangement.uci });
  }

  /** A move in writing, SAN or UCI; the server reads it and says why it is refused. Resolves to whether it was made. */
  async typed(text: string): Promise<boolean> {
    if (!this.myTurn) {
      this.refuse(this.over ? 'The game is over.' : 'It is not your turn yet.');
      return false;
    }
    this.undo();
    return this.send({ san: text });
  }

  look(ply: number): void {
    this.stage = this.stage.at === 'sent' ? this.stage : IDLE;
    const last = this.state.moves.length;
    const wanted = Math.min(last, Math.max(0, ply));
    this.viewed = wanted === last ? null : wanted;
  }

  takeback(): Promise<boolean> {
    return this.ask(() => api.takeback(this.state.id));
  }

  resign(): Promise<boolean> {
    return this.ask(() => api.resign(this.state.id));
  }

  resume(): Promise<boolean> {
    return this.ask(() => api.resume(this.state.id));
  }

  async offerDraw(): Promise<void> {
    const answered = await this.ask(() => api.offerDraw(this.state.id));
    if (answered && this.state.drawDeclined) this.tell('The computer declines the draw.');
  }

  async askHint(): Promise<void> {
    const { id, revision } = this.state;
    this.tell('Looking for a good move …');
    try {
      const hint = await api.hint(id);
      if (this.state.revision !== revision) return;
      this.hint = hint;
      this.wished = this.placements.find((move) => move.uci === hint.uci) ?? null;
      this.look(this.state.moves.length);
      this.tell(`Hint: ${hint.san}`);
    } catch (error) {
      this.fail(error);
    }
  }

  tell(text: string): void {
    this.notice = { text, tone: 'news' };
  }

  private refuse(text: string): void {
    this.notice = { text, tone: 'error' };
  }

  private async enter(stage: Stage): Promise<void> {
    this.stage = stage;
    if (stage.at === 'sent' && !(await this.send({ uci: stage.move.uci })) && this.stage === stage)
      this.stage = IDLE;
  }

  private send(move: { uci: string } | { san: string }): Promise<boolean> {
    return this.ask(() => api.move(this.state.id, this.state.moves.length, move));
  }

  private async ask(request: () => Promise<GameState>): Promise<boolean> {
    this.notice = null;
    try {
      this.receive(await request());
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.refuse(error.message);
  }

  private receive(state: GameState): void {
    if (state.revision < this.state.revision) return;
    const before = this.state;
    this.arrived = performance.now();
    this.state = state;
    if (state.revision === before.revision) return;
    const sound = soundOf(before, state);
    if (sound) play(sound);
    if (state.fen !== before.fen || isOver(state)) this.turnPage();
    this.playPremove();
  }

  /** The position has changed: what was begun or shown for the old one is over. */
  private turnPage(): void {
    this.stage = IDLE;
    this.hint = null;
    this.viewed = null;
    if (this.notice?.tone === 'news') this.notice = null;
  }

  private playPremove(): void {
    const wish = this.premove;
    if (this.state.thinking && !this.over) return;
    this.premove = null;
    if (wish && this.targets.get(wish.from)?.includes(wish.to)) this.moved(wish.from, wish.to);
  }
}

function soundOf(before: GameState, after: GameState): SoundName | null {
  if (isOver(after) && !isOver(before)) return 'end';
  const last = after.moves.at(-1);
  if (!last || after.moves.length <= before.moves.length) return null;
  if (last.check) return 'check';
  return last.captures.length > 0 ? 'capture' : 'move';
}
