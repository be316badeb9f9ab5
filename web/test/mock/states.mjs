/** Game states in the server's form, made from the reference positions: a FEN and its legal moves in UCI form. */
import { readFileSync } from 'node:fs';

const reference = new URL('../../../rules/src/test/resources/reference/moves.jsonl', import.meta.url);

/** @returns {{variant: string, fen: string, moves: string[], note?: string}[]} */
export function referencePositions() {
  return readFileSync(reference, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
}

const FILES = 'abcdefghijkl';
const file = (square) => FILES.indexOf(square[0]);

function boardOf(fen) {
  const board = new Map();
  const rows = fen.split(' ')[0].replace(/\[.*/, '').split('/');
  rows.forEach((row, i) => {
    let x = 0;
    for (const [token] of row.matchAll(/\d+|[A-Za-z]/g)) {
      if (/\d/.test(token)) x += Number(token);
      else board.set(FILES[x++] + (rows.length - i), token);
    }
  });
  return board;
}

function legalMove(uci, board, castlesFrom) {
  const base = { uci, san: uci, capture: false, captures: [], piece: null, gateOn: null, via: null };
  if (uci.startsWith('@')) return { ...base, kind: 'placement', from: null, to: null };
  const legs = [...uci.matchAll(/([a-l]\d+)([a-l]\d+)([a-z]?)/g)];
  const [, from, first, letter] = legs[0];
  if (legs.length === 2) {
    const to = legs[1][2];
    const captures = [first, ...(to !== from && board.has(to) ? [to] : [])];
    return { ...base, kind: 'two-leg', from, via: first, to, capture: true, captures };
  }
  if (from === first) return { ...base, kind: 'pass', from, to: first };
  const mover = board.get(from);
  const target = board.get(first);
  const isKing = mover.toUpperCase() === 'K';
  if (mover.toUpperCase() === 'R' && target && target === castlesFrom.get(first)) {
    const to = FILES[file(first) + Math.sign(file(from) - file(first)) * 2] + first.slice(1);
    return {
      ...base,
      kind: 'castling',
      from: first,
      to,
      via: from,
      piece: letter.toUpperCase(),
      gateOn: from,
    };
  }
  if (isKing && Math.abs(file(from) - file(first)) > 1) {
    const rooks = [...board].filter(
      ([s, p]) => s.slice(1) === from.slice(1) && p === (mover === 'K' ? 'R' : 'r'),
    );
    const side = Math.sign(file(first) - file(from));
    const via = rooks.map(([s]) => s).filter((s) => Math.sign(file(s) - file(from)) === side);
    const gate = letter ? { piece: letter.toUpperCase(), gateOn: from } : {};
    return { ...base, kind: 'castling', from, to: first, via: side > 0 ? via.at(-1) : via[0], ...gate };
  }
  const capture = target !== undefined;
  const common = { ...base, from, to: first, capture, captures: capture ? [first] : [] };
  if (letter && mover.toUpperCase() === 'P')
    return { ...common, kind: 'promotion', piece: letter.toUpperCase() };
  if (letter) return { ...common, kind: 'step', piece: letter.toUpperCase(), gateOn: from };
  return { ...common, kind: 'step' };
}

function handsOf(fen) {
  const hands = { white: {}, black: {} };
  for (const c of fen.match(/\[(.*)\]/)?.[1] ?? '') {
    const hand = hands[c === c.toUpperCase() ? 'white' : 'black'];
    hand[c.toUpperCase()] = (hand[c.toUpperCase()] ?? 0) + 1;
  }
  return hands;
}

export function stateOf(id, { variant, fen, moves }) {
  const board = boardOf(fen);
  const toMove = fen.split(' ')[1] === 'w' ? 'white' : 'black';
  const kings = new Map([...board].filter(([, p]) => p === (toMove === 'white' ? 'K' : 'k')));
  return {
    id,
    variant,
    color: toMove,
    level: 3,
    revision: 1,
    startFen: fen,
    fen,
    toMove,
    check: null,
    inCheck: false,
    moves: [],
    legal: moves.map((uci) => legalMove(uci, board, kings)),
    premoves: [],
    hands: handsOf(fen),
    clock: null,
    status: 'ongoing',
    winner: null,
    sentence: toMove === 'white' ? 'White to move.' : 'Black to move.',
    result: '*',
    canTakeBack: false,
    drawDeclined: false,
    thinking: false,
    stalled: false,
  };
}
