import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM, HEADLESS, hasChromium } from '../kit/chromium.ts';
import { emptyFolder } from '../kit/empty-folder.ts';
import { buildProgram, printed, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let profile: Awaited<ReturnType<typeof emptyFolder>>;

beforeAll(async () => {
  await buildProgram();
  [folder, profile] = [await temporaryFolder(), await emptyFolder()];
});
afterAll(async () => {
  await folder.remove();
  await profile.remove();
});

describe.skipIf(!hasChromium('the docs page is not opened'))(
  'the docs page in a browser without a network (needs Chromium)',
  () => {
    it('shows every operation and breaks no rule of its own security policy', async () => {
      const child = startProgram(['start'], {
        dataDir: folder.path,
        environment: { FEEDS_PROXY: 'http://127.0.0.1:9', NODE_ENV: 'production' },
      });
      const url = /on (http:\/\/\S+)/.exec(await printed(child, /Stop with Ctrl-C/))?.[1];
      try {
        const { dom, said } = await opened(`${url}/docs`);
        for (const operation of ['GetRegionalSnapshot', 'DeductSituation', 'ExecuteBatch'])
          expect(dom).toContain(operation);
        expect(said).not.toMatch(/Content Security Policy|Refused to/);
      } finally {
        expect(await stopped(child)).toBe(0);
      }
    });
  },
);

/** The page as the browser built it, and what its console said. */
function opened(url: string): Promise<{ readonly dom: string; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const page = [...HEADLESS, `--user-data-dir=${profile.path}`, '--dump-dom', url];
    execFile(CHROMIUM, page, { timeout: 600_000, maxBuffer: 32 * 1024 * 1024 }, (error, dom, said) =>
      error === null ? resolve({ dom, said }) : reject(error),
    );
  });
}
