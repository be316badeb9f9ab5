import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { house } from './house.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function noSidewaysScroll(page) {
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window, `the page is ${wide} wide in a window of ${window}`);
}

/** The line on which the server pushes states, made to wait as if the computer thought for long. */
async function holdable(page) {
  const held = [];
  let holding = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (holding) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => (holding = true),
    release: () => {
      holding = false;
      for (const deliver of held.splice(0)) deliver();
    },
  };
}

describe('the page', () => {
  const { table, visitor, url, server } = house();

  test('shows every game with its board, and one click starts one', async () => {
    const page = await visitor();
    await page.goto(url());
    await page.locator('.card').first().waitFor();
    const all = await (await page.request.get(`${url()}/api/variants`)).json();
    const shown = await page.locator('.card h3').allInnerTexts();
    const heads = all.filter((one) => all.find((other) => one.family.includes(other.id)) === one);
    assert.deepEqual(
      shown,
      heads.map(({ name }) => name),
    );
    await page.locator('.card').first().getByRole('button', { name: 'Play the computer' }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('cg-board piece').first().waitFor();
    await page.goto(url());
    await page.getByRole('heading', { name: 'Your games' }).waitFor();
    assert.equal(await page.locator('section[aria-labelledby=saved] li').count(), 1);
  });

  test('a new game from a position tells every problem, then begins', async () => {
    const page = await visitor();
    await page.goto(url());
    await page.getByRole('button', { name: 'Options for Chess' }).click();
    await page.getByText('From a position').click();
    await page.getByLabel('FEN').fill('8/8/8/8/8/8/8/8 w - - 0 1');
    const problems = page.locator('.verdict li');
    await problems.first().waitFor();
    assert.ok((await problems.count()) >= 1);
    assert.ok(await page.getByRole('button', { name: 'Start the game' }).isDisabled());
    await page.getByLabel('FEN').fill('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await page.getByText('A good position.').waitFor();
    await page.getByText('10+10').click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/game\//);
    await page.locator('cg-board piece').first().waitFor();
    assert.equal(await page.locator('cg-board piece').count(), 3);
    assert.deepEqual(await page.locator('.clock').allInnerTexts(), ['10:00', '10:00']);
  });

  test('moves can be typed, and a refusal names the rule', async () => {
    const game = await table();
    await game.begin({ variant: 'chess' });
    await game.page.keyboard.press('/');
    await game.page.keyboard.type('e4');
    await game.page.keyboard.press('Enter');
    await game.plies(2);
    assert.equal((await game.moves())[0], 'e4');
    const spoken = await game.page.locator('[data-spoken]').innerText();
    assert.match(spoken, /^The computer plays \w+/);
    await game.typed('e1e5');
    const refusal = game.page.getByRole('alert');
    await refusal.waitFor();
    assert.ok((await refusal.innerText()).length > 10);
    assert.equal((await game.moves()).length, 2);
  });

  test('the keys step through the game and turn the board', async () => {
    const game = await table();
    await game.begin({ variant: 'chess' });
    await game.play('e2e4');
    await game.plies(2);
    await game.page.keyboard.press('ArrowUp');
    assert.equal((await game.pieces()).e2, 'white P');
    await game.page.keyboard.press('ArrowRight');
    assert.deepEqual(await game.marked('last-move'), ['e2', 'e4']);
    await game.page.keyboard.press('ArrowDown');
    await game.agrees();
    await game.page.keyboard.press('f');
    assert.equal(await game.page.locator('.board').getAttribute('data-orientation'), 'black');
    await game.agrees();
    await game.play('d2d4');
    await game.page.keyboard.press('?');
    await game.page.getByRole('dialog').waitFor();
    await game.page.keyboard.press('Escape');
    await game.page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('the right button draws arrows and circles, a left click wipes them', async () => {
    const game = await table();
    await game.begin({ variant: 'elven' });
    await game.drag('e3', 'e5', 'right');
    const circle = await game.point('d10');
    await game.page.mouse.click(circle.x, circle.y, { button: 'right', delay: 60 });
    assert.equal(await game.page.locator('.cg-shapes line').count(), 1);
    assert.equal(await game.page.locator('.cg-shapes circle').count(), 1);
    await game.click('e6');
    await game.page.waitForFunction(() => !document.querySelector('.cg-shapes line, .cg-shapes circle'));
  });

  test('take back, draw offer, hint, resignation, copying and PGN', async () => {
    const game = await table({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = game;
    await game.begin({ variant: 'chess' });
    await game.play('e2e4');
    await game.plies(2);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.moves li button').length === 0);
    await game.agrees();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByText(/^Hint: /).waitFor({ timeout: 30_000 });
    assert.ok((await page.locator('.cg-shapes line').count()) >= 1);
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.getByText('The computer declines the draw.').waitFor();
    await page.getByRole('button', { name: 'Copy FEN' }).click();
    await page.getByText('The position is copied').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), (await game.state()).fen);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await game.isOver(), false);
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await page.locator('.status.over').waitFor();
    assert.match(await game.status(), /You lost\s+Black wins: White resigned/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'PGN' }).click(),
    ]);
    assert.match(readFileSync(await download.path(), 'utf8'), /\[Result "0-1"\]/);
  });

  test('a click on any piece shows how it moves, with a legend', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan' });
    await game.click('b8');
    await game.page.locator('.mark').first().waitFor();
    const marks = await game.page
      .locator('.mark')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.square).sort());
    assert.deepEqual(marks, ['a6', 'c6']);
    assert.match(await game.page.locator('.legend').first().innerText(), /Knight[\s\S]*leaps/);
    await game.click('e5');
    assert.equal(await game.page.locator('.mark').count(), 0);
  });

  test('the rules show each piece alone on the board', async () => {
    const page = await visitor();
    await page.goto(`${url()}/rules/elven`);
    await page.getByRole('button', { name: /^Warlock/ }).click();
    await page.locator('.mark').first().waitFor();
    assert.ok((await page.locator('.mark').count()) >= 24);
    assert.match(await page.locator('.legend').innerText(), /Warlock/);
    await page.goto(`${url()}/rules/mini-courier`);
    await page.getByRole('button', { name: /^Courier Elephant/ }).click();
    await page.getByText('on its first move only').waitFor();
    const leaps = await page
      .locator('.mark[data-ways*=first-move]')
      .evaluateAll((all) => all.map((one) => one.dataset.square));
    assert.deepEqual(leaps.sort(), ['a3', 'c3', 'e3']);
  });

  test('a move made ahead is played at once, and a click elsewhere takes one back', async () => {
    const game = await table();
    const line = await holdable(game.page);
    await game.begin({ variant: 'chess' });
    const icon = () => game.page.locator('#favicon').getAttribute('href');
    assert.equal(await icon(), '/favicon-your-turn.svg');
    line.hold();
    await game.drag('e2', 'e4');
    await game.page.waitForFunction(() => document.title.startsWith('Thinking'));
    assert.equal(await icon(), '/favicon.svg');
    await game.drag('d2', 'd3');
    assert.deepEqual(await game.marked('current-premove'), ['d2', 'd3']);
    assert.match(await game.status(), /Your move is ready/);
    const { x, y } = await game.point('h5');
    await game.page.mouse.click(x, y, { button: 'right' });
    assert.deepEqual(await game.marked('current-premove'), []);
    await game.drag('g1', 'f3');
    assert.deepEqual(await game.marked('current-premove'), ['f3', 'g1']);
    await game.click('h5');
    assert.deepEqual(await game.marked('current-premove'), []);
    await game.drag('d2', 'd3');
    line.release();
    assert.equal((await game.plies(3))[2], 'd3');
  });

  test('a move that does not reach the server is taken off the board again, and said so', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant' });
    const before = await game.pieces();
    await game.page.route('**/move', (route) => route.abort());
    await game.drag('e2', 'e4');
    await game.page.getByText('The server cannot be reached').waitFor();
    await game.still();
    assert.deepEqual(await game.pieces(), before);
    await game.page.unroute('**/move');
    await game.drag('e2', 'e4');
    assert.equal((await game.plies(1))[0], 'e4');
  });

  test('a reload in the middle loses nothing, and neither does a restart of the server', async () => {
    const game = await table();
    await game.begin({ variant: 'elven' });
    await game.play('e3e5');
    await game.plies(2);
    await game.still();
    const before = [await game.moves(), await game.pieces()];
    await game.page.reload();
    await game.page.locator('cg-board piece').first().waitFor();
    await game.answered();
    await game.still();
    assert.deepEqual([await game.moves(), await game.pieces()], before);
    await server().down();
    await game.page.getByText('The line to the server is broken').waitFor();
    await server().up();
    await game.page
      .getByText('The line to the server is broken')
      .waitFor({ state: 'detached', timeout: 20_000 });
    assert.deepEqual([await game.moves(), await game.pieces()], before);
    await game.play('d3d4');
    await game.plies(4);
    await game.agrees();
  });

  test('nothing scrolls sideways on a phone', async () => {
    const game = await table(PHONE);
    for (const path of ['/', '/rules/elven', '/rules/silver-elephant-placement']) {
      await game.page.goto(url() + path);
      await game.page.locator('svg image, cg-board piece').first().waitFor();
      await noSidewaysScroll(game.page);
    }
    await game.begin({ variant: 'elven' });
    await noSidewaysScroll(game.page);
    const { x, y } = await game.point('e3');
    await game.page.touchscreen.tap(x, y);
    await game.page.waitForTimeout(30);
    assert.deepEqual(await game.marked('move-dest'), ['e4', 'e5']);
    const target = await game.point('e5');
    await game.page.touchscreen.tap(target.x, target.y);
    await game.plies(1);
    assert.equal((await game.moves())[0], 'e4');
  });
});
