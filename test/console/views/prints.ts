import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { REGION_IDS } from '../../../src/reference/regions.ts';
import type { OpenConsole } from '../../kit/console-browser.ts';
import { pdfPages } from '../../kit/pdf-pages.ts';

/** The store of a busy machine may be late: a page, or the plan of its reader, is then to be asked for again. */
const TRIES = 20;
/** A4 in points, as Chromium rounds it. */
const A4 = [595, 842];

export const describePrints = (opened: () => OpenConsole) =>
  describe('a region in print', () => {
    let page: Page;
    beforeAll(async () => {
      page = await opened().browser.newPage({ storageState: opened().signedIn, baseURL: opened().origin });
    });

    it.each(REGION_IDS)('is one A4 page that names what it shows: %s', async (region) => {
      let status = 503;
      for (let tries = 0; status !== 200 && tries < TRIES; tries += 1)
        status = (await page.goto(`/region/${region}`))?.status() ?? 0;
      expect(status).toBe(200);
      const pages = pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: false }));
      expect(pages.map((size) => size.map(Math.round))).toEqual([A4]);
      await page.emulateMedia({ media: 'print' });
      const text = await page.locator('body').innerText();
      expect(text).toContain('EXERCISE');
      expect(text).toMatch(/snap_[0-9a-f]{24} · SHA-256 [0-9a-f]{64}/);
      expect(text).toMatch(new RegExp(`${new URL(opened().origin).host}/region/${region}\\?at=\\d{4}-\\d\\d-\\d\\dT`));
      expect(text).toMatch(/\d\d:\d\d/);
      const colours = ['background-color', 'color'].map(
        (name) => `getComputedStyle(document.body).getPropertyValue('${name}')`,
      );
      expect(await page.evaluate(`[${colours.join()}]`)).toEqual(['rgb(255, 255, 255)', 'rgb(22, 25, 29)']);
      await page.emulateMedia({ media: null });
    });
  });
