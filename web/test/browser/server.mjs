/** The real server, started as anybody starts it: with the launcher, on a free port, its data in a folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** HOWDAH_LAUNCHER: another launcher to test with. */
const LAUNCHER = process.env.HOWDAH_LAUNCHER ?? fileURLToPath(new URL('../../../howdah', import.meta.url));
/** The launcher builds first what is stale. */
const START_MILLIS = 600_000;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

export class Server {
  static async start() {
    const server = new Server();
    server.data = mkdtempSync(join(tmpdir(), 'howdah-page-'));
    server.port = await freePort();
    await server.up();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  async up() {
    const out = ['serve', '--port', String(this.port), '--data', this.data];
    this.process = spawn(LAUNCHER, out, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [this.process.stdout, this.process.stderr])
      stream.on('data', (text) => (said += text));
    const end = Date.now() + START_MILLIS;
    while (!(await this.answers())) {
      if (this.process.exitCode !== null || Date.now() > end)
        throw new Error(`the server did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async answers() {
    return fetch(`${this.url}/api/variants`).then(
      (response) => response.ok,
      () => false,
    );
  }

  async down() {
    if (this.process.exitCode !== null) return;
    const gone = once(this.process, 'exit');
    this.process.kill('SIGTERM');
    await gone;
  }

  async stop() {
    await this.down();
    rmSync(this.data, { recursive: true, force: true });
  }
}
