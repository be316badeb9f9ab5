import { describe, expect, it } from 'vitest';
import { legendOf } from '../../src/board/marks';
import { lonePiece } from '../../src/game/diagram';
import { clockText, clockWords, left } from '../../src/game/clock';
import { piecesOf } from '../../src/board/position';
import {
  ago,
  boardWords,
  handWords,
  moverOf,
  resultWord,
  spokenMove,
  titleOf,
  turnSentence,
} from '../../src/game/words';
import { clockWish, formName } from '../../src/dialogs/newGame';
import type { GameState, PlayedMove, VariantInfo } from '../../src/api/types';
import { referencePositions, stateOf } from '../mock/states.mjs';
import { variants } from '../mock/variants.mjs';

const seirawan = variants.find((v) => v.id === 'seirawan') as VariantInfo;
const state: GameState = stateOf(
  'x',
  referencePositions().find((p) => p.fen.includes(' b '))!,
);

function played(ply: number, some: Partial<PlayedMove> = {}): PlayedMove {
  return {
    ply,
    uci: 'b1c3',
    san: 'Nc3',
    spoken: 'knight c3',
    fen: '',
    check: null,
    kind: 'step',
    from: 'b1',
    to: 'c3',
    captures: [],
    ...some,
  };
}

describe('what is said of a game', () => {
  it('tells whose turn it is, also in the title', () => {
    expect(turnSentence(state)).toBe('Your turn');
    expect(turnSentence({ ...state, inCheck: true })).toBe('Your turn, in check');
    expect(titleOf({ ...state, toMove: 'white' }, seirawan)).toBe('Thinking · Seirawan chess');
  });

  it('gives the reason when it is over', () => {
    const over: GameState = {
      ...state,
      status: 'bare-king-white',
      winner: 'white',
      sentence: 'White wins: bare king.',
    };
    expect(turnSentence(over)).toBe('White wins: bare king.');
    expect(resultWord(over)).toBe('You lost');
    expect(resultWord({ ...over, winner: null, status: 'bare-draw' })).toBe('Draw');
  });

  it('speaks the last move and who made it, whoever began', () => {
    const two = { ...state, moves: [played(1), played(2, { spoken: 'Hawk takes c3', check: 'e1' })] };
    expect(moverOf(two.moves[1]!, 'black')).toBe('white');
    expect(spokenMove(two)).toBe('The computer plays Hawk takes c3. Check.');
    expect(spokenMove({ ...two, moves: [played(1)] })).toBe('You play knight c3.');
  });

  it('names a hand', () => {
    expect(handWords({ H: 1, E: 2 }, seirawan)).toBe('1 Hawk, 2 Elephants');
    expect(handWords({}, seirawan)).toBe('nothing');
  });

  it('tells a position piece by piece, with the ranks as shown', () => {
    const elven = variants.find((v) => v.id === 'elven') as VariantInfo;
    const pieces = piecesOf('4k5/10/10/10/10/10/10/10/10/R4K3R w KQ - 0 1');
    expect(boardWords(pieces, elven)).toBe('White: King f0, Rook a0, Rook j0. Black: King e9.');
  });

  it('says how long ago', () => {
    const now = 1e12;
    expect([0, 5, 120, 60 * 24, 60 * 72].map((min) => ago(now - min * 60_000, now))).toEqual([
      'just now',
      '5 min ago',
      '2 h ago',
      'yesterday',
      '3 days ago',
    ]);
  });
});

describe('a clock', () => {
  const clock = {
    initialMillis: 300_000,
    incrementMillis: 0,
    whiteMillis: 65_000,
    blackMillis: 8_000,
    running: 'white' as const,
    serverNow: 0,
  };

  it('runs only for the side to move and never below zero', () => {
    expect(left(clock, 'white', 5_000)).toBe(60_000);
    expect(left(clock, 'black', 5_000)).toBe(8_000);
    expect(left(clock, 'white', 99_000)).toBe(0);
  });

  it('is written and spoken', () => {
    expect([3_729_000, 245_000, 59_100, 9_370, 0].map(clockText)).toEqual([
      '1:02:09',
      '4:05',
      '1:00',
      '0:09.3',
      '0:00.0',
    ]);
    expect(clockWords(3_661_000)).toBe('1 hour 1 minute 1 second');
    expect(clockWords(0)).toBe('no time');
  });
});

describe('how a piece moves', () => {
  it('is told by a legend of the ways that occur, each once', () => {
    const squares = [{ ways: ['move', 'capture', 'leap'] }, { ways: ['move'] }, { ways: ['pass'] }] as const;
    expect(legendOf(squares).map(({ words }) => words)).toEqual([
      'moves',
      'captures',
      'leaps over what is between',
      'may stay and pass the turn',
    ]);
    expect(legendOf([])).toEqual([]);
  });

  it('is shown by the piece alone, where it stood at the start if its first move is another', () => {
    const courier = variants.find((v) => v.id === 'mini-courier') as VariantInfo;
    const piece = (letter: string, betza: string) => ({
      ...courier.pieces.find((p) => p.letter === letter)!,
      betza,
    });
    expect(lonePiece(courier, piece('E', 'FfWiAifD'))).toEqual({
      fen: '9k/10/10/10/10/10/10/2E6K w C - 0 1',
      square: 'c1',
    });
    expect(lonePiece(courier, piece('N', 'N'))).toEqual({
      fen: '9k/10/10/10/4N5/10/10/9K w - - 0 1',
      square: 'e4',
    });
    const pawn = seirawan.pieces.find((p) => p.letter === 'P')!;
    expect(lonePiece(seirawan, { ...pawn, betza: 'mfWcfFimfnD' }).fen).toBe(
      '7k/8/8/8/8/8/3P4/7K[] w - - 0 1',
    );
    expect(lonePiece(courier, piece('K', 'K')).fen).toBe('9k/10/10/10/4K5/10/10/10 w - - 0 1');
    expect(lonePiece(courier, piece('M', 'KcaK')).fen).toBe('9k/10/10/5p4/4Mp4/10/10/9K w - - 0 1');
  });
});

describe('a new game', () => {
  it('names a form by what tells it from its game', () => {
    const family = [
      { name: 'Silver' },
      { name: 'Silver with placement' },
      { name: 'Golden' },
    ] as VariantInfo[];
    expect(family.map((one) => formName(one, family))).toEqual(['Main array', 'With placement', 'Golden']);
  });

  it('knows the clocks on offer', () => {
    expect(clockWish({ initialSeconds: 180, incrementSeconds: 2 })).toBe('3+2');
    expect(clockWish({ initialSeconds: 1, incrementSeconds: 0 })).toBe('None');
    expect(clockWish(null)).toBe('None');
  });
});
