import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { house } from './house.mjs';
import { playWholeGame } from './whole-game.mjs';

describe('Mini Courier chess', () => {
  const { table } = house();

  test('an elephant leaps on its first move and never again', async () => {
    const game = await table();
    await game.begin({ variant: 'mini-courier' });
    await game.click('c1');
    assert.deepEqual(await game.marked('move-dest'), ['a3', 'c3', 'e3']);
    await game.click('c3');
    const { san, pieces } = await game.made();
    assert.equal(san, 'Ec3');
    assert.deepEqual([pieces.c1, pieces.c2, pieces.c3], [undefined, 'white P', 'white E']);
    assert.equal((await game.marked('last-move')).length, 2);
    await game.click('c3');
    const next = await game.marked('move-dest');
    assert.ok(
      next.every((square) => square.endsWith('4')),
      `steps only: ${next}`,
    );
  });

  test('the Elephant can be drawn as a Silver General', async () => {
    const game = await table();
    await game.begin({ variant: 'mini-courier' });
    const picture = () =>
      game.page
        .locator('cg-board piece.white.e-piece')
        .first()
        .evaluate((piece) => getComputedStyle(piece).backgroundImage);
    assert.match(await picture(), /white-elephant\.svg/);
    await game.page.getByLabel('Draw Elephants as Silver Generals').check();
    assert.match(await picture(), /white-silver-general\.svg/);
  });

  test('a whole game', async () => {
    await playWholeGame(await table(), { variant: 'mini-courier' });
  });
});
