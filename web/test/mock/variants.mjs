/** The games as the server lists them, shortened to what the page reads. */
const names = {
  K: 'King',
  Q: 'Queen',
  R: 'Rook',
  B: 'Bishop',
  N: 'Knight',
  P: 'Pawn',
  H: 'Hawk',
  E: 'Elephant',
  M: 'Man',
  W: 'Warlock',
  G: 'Goblin',
  D: 'Dwarf',
  A: 'Archbishop',
  C: 'Chancellor',
};

function piecesOf(letters, own = {}) {
  return [...letters].map((letter) => {
    const name = own[letter] ?? names[letter];
    return { letter, name, art: name.toLowerCase().replace(' ', '-'), betza: '', royal: letter === 'K' };
  });
}

function game(id, name, fen, pieces, more = {}) {
  const rows = fen.split(' ')[0].replace(/\[.*/, '').split('/');
  const count = (row) => [...row.matchAll(/\d+|[A-Za-z]/g)].reduce((n, [t]) => n + (Number(t) || 1), 0);
  return {
    id,
    name,
    inventor: null,
    year: null,
    summary: `${name} in a sentence that says what is special.`,
    files: count(rows[0]),
    ranks: rows.length,
    firstRank: 1,
    startFen: fen,
    pieces,
    hand: fen.includes('['),
    placement: null,
    levels: 8,
    ...more,
    family: [id, ...(more.family ?? [])],
  };
}

const silver = piecesOf('KQRNBEP', { E: 'Silver Elephant' });

export const variants = [
  game(
    'seirawan',
    'Seirawan chess',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1',
    piecesOf('KQRBNHEP'),
  ),
  game(
    'silver-elephant',
    'Silver Elephant chess',
    'rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQkq - 0 1',
    silver,
    {
      family: ['silver-elephant-placement'],
    },
  ),
  game(
    'silver-elephant-placement',
    'Silver Elephant chess, placement',
    'r2bqkb2r/pppppppppp/10/10/10/10/PPPPPPPPPP/R2BQKB2R[EENNeenn] w KQkq - 0 1',
    silver,
    {
      family: ['silver-elephant'],
      placement: {
        wings: [
          ['b1', 'c1'],
          ['h1', 'i1'],
        ],
        pieces: ['E', 'N'],
        choices: ['@ENEN', '@ENNE', '@NEEN', '@NENE'],
      },
    },
  ),
  game(
    'mini-courier',
    'Mini Courier chess',
    'rnebmkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBMKBENR w KQCHkqch - 0 1',
    piecesOf('KMRNBEP'),
    {
      family: ['mini-courier-queen', 'mini-courier-gifford'],
    },
  ),
  game(
    'mini-courier-queen',
    'Mini Courier with a queen',
    'rnebqkbenr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNEBQKBENR w KQCHkqch - 0 1',
    piecesOf('KQRNBEP'),
    {
      family: ['mini-courier', 'mini-courier-gifford'],
    },
  ),
  game(
    'mini-courier-gifford',
    'Mini Courier, Gifford array',
    'renbqkbner/pppppppppp/10/10/10/10/PPPPPPPPPP/RENBQKBNER w KQBIkqbi - 0 1',
    piecesOf('KQRNBEP'),
    {
      family: ['mini-courier', 'mini-courier-queen'],
    },
  ),
  game(
    'elven',
    'Elven chess',
    'r3k4r/dnbgqwebnd/pppppppppp/10/10/10/10/PPPPPPPPPP/DNBEWQGBND/R4K3R w KQkq - 0 1',
    piecesOf('KQRBNWGEDP', { E: 'Elf' }),
    {
      firstRank: 0,
    },
  ),
  game('chess', 'Chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', piecesOf('KQRBNP')),
  game(
    'capablanca',
    'Capablanca chess',
    'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1',
    piecesOf('KQRBNACP'),
  ),
];
