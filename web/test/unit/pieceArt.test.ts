import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

test('the committed piece art and logo are what art/build-pieces.mjs draws', () => {
  const script = fileURLToPath(new URL('../../art/build-pieces.mjs', import.meta.url));
  execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
});
