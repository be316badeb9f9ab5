/**
 * A stand-in for the server while the page is drawn: the games, and as game "N" the Nth reference position. It knows no
 * rules: a move only moves the page to the same position again.
 */
import { createServer } from 'node:http';
import { referencePositions, stateOf } from './states.mjs';
import { variants } from './variants.mjs';

const positions = referencePositions();
const port = Number(process.env.PORT ?? 8080);

function summaries() {
  return [0, 200, 400, 600].map((n) => {
    const { variant, fen } = positions[n];
    const sentence = 'White to move.';
    return {
      id: String(n),
      variant,
      color: 'white',
      level: 3,
      status: 'ongoing',
      sentence,
      plies: n / 10,
      updated: Date.now() - n * 1e6,
      fen,
    };
  });
}

function reach({ square }) {
  const [x, y] = ['abcdefghijkl'.indexOf(square[0]), Number(square.slice(1))];
  const steps = [
    [1, 1, ['move', 'capture']],
    [-1, 1, ['move', 'capture']],
    [0, 1, ['move']],
    [2, 2, ['move', 'capture', 'leap']],
    [-2, 2, ['move', 'capture', 'leap', 'first-move']],
    [0, 2, ['move', 'first-move']],
    [1, -1, ['capture']],
    [-1, -1, ['move', 'capture', 'second-leg']],
  ];
  const squares = steps
    .map(([dx, dy, ways]) => ({ square: 'abcdefghijkl'[x + dx] + (y + dy), ways }))
    .filter(({ square: s }) => /^[a-l]([1-9]|10)$/.test(s));
  return { piece: 'E', color: 'white', name: 'Courier Elephant', betza: 'FfWiAifD', squares };
}

function rules(id) {
  const variant = variants.find((one) => one.id === id);
  const pieces = variant.pieces.map((piece) => ({
    ...piece,
    moves: 'moves like this and like that, over anything.',
  }));
  return {
    ...variant,
    pieces,
    sections: [{ title: 'Castling', paragraphs: ['The king moves three squares.'] }],
  };
}

const routes = [
  [/^\/api\/variants$/, () => variants],
  [/^\/api\/variants\/([^/]+)\/rules$/, (id) => rules(id)],
  [/^\/api\/games$/, (_, method) => (method === 'POST' ? { id: '0' } : summaries())],
  [/^\/api\/games\/(\d+)$/, (n) => stateOf(n, positions[n])],
  [/^\/api\/games\/(\d+)\/\w+$/, (n) => stateOf(n, positions[n])],
  [/^\/api\/reach$/, (_, __, body) => reach(body)],
  [
    /^\/api\/check-fen$/,
    (_, __, { fen }) => ({
      ok: !fen.includes('x'),
      problems: ['Rank 3 has 9 files.', 'Black has no king.'],
      fen,
    }),
  ],
];

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  for (const [pattern, answer] of routes) {
    const match = pattern.exec(request.url);
    if (!match) continue;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer(match[1], request.method, text ? JSON.parse(text) : {})));
    return;
  }
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: 'There is nothing here.' }));
}).listen(port, () => console.log(`mock server on http://localhost:${port}`));
