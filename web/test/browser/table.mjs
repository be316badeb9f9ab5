/**
 * A game on the page, played as a person plays it: with clicks and drags on squares and buttons, and read off the screen.
 * Only `state` asks the server, to compare what the page shows with what is so.
 */
import assert from 'node:assert/strict';

/** Generous: the machine may be busy with other tests. */
const SETTLE_MILLIS = 30_000;

export class Table {
  constructor(page, url) {
    this.page = page;
    this.url = url;
  }

  /** A new game straight from the interface; the page is opened on it. */
  async begin(wish) {
    const made = await this.page.request.post(`${this.url}/api/games`, {
      data: { level: 1, color: 'white', clock: null, ...wish },
    });
    assert.equal(made.status(), 201, await made.text());
    this.id = (await made.json()).id;
    await this.page.goto(`${this.url}/game/${this.id}`);
    await this.page.locator('cg-board piece').first().waitFor();
    await this.answered();
  }

  async state() {
    const answer = await this.page.request.get(`${this.url}/api/games/${this.id}`);
    assert.equal(answer.status(), 200);
    return answer.json();
  }

  /** Where the middle of a square is on the screen. */
  point(square) {
    return this.page.evaluate((name) => {
      const board = document.querySelector('.board');
      const { left, top, width, height } = board.querySelector('cg-board').getBoundingClientRect();
      const files = Number(board.style.getPropertyValue('--files'));
      const ranks = Number(board.style.getPropertyValue('--ranks'));
      const white = board.dataset.orientation === 'white';
      const file = name.charCodeAt(0) - 97;
      const rank = Number(name.slice(1)) - 1;
      const x = white ? file : files - 1 - file;
      const y = white ? ranks - 1 - rank : rank;
      return { x: left + ((x + 0.5) * width) / files, y: top + ((y + 0.5) * height) / ranks };
    }, square);
  }

  async click(square) {
    const { x, y } = await this.point(square);
    await this.page.mouse.click(x, y, { delay: 12 });
    await this.page.waitForTimeout(25);
  }

  async drag(from, to, button = 'left') {
    const [start, end] = [await this.point(from), await this.point(to)];
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down({ button });
    await this.page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up({ button });
    await this.page.waitForTimeout(25);
  }

  /** The board is drawn a little later than it is touched: with the next frames. */
  drawn() {
    return this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }

  /** The pieces on the screen: square to "white K". */
  async pieces() {
    await this.drawn();
    return this.page.evaluate(() => {
      const shown = {};
      for (const piece of document.querySelectorAll('cg-board piece:not(.fading)')) {
        const key = piece.cgKey;
        const letter = [...piece.classList].find((name) => name.endsWith('-piece')).charAt(0);
        const color = piece.classList.contains('white') ? 'white' : 'black';
        shown[key.charAt(0) + (key.charCodeAt(1) - 48)] = `${color} ${letter.toUpperCase()}`;
      }
      return shown;
    });
  }

  /** Squares that carry a mark: "move-dest", "last-move", "selected", "check", "oc" for a ring. */
  async marked(name) {
    await this.drawn();
    return this.page.evaluate(
      (mark) =>
        [...document.querySelectorAll(`cg-board square.${mark}`)]
          .map(({ cgKey }) => cgKey.charAt(0) + (cgKey.charCodeAt(1) - 48))
          .sort(),
      name,
    );
  }

  async typed(text) {
    await this.page.getByLabel('Type a move').fill(text);
    await this.page.keyboard.press('Enter');
  }

  status() {
    return this.page.locator('.status').innerText();
  }

  moves() {
    return this.page.locator('.moves li button').allInnerTexts();
  }

  choices() {
    return this.page.locator('.choices button').evaluateAll((all) => all.map((button) => button.ariaLabel));
  }

  choose(label) {
    return this.page.getByRole('button', { name: label, exact: true }).click();
  }

  /** Waits until so many moves are on the list, and gives them. */
  async plies(count) {
    await this.page.waitForFunction((n) => document.querySelectorAll('.moves li button').length >= n, count, {
      timeout: SETTLE_MILLIS,
    });
    return this.moves();
  }

  /** Waits for a move and the answer to it, looks back at the position after the move, and comes back. */
  async made(ply = 1) {
    const san = (await this.plies(ply))[ply - 1];
    if (!(await this.isOver())) await this.plies(ply + 1);
    await this.page.locator(`.moves button[data-ply="${ply}"]`).click();
    await this.still();
    const pieces = await this.pieces();
    await this.page.keyboard.press('ArrowDown');
    await this.still();
    return { san, pieces };
  }

  still() {
    return this.page.waitForFunction(() => !document.querySelector('piece.anim, piece.fading'));
  }

  async isOver() {
    return (await this.page.locator('.status.over').count()) > 0;
  }

  /** Waits for the computer's answer to the last move, or the end. */
  async answered() {
    await this.page.waitForFunction(() => !document.title.startsWith('Thinking'), null, {
      timeout: SETTLE_MILLIS,
    });
  }

  /** Makes a legal move as a hand would: click, click, and the dialog that opens. */
  async play(uci) {
    const before = await this.state();
    const move = before.legal.find((one) => one.uci === uci);
    assert.ok(move, `${uci} is not legal in ${before.fen}`);
    await this.hand(move, before.legal);
    const shown = await this.plies(before.moves.length + 1).catch((error) =>
      this.notMade(uci, before.fen, error),
    );
    assert.equal(shown[before.moves.length], move.san);
  }

  /** What the page asks on the way is known from the legal moves; whatever it must ask is waited for. */
  async hand(move, legal) {
    if (move.kind === 'placement') return this.place(move.uci);
    await this.click(move.from);
    if (move.kind === 'pass') return this.page.getByRole('button', { name: 'pass', exact: true }).click();
    const goesOn = ({ kind }) => kind === 'two-leg';
    const first = firstLeg(move);
    await this.click(first);
    const alike = legal.filter((one) => one.from === move.from && firstLeg(one) === first);
    if (alike.some(goesOn)) {
      await this.secondLeg();
      await this.click(move.to);
    }
    const left = alike.filter((one) => goesOn(one) === goesOn(move) && one.to === move.to);
    if (left.length > 1) await this.page.locator(`.choices button[data-uci="${move.uci}"]`).click();
  }

  /** Waits until the page asks where the piece goes on. */
  secondLeg() {
    return this.page.locator('.status', { hasText: 'Go on' }).waitFor({ timeout: SETTLE_MILLIS });
  }

  /** Says what the page shows instead. */
  async notMade(uci, fen, error) {
    const selected = await this.marked('selected');
    throw new Error(`${uci} was not made in ${fen}: "${await this.status()}", selected: ${selected}`, {
      cause: error,
    });
  }

  /** Swaps until the arrangement stands, then ticks. */
  async place(uci) {
    const wings = this.page.locator('.placement .swap');
    for (let wing = 0; wing < (await wings.count()); wing++) {
      for (let tries = 0; tries < 3 && !(await this.placedAs(uci, wing)); tries++)
        await wings.nth(wing).click();
    }
    await this.page.getByRole('button', { name: 'Play this placement' }).click();
  }

  async placedAs(uci, wing) {
    const shown = await this.pieces();
    const { variant, color } = await this.state();
    const all = await (await this.page.request.get(`${this.url}/api/variants`)).json();
    const { placement, ranks } = all.find(({ id }) => id === variant);
    const before = placement.wings.slice(0, wing).flat().length;
    return placement.wings[wing].every((square, i) => {
      const own = color === 'white' ? square : square.charAt(0) + (ranks + 1 - Number(square.slice(1)));
      return shown[own] === `${color} ${uci.charAt(1 + before + i)}`;
    });
  }

  /** The screen shows the position that the server has. */
  async agrees() {
    const { fen } = await this.state();
    await this.still();
    assert.deepEqual(await this.pieces(), piecesOf(fen));
  }
}

/** Where the first click or drag takes the piece. */
function firstLeg({ kind, via, to }) {
  return kind === 'two-leg' ? via : to;
}

/** Square to "white K" of a FEN. */
export function piecesOf(fen) {
  const pieces = {};
  const rows = fen.split(' ')[0].replace(/\[.*/, '').split('/');
  rows.forEach((row, i) => {
    let file = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      if (/\d/.test(token)) file += Number(token);
      else {
        const color = token === token.toUpperCase() ? 'white' : 'black';
        pieces['abcdefghijklmnop'.charAt(file++) + (rows.length - i)] = `${color} ${token.toUpperCase()}`;
      }
    }
  });
  return pieces;
}
