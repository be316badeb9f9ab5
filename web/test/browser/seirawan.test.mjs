import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { house } from './house.mjs';
import { piecesOf } from './table.mjs';
import { playWholeGame } from './whole-game.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1';
const BOTH_ROOKS = '4k2r/8/8/8/8/8/8/R3K2R[HEh] w KQk - 0 1';
const ALMOST_THROUGH = '1n2k3/P7/8/8/8/8/8/4K3[HE] w - - 0 1';

describe('Seirawan chess', () => {
  const { table } = house();

  test('a piece that makes its first move may bring another in behind it', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan' });
    await game.click('b1');
    assert.deepEqual(await game.marked('move-dest'), ['a3', 'c3']);
    await game.click('c3');
    assert.deepEqual(await game.choices(), [
      'Place the Hawk on b1',
      'Place the Elephant on b1',
      'Place nothing',
    ]);
    await game.choose('Place the Hawk on b1');
    const { san, pieces } = await game.made();
    assert.equal(san, 'Nc3/Hb1');
    assert.deepEqual([pieces.b1, pieces.c3], ['white H', 'white N']);
    assert.equal(
      await game.page.getByLabel('White', { exact: true }).getByRole('img').getAttribute('aria-label'),
      'In hand: 1 Elephant',
    );
    await game.agrees();
  });

  test('a click elsewhere undoes the move wholly, and so does Escape', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan' });
    for (const undo of [() => game.click('e5'), () => game.page.keyboard.press('Escape')]) {
      await game.click('g1');
      await game.click('f3');
      assert.equal((await game.choices()).length, 3);
      await undo();
      await game.page.locator('.choices').waitFor({ state: 'detached' });
      assert.deepEqual(await game.pieces(), piecesOf(START));
    }
    assert.deepEqual((await game.state()).moves, []);
    assert.match(await game.status(), /Your turn/);
  });

  test('Enter places nothing; a letter places its piece', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan' });
    await game.drag('b1', 'c3');
    await game.page.keyboard.press('Enter');
    assert.equal((await game.made()).san, 'Nc3');
    await game.drag('g1', 'f3');
    await game.page.keyboard.press('e');
    assert.equal((await game.made(3)).san, 'Nf3/Eg1');
  });

  test('castling may place on the square of the king or of the rook', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan', fen: BOTH_ROOKS });
    await game.click('e1');
    await game.click('g1');
    const all = ['Place the Hawk on e1', 'Place the Elephant on e1', 'Place nothing'];
    assert.deepEqual(await game.choices(), [...all, 'Place the Hawk on h1', 'Place the Elephant on h1']);
    await game.choose('Place the Hawk on h1');
    const { san, pieces } = await game.made();
    assert.equal(san, 'O-O/Hh1');
    assert.deepEqual(
      [pieces.e1, pieces.f1, pieces.g1, pieces.h1],
      [undefined, 'white R', 'white K', 'white H'],
    );
  });

  test('a pawn becomes what its player chooses, or stays when undone', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan', fen: ALMOST_THROUGH });
    await game.click('a7');
    assert.deepEqual(await game.marked('oc'), ['b8']);
    await game.click('b8');
    const names = ['Queen', 'Rook', 'Bishop', 'Knight', 'Hawk', 'Elephant'];
    assert.deepEqual(
      await game.choices(),
      names.map((name) => `Promote to ${name}`),
    );
    await game.click('e4');
    assert.deepEqual(await game.pieces(), piecesOf(ALMOST_THROUGH));
    await game.click('a7');
    await game.click('a8');
    await game.choose('Promote to Elephant');
    const { san, pieces } = await game.made();
    assert.equal(san, 'a8=E');
    assert.equal(pieces.a8, 'white E');
  });

  test('a whole game', async () => {
    await playWholeGame(await table(), { variant: 'seirawan' });
  });
});
