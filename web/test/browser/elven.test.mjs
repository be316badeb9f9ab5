import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { house } from './house.mjs';
import { piecesOf } from './table.mjs';
import { playWholeGame } from './whole-game.mjs';

const SURROUNDED = '9k/10/10/10/3ppp4/3pWp4/3ppp4/10/10/K9 w - - 0 1';
/** Nobody can take the Warlock back, whatever it takes. */
const UNAFRAID = '9k/10/10/10/5p4/4Wp4/10/10/10/K9 w - - 0 1';
const ALONE = '9k/9p/10/10/10/4W5/10/10/P9/K9 w - - 0 1';

describe('Elven chess', () => {
  const { table } = house();

  async function surrounded() {
    const game = await table();
    await game.begin({ variant: 'elven', fen: SURROUNDED });
    return game;
  }

  test('the ranks are shown from 0 to 9', async () => {
    const game = await surrounded();
    const ranks = await game.page.locator('.coordinates .rank').allInnerTexts();
    assert.deepEqual(ranks, ['9', '8', '7', '6', '5', '4', '3', '2', '1', '0']);
  });

  test('a Warlock shows its 24 squares at once, rings on enemies; a second click lets it go', async () => {
    const game = await surrounded();
    await game.click('e5');
    assert.equal((await game.marked('move-dest')).length, 24);
    assert.deepEqual(await game.marked('oc'), ['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6']);
    await game.click('e5');
    assert.deepEqual(await game.marked('move-dest'), []);
    assert.deepEqual(await game.marked('selected'), []);
  });

  test('double capture: the first victim, then the second', async () => {
    const game = await surrounded();
    await game.click('e5');
    await game.click('f6');
    assert.deepEqual(await game.marked('move-dest'), ['e5', 'e6', 'e7', 'f5', 'f7', 'g5', 'g6', 'g7']);
    assert.deepEqual(await game.marked('oc'), ['e6', 'f5']);
    assert.equal((await game.pieces()).f6, 'white W');
    await game.click('f5');
    const { san, pieces } = await game.made();
    assert.equal(san, 'Wxf5xf4');
    assert.deepEqual([pieces.e5, pieces.f6, pieces.f5], [undefined, undefined, 'white W']);
    await game.agrees();
  });

  test('by dragging: onto the first victim, and on to the second', async () => {
    const game = await surrounded();
    await game.drag('e5', 'd4');
    await game.secondLeg();
    await game.drag('d4', 'd5');
    assert.equal((await game.plies(1))[0], 'Wxd3xd4');
  });

  test('igui: its own square again', async () => {
    const game = await surrounded();
    await game.click('e5');
    await game.click('e6');
    await game.click('e5');
    const { san, pieces } = await game.made();
    assert.equal(san, 'Wxe5-e4');
    assert.deepEqual([pieces.e5, pieces.e6], ['white W', undefined]);
  });

  test('the same square again stops there, and so does Enter', async () => {
    for (const stop of [(game) => game.click('f6'), (game) => game.page.keyboard.press('Enter')]) {
      const game = await surrounded();
      await game.click('e5');
      await game.click('f6');
      await stop(game);
      assert.equal((await game.plies(1))[0], 'Wxf5');
    }
  });

  test('a click elsewhere undoes it wholly', async () => {
    const game = await surrounded();
    for (const elsewhere of ['a8', 'd4']) {
      await game.click('e5');
      await game.click('f6');
      await game.secondLeg();
      await game.click(elsewhere);
      await game.page.waitForFunction(() =>
        document.querySelector('.status').innerText.includes('Your turn'),
      );
      assert.deepEqual(await game.pieces(), piecesOf(SURROUNDED));
    }
    assert.deepEqual((await game.state()).moves, []);
  });

  test('a direct move to a far square asks nothing', async () => {
    const game = await surrounded();
    await game.click('e5');
    await game.click('g7');
    assert.equal((await game.plies(1))[0], 'Wg6');
  });

  test('pass: a button beside the selected Warlock', async () => {
    const game = await table();
    await game.begin({ variant: 'elven', fen: ALONE });
    await game.click('e5');
    await game.page.getByRole('button', { name: 'pass', exact: true }).click();
    const { san, pieces } = await game.made();
    assert.equal(san, 'Wpass');
    assert.deepEqual(pieces, piecesOf(ALONE));
  });

  describe('a Warlock that has moved is let go, and moves again with two clicks', () => {
    const turns = {
      'stopping with a click': { on: 'f6', stop: (game) => game.click('f6') },
      'stopping with Enter': { on: 'f6', stop: (game) => game.page.keyboard.press('Enter') },
      igui: { on: 'e5', stop: (game) => game.click('e5') },
      'double capture': { on: 'f5', stop: (game) => game.click('f5') },
    };
    for (const [name, { on, stop }] of Object.entries(turns)) {
      test(name, async () => {
        const game = await table();
        await game.begin({ variant: 'elven', fen: UNAFRAID });
        await game.click('e5');
        await game.click('f6');
        await game.secondLeg();
        await stop(game);
        await movesAgain(game, on);
      });
    }

    test('pass', async () => {
      const game = await table();
      await game.begin({ variant: 'elven', fen: ALONE });
      await game.click('e5');
      await game.page.getByRole('button', { name: 'pass', exact: true }).click();
      await movesAgain(game, 'e5');
    });

    test('a move in writing', async () => {
      const game = await table();
      await game.begin({ variant: 'elven', fen: UNAFRAID });
      await game.click('e5');
      await game.typed('Wxf5');
      await movesAgain(game, 'f6');
    });

    async function movesAgain(game, from) {
      await game.plies(2);
      await game.answered();
      assert.deepEqual(await game.marked('selected'), []);
      const { legal } = await game.state();
      await game.play(legal.find((move) => move.from === from && move.kind === 'step').uci);
    }
  });

  test('a whole game', async () => {
    await playWholeGame(await table(), { variant: 'elven' });
  });
});
