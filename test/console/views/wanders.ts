import fc from 'fast-check';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyUrl } from '../../../src/web/test-kit/any-url.ts';
import { viewUrl } from '../../../src/web/url/view-url.ts';
import type { OpenConsole } from '../../kit/console-browser.ts';
import { PATIENCE } from '../../kit/patience.ts';

const CLICKS = Number(process.env.CONSOLE_CLICKS ?? 40);
const ADDRESSES = Number(process.env.CONSOLE_ADDRESSES ?? 20);
const SEED = 20_261_130;
const DAY_MS = 86_400_000;
/** Of JavaScript, in a page after all clicks, beyond the same page before them. */
const MAX_HEAP_BYTES = 20 * 1_048_576;
/** What a page says may change while it is read again: a newer snapshot, a store that is late. */
const TRIES = 5;
/** A minute of a plan is over after it, ms. */
const LIMIT_MS = 65_000;
/** For a click to lead elsewhere, where it does, ms. */
const STEP_MS = 400;
/** Each third step is a key, so that drawers are closed and rows gone through as well. */
const KEYS = ['j', 'k', 'Enter', 'Escape', 'd', 'e', 'v', '[', ']', '?', '/', 'ArrowLeft', 'ArrowRight'];

/** Which of the things that can be clicked is: not what leaves the console, ends the session or changes keys. */
const CLICK = `(pick) => {
  const all = [...document.querySelectorAll('a[href], button, summary, input, select')].filter((element) =>
    element.checkVisibility() &&
    (element.href === undefined || new URL(element.href, location).origin === location.origin) &&
    !/^[/](docs|signout|signin)/.test(element.getAttribute('href') ?? element.form?.getAttribute('action') ?? '') &&
    !(location.pathname === '/keys' && element.form?.method === 'post'));
  const found = all[pick % all.length];
  found?.click();
  return found === undefined ? 'nothing' : found.outerHTML.slice(0, 120);
}`;

/** Without ages, and without the id of the request, which is another one each time. */
const textOf = async (page: Page): Promise<string> =>
  (await page.locator('body').innerText()).replaceAll(
    /\d+ (?:s|min|h)\b|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    '',
  );

/** Not a twin of one, an answer of the service or another site: from there nothing leads back. */
const isConsolePage = (url: string, origin: string): boolean =>
  url.startsWith(origin) && !/^[/](api|docs)|\.(json|csv|svg|md)$/.test(new URL(url).pathname);

export const describeWanders = (opened: () => OpenConsole) =>
  describe('a reader who clicks anything', () => {
    let context: BrowserContext;
    let page: Page;
    const complaints: string[] = [];

    beforeAll(async () => {
      const { browser, signedIn: storageState, origin: baseURL } = opened();
      context = await browser.newContext({ storageState, baseURL });
      context.setDefaultTimeout(PATIENCE.timeout);
      page = await context.newPage();
      page.on('console', (message) => {
        // An answer of a refused status is logged by the browser itself.
        if (['error', 'warning'].includes(message.type()) && !/status of [45]\d\d/.test(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(opened().origin) && !request.url().startsWith('data:'))
          complaints.push(request.url());
      });
      page.on('response', (response) => {
        if (response.status() === 500) complaints.push(`500 ${response.url()}`);
      });
    });
    afterAll(() => context.close());

    /** Bytes of JavaScript that the page holds after a collection. */
    async function heapOf(path: string): Promise<number> {
      await open(path);
      const session = await context.newCDPSession(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      await session.detach();
      return usedSize;
    }

    /** Opens an address, later where this reader has asked too much in this minute. @returns its status */
    async function open(address: string): Promise<number> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        // Where a click has begun to lead elsewhere, that is the navigation that counts: this one is made again.
        const status = (await page.goto(address).catch(() => undefined))?.status();
        if (status !== undefined && status !== 429) return status;
        if (status === 429) await page.waitForTimeout(LIMIT_MS / TRIES);
      }
      throw new Error(`${address} does not open`);
    }

    async function expectSameAgain(address: string): Promise<void> {
      let texts: string[] = [];
      for (let tries = 0; tries < TRIES && (texts.length === 0 || texts[0] !== texts[1]); tries += 1) {
        texts = [];
        for (let time = 0; time < 2; time += 1) {
          await open(address);
          texts.push(await textOf(page));
        }
      }
      expect([address, texts[1]]).toEqual([address, texts[0]]);
    }

    it('finds no error, and each page again at its address', { timeout: 30 * 60_000 }, async () => {
      const picks = fc.sample(fc.nat(), { seed: SEED, numRuns: CLICKS });
      const heap = await heapOf('/');
      const seen = new Set<string>();
      for (const [step, pick] of picks.entries()) {
        let did = KEYS[pick % KEYS.length] ?? '';
        const moved = page.waitForEvent('framenavigated', { timeout: STEP_MS }).catch(() => undefined);
        if (step % 3 === 2) await page.keyboard.press(did);
        // A click that leads elsewhere may end the page that it is made in.
        else did = String(await page.evaluate(`(${CLICK})(${pick})`).catch(() => 'a way out'));
        await moved;
        await page.waitForLoadState('load');
        expect([step, did, complaints]).toEqual([step, did, []]);
        const [address = ''] = page.url().split('#');
        if (!isConsolePage(address, opened().origin)) await open('/');
        else if (!seen.has(address)) {
          seen.add(address);
          await expectSameAgain(address);
        }
      }
      expect((await heapOf('/')) - heap).toBeLessThan(MAX_HEAP_BYTES);
      console.info(`${CLICKS} steps came to ${seen.size} addresses of the console`);
      expect(seen.size).toBeGreaterThan(CLICKS / 10);
    });

    it('finds at any address the same again', { timeout: 30 * 60_000 }, async () => {
      const now = Date.now();
      const lately = fc.integer({ min: Math.floor((now - 3 * DAY_MS) / 60_000), max: Math.floor(now / 60_000) });
      const urls = fc.sample(anyUrl(lately.map((minute) => minute * 60_000)), { seed: SEED, numRuns: ADDRESSES });
      const statuses = new Map<number, number>();
      for (const url of urls) {
        const path = viewUrl(url);
        const status = await open(path);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        expect([path, complaints]).toEqual([path, []]);
        await expectSameAgain(path);
      }
      console.info(`statuses of ${ADDRESSES} addresses: ${[...statuses].map((one) => one.join(' × ')).join(', ')}`);
      expect([...statuses.keys()].filter((status) => ![200, 400, 404, 503].includes(status))).toEqual([]);
      expect(statuses.get(200) ?? 0).toBeGreaterThan(ADDRESSES / 4);
    });
  });
