import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** The drawn pieces, e.g. "white-king": known at build time so that a variant with other pieces gets letters at once. */
const pieceArt = readdirSync(new URL('public/pieces', import.meta.url))
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -'.svg'.length));

const api = process.env.HOWDAH_API ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte()],
  define: { __PIECE_ART__: JSON.stringify(pieceArt) },
  build: { target: 'es2022' },
  server: { proxy: { '/api': { target: api, ws: true } } },
  test: { include: ['test/unit/**/*.test.ts'] },
});
