/** One server and one browser for a file of tests; a fresh visitor for each test. */
import { after, afterEach, before } from 'node:test';
import { launch } from './browser.mjs';
import { Server } from './server.mjs';
import { Table } from './table.mjs';

const DESKTOP = { width: 1280, height: 800 };

export function house() {
  const rooms = { server: null, browser: null, contexts: [] };
  before(async () => {
    rooms.server = await Server.start();
    rooms.browser = await launch();
  });
  afterEach(async () => {
    for (const context of rooms.contexts.splice(0)) await context.close();
  });
  after(async () => {
    await rooms.browser?.close();
    await rooms.server?.stop();
  });

  /** A visitor with a page; what goes wrong in the page fails the test. */
  async function visitor(options = {}) {
    const context = await rooms.browser.newContext({ viewport: DESKTOP, ...options });
    rooms.contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    return page;
  }

  return {
    visitor,
    server: () => rooms.server,
    url: () => rooms.server.url,
    table: async (options) => new Table(await visitor(options), rooms.server.url),
  };
}
