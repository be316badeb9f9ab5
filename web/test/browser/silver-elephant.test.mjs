import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { house } from './house.mjs';
import { playWholeGame } from './whole-game.mjs';

describe('Silver Elephant chess', () => {
  const { table } = house();

  test('each side places its pieces: swapped wing by wing, then ticked', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant-placement' });
    const wing = async () =>
      Object.entries(await game.pieces()).filter(([square]) => ['b1', 'c1'].includes(square));
    const first = await wing();
    assert.equal(first.length, 2);
    await game.click('d2');
    assert.deepEqual(await game.marked('move-dest'), [], 'nothing else moves until it is done');
    await game.page.getByRole('button', { name: /^Swap/ }).first().click();
    assert.notDeepEqual(await wing(), first);
    await game.place('@ENNE');
    const { san, pieces } = await game.made();
    assert.equal(san, '@ENNE');
    assert.deepEqual(
      ['b1', 'c1', 'h1', 'i1'].map((square) => pieces[square]),
      ['white E', 'white N', 'white N', 'white E'],
    );
    assert.match((await game.moves())[1], /^@[EN]{4}$/);
    await game.agrees();
    await game.play('e2e4');
  });

  test('Black places after White, on its own rank', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant-placement', color: 'black' });
    assert.match((await game.moves())[0], /^@[EN]{4}$/);
    await game.place('@NENE');
    const { pieces } = await game.made(2);
    assert.deepEqual(
      ['b8', 'c8', 'h8', 'i8'].map((square) => pieces[square]),
      ['black N', 'black E', 'black N', 'black E'],
    );
  });

  test('whoever takes the last piece of a king has won', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant', fen: '9k/10/10/10/10/10/r9/R4K4 w - - 0 1' });
    await game.drag('a1', 'a2');
    await game.page.locator('.status.over').waitFor();
    assert.match(await game.status(), /You won\s+White wins: Black has only the king left/);
    assert.equal((await game.state()).status, 'bare-king-white');
    assert.match(await game.page.title(), /^You won/);
  });

  test('unless the king takes back', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant', fen: '10/10/10/10/10/k9/r9/R4K4 w - - 0 1' });
    await game.drag('a1', 'a2');
    await game.page.locator('.status.over').waitFor();
    assert.match(await game.status(), /^Draw/);
    assert.equal((await game.state()).status, 'bare-draw');
  });

  test('castling shows the rook beside the king at once', async () => {
    const game = await table();
    await game.begin({ variant: 'silver-elephant', fen: '5k4/pppp6/10/10/10/10/PPPP6/R4K3R w KQ - 0 1' });
    await game.click('f1');
    assert.ok((await game.marked('move-dest')).includes('i1'));
    await game.click('i1');
    const { san, pieces } = await game.made();
    assert.match(san, /^O-O/);
    assert.deepEqual(
      [pieces.f1, pieces.h1, pieces.i1, pieces.j1],
      [undefined, 'white R', 'white K', undefined],
    );
  });

  test('a whole game', async () => {
    await playWholeGame(await table(), { variant: 'silver-elephant' });
  });
});
