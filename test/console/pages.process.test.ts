import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../kit/axe.ts';
import { hasChromium } from '../kit/chromium.ts';
import { CONSOLE_PATHS, type OpenConsole, openConsole } from '../kit/console-browser.ts';

/** A window of 1,280 px at 100, 200 and 400 % has so many CSS pixels across. The soak tries each in both themes. */
const WIDTHS: Readonly<Record<'light' | 'dark', readonly number[]>> =
  process.env.PAGE_WIDTHS === undefined
    ? { light: [1_280, 320], dark: [640] }
    : { light: [1_280, 640, 320], dark: [1_280, 640, 320] };
/** The store of a busy machine may be late: what a page then says is to ask again. */
const TRIES = 20;

async function show(page: Page, path: string): Promise<void> {
  let status = 503;
  for (let tries = 0; status === 503 && tries < TRIES; tries += 1) status = (await page.goto(path))?.status() ?? 0;
  expect(status).toBe(200);
}

describe.skipIf(!hasChromium('pages of the console in a browser'))('every view of the console', () => {
  let opened: OpenConsole;
  beforeAll(async () => {
    opened = await openConsole();
  });
  afterAll(() => opened.close());

  async function withPage<T>(
    options: { readonly width?: number; readonly dark?: boolean; readonly script?: boolean },
    work: (page: Page) => Promise<T>,
  ): Promise<T> {
    const context = await opened.browser.newContext({
      storageState: opened.signedIn,
      baseURL: opened.origin,
      viewport: { width: options.width ?? 1_280, height: 800 },
      colorScheme: options.dark === true ? 'dark' : 'light',
      javaScriptEnabled: options.script ?? true,
    });
    try {
      return await work(await context.newPage());
    } finally {
      await context.close();
    }
  }

  describe.each(CONSOLE_PATHS)('%s', (path) => {
    it.each(['light', 'dark'] as const)('can be used by everyone at each zoom, %s', async (theme) => {
      const violations = await withPage({ dark: theme === 'dark' }, async (page) => {
        await show(page, path);
        const found: string[] = [];
        for (const width of WIDTHS[theme]) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await violationsOf(page)).map((text) => `${width} px ${text}`));
        }
        return found;
      });
      expect(violations.join('\n')).toBe('');
    });

    it('fits in 320 px', async () => {
      await withPage({ width: 320 }, async (page) => {
        await show(page, path);
        const wide: unknown = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide).toBe(320);
      });
    });

    it('asks no other host, breaks no rule of its policy and reports no error', async () => {
      const complaints: string[] = [];
      await withPage({}, async (page) => {
        page.on('console', (message) => {
          const isComplaint = message.type() === 'error' || message.type() === 'warning';
          if (isComplaint && !message.text().includes('503')) complaints.push(message.text());
        });
        page.on('pageerror', (error) => complaints.push(error.message));
        page.on('request', (request) => {
          if (!request.url().startsWith(opened.origin) && !request.url().startsWith('data:'))
            complaints.push(request.url());
        });
        await show(page, path);
        await page.waitForLoadState('load');
      });
      expect(complaints).toEqual([]);
    });

    it('says the same without a script', async () => {
      let texts: string[] = [];
      // What the store could not answer in time is missing from one of the two, and a minute may pass between them.
      for (let tries = 0; tries < (path === '/verify' ? 1 : TRIES); tries += 1) {
        texts = [];
        for (const script of [true, false])
          texts.push(
            await withPage({ script }, async (page) => {
              await show(page, path);
              return (await page.locator('main').innerText()).replaceAll(/\d+ (?:s|min)\b/g, '');
            }),
          );
        if (texts[0] === texts[1]) break;
      }
      // Without a script the page that checks signatures names the command that does.
      if (path === '/verify') expect(texts[1]).toContain('npm run cli -- verify');
      else expect(texts[0]).toBe(texts[1]);
      expect(texts[0]?.length).toBeGreaterThan(100);
    });
  });
});
