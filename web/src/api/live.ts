import type { GameState } from './types';

const FIRST_RETRY_MILLIS = 500;
const LAST_RETRY_MILLIS = 8000;

export interface LiveListener {
  state(state: GameState): void;
  error(sentence: string): void;
  /** Whether the line to the server stands. */
  connected(yes: boolean): void;
}

type Pushed = ({ type: 'state' } & GameState) | { type: 'error'; error: string };

/** The line on which the server pushes a game's states; it is taken up again whenever it breaks. */
export class Live {
  private socket: WebSocket | null = null;
  private retryMillis = FIRST_RETRY_MILLIS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly id: string,
    private readonly listener: LiveListener,
  ) {
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** A page that is looked at again does not wait for its next try. */
  private readonly wake = (): void => {
    if (document.visibilityState !== 'visible' || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/games/${encodeURIComponent(this.id)}/live`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.retryMillis = FIRST_RETRY_MILLIS;
      this.listener.connected(true);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Pushed);
    socket.onclose = () => this.retry();
  }

  private receive(pushed: Pushed): void {
    if (this.closed) return;
    if (pushed.type === 'error') this.listener.error(pushed.error);
    else this.listener.state(pushed);
  }

  private retry(): void {
    if (this.closed) return;
    this.listener.connected(false);
    this.timer = setTimeout(() => this.open(), this.retryMillis);
    this.retryMillis = Math.min(2 * this.retryMillis, LAST_RETRY_MILLIS);
  }
}
