import { expect, test } from 'vitest';
import { letterPiece } from '../../src/art/letterPiece';

const picture = (uri: string) => decodeURIComponent(uri.slice('data:image/svg+xml,'.length));

test('a letter piece is an SVG that bears its letter in upper case', () => {
  expect(picture(letterPiece('z', 'white'))).toMatch(/^<svg .*>Z<\/text><\/svg>$/);
});

test('the colours are inked differently', () => {
  expect(letterPiece('Z', 'black')).not.toBe(letterPiece('Z', 'white'));
});

test('the data URI needs no escaping within url("...") and any letter keeps it well formed', () => {
  expect(letterPiece('&', 'white')).not.toMatch(/["\s<>\\#]/);
  expect(picture(letterPiece('<', 'white'))).toContain('&#60;</text>');
});
