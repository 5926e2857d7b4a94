import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { emptyFolder } from './empty-folder.ts';

/** The same engine; the shell has no windows to keep and takes a third less of a core. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

export const CHROMIUM = BROWSERS.find((path) => existsSync(path)) ?? BROWSERS[0];

/**
 * Whether Chromium is installed. Use as `it.skipIf(!hasChromium(…))`.
 * @param skipped what a run without it leaves out, for a warning
 * @throws Error when it is not although REQUIRE_CHROMIUM=1
 */
export function hasChromium(skipped: string): boolean {
  if (existsSync(CHROMIUM)) return true;
  if (process.env.REQUIRE_CHROMIUM === '1') throw new Error(`REQUIRE_CHROMIUM=1 and no ${CHROMIUM}`);
  console.warn(`No ${CHROMIUM}: ${skipped}.`);
  return false;
}

/** Arguments of a browser without a window and without calls of its own. */
export const HEADLESS = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--enable-logging=stderr', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
] as const;

/**
 * Opens a page that runs a module in Chromium, and returns the text that this posts to `/lines`.
 * @param files body by path, the module at `/module.js`
 */
export async function postedByPage(files: Readonly<Record<string, string>>): Promise<string> {
  let posted: (lines: string) => void;
  const lines = new Promise<string>((resolve) => {
    posted = resolve;
  });
  const served: Readonly<Record<string, string>> = { '/': PAGE, ...files };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (request.method !== 'POST') return send(response, path, served[path]);
    void text(request).then((body) => {
      response.end();
      posted(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const profile = await emptyFolder();
  const words = [...HEADLESS, '--remote-debugging-port=0', `--user-data-dir=${profile.path}`];
  // Debian's program is a script around the browser: both end as one group.
  const browser = spawn(CHROMIUM, [...words, `http://127.0.0.1:${port}/`], { stdio: 'ignore', detached: true });
  const ended = once(browser, 'exit');
  try {
    return await Promise.race([lines, ended.then(([code]) => Promise.reject(new Error(`Chromium ended: ${code}`)))]);
  } finally {
    if (browser.pid !== undefined && browser.exitCode === null) process.kill(-browser.pid);
    await ended;
    server.close();
    await profile.remove();
  }
}

const PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="/module.js"></script>';
const TYPES: Readonly<Record<string, string>> = { '/': 'text/html', '/module.js': 'text/javascript' };

function send(response: ServerResponse, path: string, body: string | undefined): void {
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': TYPES[path] ?? 'application/json' }).end(body);
}
