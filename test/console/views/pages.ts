import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '../../kit/axe.ts';
import { CONSOLE_PATHS, type OpenConsole } from '../../kit/console-browser.ts';

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

const textOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replaceAll(/\d+ (?:s|min)\b/g, '');

export const describePages = (opened: () => OpenConsole) =>
  describe('every view of the console', () => {
    const contexts: BrowserContext[] = [];
    /** In a browser that runs scripts. */
    let page: Page;
    /** In one that runs none. */
    let plain: Page;
    const complaints: string[] = [];

    async function openPage(javaScriptEnabled: boolean): Promise<Page> {
      const { browser, signedIn: storageState, origin: baseURL } = opened();
      const context = await browser.newContext({ storageState, baseURL, javaScriptEnabled });
      contexts.push(context);
      return context.newPage();
    }

    beforeAll(async () => {
      page = await openPage(true);
      plain = await openPage(false);
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !message.text().includes('503')) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(opened().origin) && !request.url().startsWith('data:'))
          complaints.push(request.url());
      });
    });
    afterAll(async () => {
      for (const context of contexts) await context.close();
    });

    describe.each(CONSOLE_PATHS)('%s', (path) => {
      beforeAll(async () => {
        complaints.length = 0;
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize({ width: 1_280, height: 800 });
        await show(page, path);
      });

      it('asks no other host, breaks no rule of its policy and reports no error', async () => {
        await page.waitForLoadState('load');
        expect(complaints).toEqual([]);
      });

      it('says the same without a script', async () => {
        let texts: string[] = [];
        // What the store could not answer in time is missing from one of the two, and a minute may pass between them.
        for (let tries = 0; tries < (path === '/verify' ? 1 : TRIES); tries += 1) {
          if (tries > 0) await show(page, path);
          await show(plain, path);
          texts = [await textOf(page), await textOf(plain)];
          if (texts[0] === texts[1]) break;
        }
        // Without a script the page that checks signatures names the command that does.
        if (path === '/verify') expect(texts[1]).toContain('npm run cli -- verify');
        else expect(texts[0]).toBe(texts[1]);
        expect(texts[0]?.length).toBeGreaterThan(100);
      });

      it.each(['light', 'dark'] as const)('can be used by everyone at each zoom, %s', async (colorScheme) => {
        await page.emulateMedia({ colorScheme });
        const found: string[] = [];
        for (const width of WIDTHS[colorScheme]) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await violationsOf(page)).map((text) => `${width} px ${text}`));
        }
        expect(found.join('\n')).toBe('');
      });

      it('fits in 320 px', async () => {
        await page.setViewportSize({ width: 320, height: 800 });
        await show(page, path);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      });
    });
  });
