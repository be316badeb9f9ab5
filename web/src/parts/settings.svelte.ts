/** What a visitor likes, kept in the browser. */
import type { NewGame } from '../api/types';

/** How a new game against the computer begins, unless chosen otherwise. */
export type Wish = Pick<NewGame, 'level' | 'color' | 'clock'>;

export const BOARD_THEMES = ['brown', 'green', 'blue', 'grey'] as const;
export type BoardTheme = (typeof BOARD_THEMES)[number];

interface Saved {
  board: BoardTheme;
  sound: boolean;
  /** Draws a plain Elephant as a Silver General. */
  general: boolean;
  /** As the last game was begun. */
  wish: Wish;
}

const STORE = 'howdah-settings';
const DEFAULTS: Saved = {
  board: 'brown',
  sound: true,
  general: false,
  wish: { level: 3, color: 'white', clock: null },
};

function load(): Saved {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Saved>) };
  } catch {
    return DEFAULTS; // storage is forbidden or holds something else: the page works without it
  }
}

class Settings {
  private saved: Saved = $state.raw(load());

  get board(): BoardTheme {
    return this.saved.board;
  }
  get sound(): boolean {
    return this.saved.sound;
  }
  get general(): boolean {
    return this.saved.general;
  }
  get wish(): Wish {
    return this.saved.wish;
  }

  change(some: Partial<Saved>): void {
    this.saved = { ...this.saved, ...some };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.saved));
    } catch {
      // as above: remembered until the page is left
    }
  }
}

export const settings = new Settings();
