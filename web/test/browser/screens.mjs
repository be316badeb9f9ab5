/**
 * Takes pictures of every page, game and dialog, for people to look at: wide and on a phone, by day and by night.
 *
 *   node test/browser/screens.mjs FOLDER [PART OF A NAME...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './browser.mjs';
import { Server } from './server.mjs';
import { Table } from './table.mjs';

const [folder = 'screens', ...wanted] = process.argv.slice(2);

const SIZES = {
  wide: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const SCHEMES = ['light', 'dark'];

async function clicks(table, ...squares) {
  for (const square of squares) await table.click(square);
}

/** A game with some moves made by hand, the computer's replies seen. */
async function middle(table, wish, moves) {
  await table.begin(wish);
  for (const uci of moves) {
    const { legal } = await table.state();
    await table.play(legal.some((one) => one.uci === uci) ? uci : legal[0].uci);
    await table.answered();
  }
  await table.still();
}

const at = (variant, fen) => ({ variant, fen });
const SURROUNDED = at('elven', '9k/10/10/10/3ppp4/3pWp4/3ppp4/10/10/K9 w - - 0 1');

const SCREENS = {
  front: async (table) => table.page.goto(table.url),
  'front-games': async (table) => {
    await middle(table, { variant: 'elven' }, ['e3e5']);
    await middle(table, { variant: 'silver-elephant', color: 'black' }, []);
    await table.page.goto(table.url);
  },
  'new-game': async (table) => {
    await table.page.goto(table.url);
    await table.page.getByRole('button', { name: 'Options for Mini' }).click();
    await table.page.getByText('From a position').click();
    await table.page
      .getByLabel('FEN')
      .fill('rnebmkbenr/ppppppppp/10/10/10/10/PPPPPPPPPP/RNEBMKBENX w KQ - 0 1');
    await table.page.locator('.verdict li').first().waitFor();
  },
  help: async (table) => {
    await table.page.goto(table.url);
    await table.page.getByRole('button', { name: 'Help' }).click();
  },
  'start-seirawan': (table) => table.begin({ variant: 'seirawan' }),
  'start-silver': (table) => table.begin({ variant: 'silver-elephant' }),
  'start-courier': (table) => table.begin({ variant: 'mini-courier' }),
  'start-gifford': (table) => table.begin({ variant: 'mini-courier-gifford', color: 'black' }),
  'start-elven': (table) => table.begin({ variant: 'elven' }),
  'start-capablanca': (table) => table.begin({ variant: 'capablanca' }),
  gating: async (table) => {
    await table.begin({ variant: 'seirawan' });
    await clicks(table, 'b1', 'c3');
  },
  'gating-castling': async (table) => {
    await table.begin(at('seirawan', '4k2r/8/8/8/8/8/8/R3K2R[HEh] w KQk - 0 1'));
    await clicks(table, 'e1', 'c1');
  },
  promotion: async (table) => {
    await table.begin(at('elven', '9k/10/10/3P6/10/10/10/10/10/K9 w - - 0 1'));
    await clicks(table, 'd7', 'd8');
  },
  'promotion-seirawan': async (table) => {
    await table.begin(at('seirawan', '1n2k3/P7/8/8/8/8/8/4K3[HE] w - - 0 1'));
    await clicks(table, 'a7', 'b8');
  },
  placement: (table) => table.begin({ variant: 'silver-elephant-placement' }),
  warlock: async (table) => {
    await table.begin(SURROUNDED);
    await clicks(table, 'e5');
  },
  'warlock-second-leg': async (table) => {
    await table.begin(SURROUNDED);
    await clicks(table, 'e5', 'f6');
  },
  'warlock-pass': async (table) => {
    await table.begin(at('elven', '9k/9p/10/4p5/10/4W5/10/10/P9/K9 w - - 0 1'));
    await clicks(table, 'e5');
  },
  reach: async (table) => {
    await table.begin({ variant: 'mini-courier' });
    await clicks(table, 'c8');
    await table.page.locator('.mark').first().waitFor();
  },
  'reach-warlock': async (table) => {
    await table.begin(at('elven', '9k/10/10/10/3p1p4/4w5/3PP5/10/10/K9 w - - 0 1'));
    await clicks(table, 'e5');
    await table.page.locator('.mark').first().waitFor();
  },
  middle: async (table) => {
    const clock = { initialSeconds: 600, incrementSeconds: 10 };
    await middle(table, { variant: 'elven', clock }, [
      'e3e5',
      'f3f4',
      'b2c4',
      'i2h4',
      'e2e3',
      'g2e3',
      'd3d4',
    ]);
  },
  hint: async (table) => {
    await middle(table, { variant: 'silver-elephant' }, ['e2e4', 'c1c3', 'h1h3']);
    await table.page.getByRole('button', { name: 'Hint' }).click();
    await table.page.getByText(/^Hint: /).waitFor({ timeout: 60_000 });
  },
  check: async (table) => {
    await table.begin(at('silver-elephant', '5k4/10/10/10/10/10/4q5/5K4 w - - 0 1'));
    await clicks(table, 'f1');
  },
  'end-bare': async (table) => {
    await table.begin(at('silver-elephant', '9k/10/10/10/10/10/r9/R4K4 w - - 0 1'));
    await clicks(table, 'a1', 'a2');
    await table.page.locator('.status.over').waitFor();
  },
  resign: async (table) => {
    await table.begin({ variant: 'chess' });
    await table.page.getByRole('button', { name: 'Resign' }).click();
  },
  refused: async (table) => {
    await table.begin({ variant: 'seirawan' });
    await table.typed('Ne5');
    await table.page.getByRole('alert').waitFor();
  },
  'rules-seirawan': (table) => table.page.goto(`${table.url}/rules/seirawan`),
  'rules-courier': async (table) => {
    await table.page.goto(`${table.url}/rules/mini-courier`);
    await table.page.getByRole('button', { name: /^Courier Elephant/ }).click();
    await table.page.locator('.mark').first().waitFor();
  },
  'rules-elven': async (table) => {
    await table.page.goto(`${table.url}/rules/elven`);
    await table.page.getByRole('button', { name: /^Warlock/ }).click();
    await table.page.locator('.mark').first().waitFor();
  },
  lost: (table) => table.page.goto(`${table.url}/game/nobody`),
};

const PAUSE_MILLIS = 400;

mkdirSync(folder, { recursive: true });
const server = await Server.start();
const browser = await launch();
for (const [name, arrange] of Object.entries(SCREENS)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  for (const [size, options] of Object.entries(SIZES)) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await arrange(new Table(page, server.url));
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(PAUSE_MILLIS);
      await page.screenshot({ path: join(folder, `${name}-${size}-${colorScheme}.png`) });
    }
    await context.close();
  }
  console.log(name);
}
await browser.close();
await server.stop();
