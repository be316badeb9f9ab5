import assert from 'node:assert/strict';

const MOST_MOVES = 150;

/**
 * Plays a game from its start to its end: the human makes the moves that the hint button recommends, by hand, against the
 * weakest computer. After every move the screen must show what the server has.
 */
export async function playWholeGame(table, wish) {
  await table.begin({ level: 1, ...wish });
  for (let move = 0; move < MOST_MOVES && !(await table.isOver()); move++) {
    await table.agrees();
    await table.play(await recommended(table));
    await table.answered();
  }
  assert.ok(await table.isOver(), 'the game has no end');
  const state = await table.state();
  const status = await table.status();
  assert.match(status, /^You won/);
  assert.ok(status.includes(state.sentence), `${status} does not say: ${state.sentence}`);
  assert.deepEqual(
    await table.moves(),
    state.moves.map(({ san }) => san),
  );
  await table.agrees();
  return state;
}

async function recommended(table) {
  const { legal } = await table.state();
  if (legal.length === 1) return legal[0].uci;
  await table.page.getByRole('button', { name: 'Hint' }).click();
  const notice = table.page.locator('.status .notice', { hasText: 'Hint: ' });
  await notice.waitFor({ timeout: 30_000 });
  const san = (await notice.innerText()).replace('Hint: ', '').trim();
  const move = legal.find((one) => one.san === san);
  assert.ok(move, `the hint ${san} is not legal`);
  return move.uci;
}
