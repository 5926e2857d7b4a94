import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spokenIn } from '../../../src/web/words/spoken.ts';
import { violationsOf } from '../../kit/axe.ts';
import { CONSOLE_PATHS, type OpenConsole } from '../../kit/console-browser.ts';

/** The store of a busy machine may be late: what a page then says is to ask again. */
const TRIES = 20;
/** By language; the soak tries each in both. */
const THEMES: Readonly<Record<'fr' | 'ar', readonly ('light' | 'dark')[]>> =
  process.env.PAGE_WIDTHS === undefined
    ? { fr: ['light'], ar: ['dark'] }
    : { fr: ['light', 'dark'], ar: ['light', 'dark'] };
/** For an assessment on a busy machine. */
const PATIENCE_MS = 120_000;

export const describeLanguages = (opened: () => OpenConsole) =>
  describe('the console in other languages', () => {
    async function openPage(): Promise<Page> {
      const { browser, signedIn: storageState, origin: baseURL } = opened();
      const context = await browser.newContext({ storageState, baseURL, viewport: { width: 1_280, height: 800 } });
      context.setDefaultTimeout(PATIENCE_MS);
      return context.newPage();
    }

    async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
      const page = await openPage();
      try {
        return await work(page);
      } finally {
        await page.context().close();
      }
    }

    async function show(page: Page, path: string, language: string): Promise<void> {
      const target = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
      let status = 503;
      for (let tries = 0; status === 503 && tries < TRIES; tries += 1)
        status = (await page.goto(target))?.status() ?? 0;
      expect([target, status]).toEqual([target, 200]);
    }

    it('goes in Arabic from the world to a region, to a piece of evidence and back', async () => {
      const { words } = spokenIn('ar');
      await withPage(async (page) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        await show(page, '/', 'en');
        await page.getByRole('link', { name: 'العربية', exact: true }).click();
        await page.waitForURL(/lang=ar/);
        await page
          .getByRole('table')
          .getByRole('link', { name: words.regionName('mena', ''), exact: true })
          .click();
        await page.waitForURL(/\/region\/mena\?lang=ar$/);
        expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir].join()')).toBe(
          'ar,rtl',
        );
        await page.locator('section[aria-labelledby=evidence] summary').click();
        await page.locator('section[aria-labelledby=evidence] tbody a').first().click();
        await page.waitForURL(/open=evidence:ev_\w+&lang=ar$/);
        const drawer = page.locator('aside.drawer');
        await expect.poll(() => drawer.getByRole('heading', { level: 2 }).innerText()).toBe(words.item.title);
        // At the end of a line of Arabic: the left edge.
        expect((await drawer.boundingBox())?.x).toBe(0);
        expect(await drawer.locator('blockquote bdi[lang=en][dir=ltr]').count()).toBe(1);
        await drawer.getByRole('link', { name: words.close, exact: true }).click();
        await page.waitForURL(/\/region\/mena\?lang=ar$/);
        await page.goBack();
        await page.waitForURL(/open=evidence/);
        await page.locator('a.mark').click();
        await page.waitForURL(/\/\?lang=ar$/);
        expect(errors).toEqual([]);
      });
    });

    it('draws time from left to right and pressure to the left also in Arabic', async () => {
      await withPage(async (page) => {
        await show(page, '/time/mena', 'ar');
        const drawn = await page.evaluate("getComputedStyle(document.querySelector('svg.spark')).direction");
        expect(drawn).toBe('ltr');
        const [early, late] = await Promise.all(
          [0, 1].map((index) => page.locator('.scale span').nth(index).boundingBox()),
        );
        expect(early?.x).toBeLessThan(late?.x ?? 0);
        await show(page, '/region/mena', 'ar');
        const sides = await Promise.all(
          ['pressure', 'buffer'].map((side) => page.locator(`.axes tr.${side} rect.${side}`).first().boundingBox()),
        );
        expect(sides[0]?.x).toBeLessThan(sides[1]?.x ?? 0);
      });
    });

    describe.each(['fr', 'ar'] as const)('in %s', (language) => {
      let page: Page;
      let found: string[] = [];
      beforeAll(async () => {
        page = await openPage();
        page.on('pageerror', (error) => found.push(error.message));
        page.on('console', (message) => {
          if (message.type() === 'error' && !message.text().includes('503')) found.push(message.text());
        });
      });
      afterAll(() => page.context().close());

      it.each(CONSOLE_PATHS)('%s can be used by everyone, and fits in 320 px', async (path) => {
        found = [];
        for (const colorScheme of THEMES[language]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width: 1_280, height: 800 });
          await show(page, path, language);
          found.push(...(await violationsOf(page)));
          await page.setViewportSize({ width: 320, height: 800 });
          const wide: unknown = await page.evaluate('document.documentElement.scrollWidth');
          if (wide !== 320) found.push(`${String(wide)} px wide`);
        }
        expect(found.join('\n')).toBe('');
      });
    });
  });
