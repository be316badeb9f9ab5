import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import axe from 'axe-core';
import { house } from './house.mjs';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What the checker finds against WCAG 2.2 AA, by day and by night. */
async function complaints(page) {
  const all = [];
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(
      (values) => window.axe.run({ runOnly: { type: 'tag', values } }),
      RULES,
    );
    for (const { id, nodes } of violations) {
      all.push(
        ...nodes.map(({ html, failureSummary }) => `${colorScheme} ${id}: ${html}\n${failureSummary}`),
      );
    }
  }
  return all;
}

describe('everybody can use it', () => {
  const { table, visitor, url } = house();

  test('the front page and the rules', async () => {
    const page = await visitor();
    for (const path of ['/', '/rules/elven']) {
      await page.goto(url() + path);
      await page.locator('svg image, cg-board piece').first().waitFor();
      assert.deepEqual(await complaints(page), []);
    }
  });

  test('the dialogs', async () => {
    const page = await visitor();
    await page.goto(url());
    await page.getByRole('button', { name: 'Help' }).click();
    assert.deepEqual(await complaints(page), []);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Options for Mini Courier' }).click();
    await page.getByText('From a position').click();
    await page.getByLabel('FEN').fill('nonsense');
    await page.locator('.verdict li').first().waitFor();
    assert.deepEqual(await complaints(page), []);
  });

  test('a game: at its start, while choosing, and at its end', async () => {
    const game = await table();
    await game.begin({ variant: 'seirawan', clock: { initialSeconds: 600, incrementSeconds: 5 } });
    assert.deepEqual(await complaints(game.page), []);
    await game.click('b1');
    await game.click('c3');
    assert.deepEqual(await complaints(game.page), []);
    await game.page.keyboard.press('Enter');
    await game.plies(2);
    await game.page.getByRole('button', { name: 'Resign' }).click();
    await game.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await game.page.locator('.status.over').waitFor();
    assert.deepEqual(await complaints(game.page), []);
  });

  test('a game without a mouse', async () => {
    const game = await table();
    await game.begin({ variant: 'elven', fen: '9k/10/10/10/3ppp4/3pWp4/3ppp4/10/10/K9 w - - 0 1' });
    await game.page.keyboard.press('/');
    await game.page.keyboard.type('Wxf5xf4');
    await game.page.keyboard.press('Enter');
    assert.equal((await game.plies(2))[0], 'Wxf5xf4');
    await game.page.keyboard.press('Escape');
  });
});
