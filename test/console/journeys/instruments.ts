import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenConsole } from '../../kit/console-browser.ts';

const DAY_MS = 86_400_000;
/** The store of a busy machine may be late: what a page then says is to ask again. */
const TRIES = 20;
/** A share such as .4395 is a half that binary figures miss: only the same rounding shows the same words. */
const PERCENT = new Intl.NumberFormat('en-GB', { style: 'percent' });
/** For an assessment on a busy machine. */
const PATIENCE_MS = 120_000;

export const describeInstruments = (opened: () => OpenConsole) =>
  describe('journeys through the instruments', () => {
    let page: Page;
    beforeAll(async () => {
      const context = await opened().browser.newContext({ storageState: opened().signedIn, baseURL: opened().origin });
      page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      page.setDefaultNavigationTimeout(PATIENCE_MS);
    });

    async function show(path: string): Promise<void> {
      let status = 503;
      for (let tries = 0; status === 503 && tries < TRIES; tries += 1) status = (await page.goto(path))?.status() ?? 0;
      expect([path, status]).toEqual([path, 200]);
    }

    /** What the service answers to the viewer of the page. */
    async function ask(operation: string) {
      const answer = await page.request.get(`/api/intelligence/v1/${operation}`);
      expect(answer.status()).toBe(200);
      return Object(await answer.json());
    }

    it('keeps the instant of the address through six views', async () => {
      // Lane sets are sealed a moment after their snapshot.
      const at = new Date().toISOString();
      await show(`/region/mena?at=${at}`);
      for (const view of ['Time', 'Changes', 'Triggers', 'Forecasts', 'Corridors']) {
        const link = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view, exact: true });
        const href = (await link.getAttribute('href')) ?? '';
        expect([view, new URLSearchParams(href.split('?')[1]).get('at')]).toEqual([view, at]);
        await show(href);
      }
    });

    it('scrubs to a regime change, one arrow away, and steps back by its key', async () => {
      const { snapshot } = await ask('get-regional-snapshot?region_id=mena');
      const shown: number = snapshot.generatedAt;
      const [calm, change] = [shown - 2 * DAY_MS, shown - DAY_MS];
      await page.route('**/time/mena', async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replace(/data-instants="[^"]*"/, `data-instants="${calm} ${change} ${shown}"`)
          .replace(/data-events="[^"]*"/, `data-events="${change}"`);
        await route.fulfill({ response, body });
      });
      await show('/time/mena');
      const slider = page.getByRole('slider', { name: 'Step through time' });
      await slider.press('ArrowLeft');
      await page.waitForURL(/at=/);
      expect(new URL(page.url()).searchParams.get('at')).toBe(new Date(change).toISOString());
      await page.unroute('**/time/mena');
    });

    it('shows on every gauge what was read, how far it is and what the threshold is', async () => {
      const { readings } = await ask('list-trigger-readings?region_id=mena');
      await show('/triggers/mena');
      for (const { description, words, thresholdWords, distanceShare, fit, falseAlarmsPerYear } of readings) {
        const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: description, exact: true }) });
        const text = (await row.first().innerText()).replaceAll(/\s+/g, ' ');
        expect([description, text]).toEqual([description, expect.stringContaining(words ?? 'no data')]);
        if (words === undefined) continue;
        expect(text).toContain(thresholdWords);
        expect(text).toContain(`${PERCENT.format(Math.abs(distanceShare))} of ◇ to │`);
        expect(text).toContain(fit === 'fitted' ? String(falseAlarmsPerYear) : 'unfitted');
      }
      expect(readings.length).toBeGreaterThan(10);
    });

    it('shows of every sealed set a text whose SHA-256 is its hash', async () => {
      await show('/forecasts/mena');
      const seals = await page.locator('.seal').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const [, hash, sealed] = [...cell.querySelectorAll('code')].map(({ textContent }) => textContent ?? '');
          return hash === undefined || sealed === undefined ? [] : [{ hash, sealed }];
        }),
      );
      expect(seals.length).toBeGreaterThan(0);
      for (const { hash, sealed } of seals) {
        const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sealed));
        expect(Buffer.from(bytes).toString('hex')).toBe(hash);
      }
    });

    it('supposes what a slider is moved to, and says SUPPOSED in print and in the CSV', async () => {
      await show('/what-if/mena');
      const slider = page.getByRole('slider', { name: /^Crude oil price/ });
      await slider.press('End');
      const field = page.getByRole('spinbutton', { name: /^Crude oil price/ });
      expect(Number(await field.inputValue())).toBe(Number(await slider.getAttribute('max')));
      await page.getByRole('button', { name: 'Suppose', exact: true }).click({ noWaitAfter: true });
      await page.waitForURL(/s=crude_price~/, { timeout: PATIENCE_MS, waitUntil: 'commit' });
      const { pathname, search } = new URL(page.url());
      await show(`${pathname}${search}`);
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText('SUPPOSED: what would follow').first().isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      const csv = await (await page.request.get(`${pathname}.csv${search}`)).text();
      expect(csv.split('\r\n').filter((line) => line !== '' && !line.includes('SUPPOSED')).length).toBeLessThanOrEqual(
        1,
      );
    });

    it('finds a snapshot good, a changed one not, and one of another key not', async () => {
      await show('/verify');
      await page.locator('#region').selectOption('mena');
      await page.locator('button[name=load]').click();
      const result = page.locator('form.verify output');
      await page.locator('form.verify output.valid').waitFor();
      const document = page.locator('textarea[name=document]');
      const good = await document.inputValue();
      await document.fill(good.replace('"regionId":"mena"', '"regionId":"europe"'));
      await page.locator('form.verify button[type=submit]').click();
      await page.locator('form.verify output.invalid').waitFor();
      const changed = await result.innerText();
      await document.fill(good);
      const signature = page.locator('textarea[name=signature]');
      await signature.fill((await signature.inputValue()).replace(/kid="[^"]*"/, `kid="${'A'.repeat(43)}"`));
      await page.locator('form.verify button[type=submit]').click();
      await expect.poll(() => result.innerText()).not.toBe(changed);
      expect(await result.getAttribute('class')).toBe('invalid');
    });
  });
