/** `npm run test:browser`: every test of this folder in a real Chromium, against the real server. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';

findChromium();
const folder = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.mjs'))
  .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
  .map((name) => folder + name);
const tests = spawn(process.execPath, ['--test', '--test-concurrency=1', ...files], { stdio: 'inherit' });
tests.on('exit', (code) => (process.exitCode = code ?? 1));
