/** The browser of the tests: the system's Chromium, put there by the system's package manager where it is missing. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function installed() {
  return [process.env.CHROMIUM, ...CANDIDATES].find((path) => path && existsSync(path));
}

/** Chromium's path. */
export function findChromium() {
  if (!installed() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-q', 'chromium'], { stdio: 'inherit' });
  }
  const path = installed();
  if (!path)
    throw new Error(
      'Chromium is missing. Install it (apt-get install chromium) or set CHROMIUM to its path.',
    );
  return path;
}

export function launch() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--headless', '--disable-background-networking'],
  });
}
