import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/contract/catalogue.ts';
import { ENDPOINT_NAMES } from '../../../src/contract/endpoints.ts';
import type { OpenConsole } from '../../kit/console-browser.ts';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const describeDocumentation = (opened: () => OpenConsole) =>
  describe('the documentation page', () => {
    async function withPage<T>(
      { isSignedIn = true, script = true, width = 1_280 },
      work: (page: Page) => Promise<T>,
    ): Promise<T> {
      const context = await opened().browser.newContext({
        ...(isSignedIn ? { storageState: opened().signedIn } : {}),
        baseURL: opened().origin,
        javaScriptEnabled: script,
        viewport: { width, height: 800 },
      });
      const complaints: string[] = [];
      try {
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => complaints.push(message));
        page.on('console', (message) => {
          // A refused request is an error of the console in every browser.
          if (message.type() === 'error' && !/status of 40\d/.test(message.text())) complaints.push(message.text());
        });
        page.on('request', (request) => {
          if (!request.url().startsWith(opened().origin) && !request.url().startsWith('data:'))
            complaints.push(request.url());
        });
        await page.goto('/docs');
        const result = await work(page);
        expect(complaints).toEqual([]);
        return result;
      } finally {
        await context.close();
      }
    }

    const operation = (page: Page, id: string): Locator => page.locator(`section#${id}`);
    async function send(section: Locator, text?: string) {
      if (text !== undefined) await section.locator('.try input, .try textarea').fill(text);
      await section.getByRole('button', { name: 'Send' }).click();
      await section.getByRole('button', { name: 'Send' }).waitFor();
      return {
        summary: await section.locator('.try output').innerText(),
        body: await section.locator('.try pre').textContent(),
      };
    }

    it('finds operations by any words of what is said of them', async () => {
      await withPage({}, async (page) => {
        const find = page.getByLabel('Find an operation');
        const shown = page.locator('section.operation:visible');
        expect(await shown.count()).toBe(ENDPOINT_NAMES.length);
        await find.fill('EARTHQUAKES list');
        expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toContain('ListEarthquakes');
        expect(await shown.count()).toBeLessThan(10);
        expect(await page.locator('nav output').innerText()).toMatch(/^\d+ of \d+ operations$/);
        const links = page.locator('nav > ul a[href^="#"]:visible');
        expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toContain(
          '#ListEarthquakes',
        );
        await find.fill('xqz');
        expect([await shown.count(), await page.locator('main h2[id^=group-]:visible').count()]).toEqual([0, 0]);
        await find.fill('');
        expect(await shown.count()).toBe(ENDPOINT_NAMES.length);
      });
    });

    it('sends the example of an operation as the reader, and shows what is answered', async () => {
      await withPage({}, async (page) => {
        const { summary, body } = await send(operation(page, CATALOGUE.getRegionalSnapshot.operationId));
        expect(summary).toMatch(/^200 · /);
        expect(JSON.parse(body ?? '').snapshot.regionId).toBe('mena');
        const refused = await send(operation(page, CATALOGUE.getRegionalSnapshot.operationId), 'region_id=Atlantis');
        expect(refused.summary).toMatch(/^400 · validation_failed · /);
        const posted = await send(operation(page, CATALOGUE.cancelScenario.operationId));
        expect([posted.summary.slice(0, 3), JSON.parse(posted.body ?? '')]).toEqual(['200', { cancelled: [] }]);
      });
    });

    it('asks a reader who is not signed in to sign in, and sends nothing elsewhere', async () => {
      await withPage({ isSignedIn: false }, async (page) => {
        const section = operation(page, CATALOGUE.listRegions.operationId);
        expect((await send(section)).summary).toMatch(/^401 · unauthenticated · .* Sign in$/);
        expect(await section.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/signin');
      });
    });

    it('reads completely without a script', async () => {
      const text = (script: boolean) => withPage({ script }, (page) => page.locator('main').innerText());
      const without = await text(false);
      const withScript = (await text(true)).split('\n').filter((line) => !/^(Query|Body|Send)$/.test(line));
      for (const line of without.split('\n')) expect(withScript).toContain(line);
      expect(without).toContain('curl -s');
      expect(await withPage({ script: false }, (page) => page.locator('form, input').count())).toBe(0);
    });

    it('can be used by everyone, also in a narrow window', async () => {
      for (const width of [1_280, 320])
        await withPage({ width }, async (page) => {
          // What is hidden is not judged: a tenth of the operations has every part that any has.
          await page.getByLabel('Find an operation').fill('regional snapshot');
          await page.evaluate(AXE);
          const violations: unknown = await page.evaluate(
            `axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(({ violations }) =>
            violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | ')))`,
          );
          expect([width, violations]).toEqual([width, []]);
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
        });
    });
  });
