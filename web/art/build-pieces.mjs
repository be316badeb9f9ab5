/**
 * Writes the piece art and the logo to ../public.
 *
 *   node art/build-pieces.mjs            write the files
 *   node art/build-pieces.mjs --check    exit with 1 and name the files that differ from what would be written
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { archbishop, chancellor } from './compounds.mjs';
import { elephant, hawk, knight, silverElephant } from './beasts.mjs';
import { dwarf, elf, goblin, warlock } from './chips.mjs';
import { piece } from './ink.mjs';
import { favicon, faviconYourTurn, logo } from './logo.mjs';
import { bishop, king, pawn, queen, rook } from './orthodox.mjs';
import { man, silverGeneral } from './people.mjs';

const DRAWINGS = {
  king,
  queen,
  rook,
  bishop,
  knight,
  pawn,
  elephant,
  'silver-elephant': silverElephant,
  hawk,
  man,
  goblin,
  elf,
  dwarf,
  warlock,
  'silver-general': silverGeneral,
  archbishop,
  chancellor,
};

const PUBLIC = new URL('../public/', import.meta.url);

function files() {
  const written = { 'logo.svg': logo, 'favicon.svg': favicon, 'favicon-your-turn.svg': faviconYourTurn };
  for (const [id, drawing] of Object.entries(DRAWINGS)) {
    for (const colour of ['white', 'black']) {
      written[`pieces/${colour}-${id}.svg`] = piece(id, drawing, colour);
    }
  }
  return Object.entries(written);
}

function isStale([name, text]) {
  try {
    return readFileSync(new URL(name, PUBLIC), 'utf8') !== text;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

function check() {
  const stale = files().filter(isStale);
  for (const [name] of stale) console.error(`public/${name} is not what art/build-pieces.mjs draws; run it`);
  process.exitCode = stale.length > 0 ? 1 : 0;
}

function write() {
  mkdirSync(new URL('pieces/', PUBLIC), { recursive: true });
  for (const [name, text] of files()) writeFileSync(new URL(name, PUBLIC), text);
}

if (process.argv.includes('--check')) check();
else write();
