import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { OpenConsole } from '../../kit/console-browser.ts';
import { runProgram } from '../../kit/program.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
/** The store of a busy machine may be late: a page, or the plan of its reader, is then to be asked for again. */
const TRIES = 20;
/** For an assessment on a busy machine. */
const PATIENCE_MS = 120_000;
const MAX_STEPS = 60;

/** A figure of a page: `−0.08`. */
const figureIn = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));

export const describeReading = (opened: () => OpenConsole) =>
  describe('a reader with a keyboard', () => {
    const contexts: BrowserContext[] = [];
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
    });

    async function openPage(script = true): Promise<Page> {
      const context = await opened().browser.newContext({
        storageState: opened().signedIn,
        baseURL: opened().origin,
        javaScriptEnabled: script,
      });
      context.setDefaultTimeout(PATIENCE_MS);
      contexts.push(context);
      return context.newPage();
    }

    async function show(page: Page, path: string): Promise<void> {
      let status = 503;
      for (let tries = 0; status !== 200 && tries < TRIES; tries += 1) status = (await page.goto(path))?.status() ?? 0;
      expect([path, status]).toEqual([path, 200]);
    }

    async function ask(page: Page, operation: string) {
      const answer = await page.request.get(`/api/intelligence/v1/${operation}`);
      expect(answer.status()).toBe(200);
      return Object(await answer.json());
    }

    const focused = (page: Page): Locator => page.locator(':focus');

    it('sees what changed since the last look, through the whole visit', async () => {
      const page = await openPage();
      const look = Math.floor((Date.now() - 8 * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
      const from = `from=${new Date(look).toISOString().slice(0, 16)}Z`;
      await show(page, '/');
      expect(await page.locator('footer a', { hasText: 'CSV' }).getAttribute('href')).not.toContain('from=');
      const cookies = await page.context().cookies();
      const name = cookies.find((cookie) => cookie.name.startsWith('look-'))?.name ?? '';
      await page.context().addCookies([{ name, value: `.${look}`, url: opened().origin }]);
      const leads: string[] = [];
      for (let visit = 0; visit < 2; visit += 1) {
        await show(page, '/');
        expect(await page.locator('footer a', { hasText: 'CSV' }).getAttribute('href')).toContain(from);
        leads.push(await page.locator('.lead p').first().innerText());
      }
      expect(leads[0]).toBe(leads[1]);
      expect(await page.evaluate('document.cookie')).toBe('');
    });

    it('goes from a row to its evidence, and back to where it was', async () => {
      const page = await openPage();
      await show(page, '/');
      await page.keyboard.press('j');
      const region = (await focused(page).getAttribute('href')) ?? '';
      expect(region).toMatch(/^\/region\//);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**${region}`);
      await page.keyboard.press('v');
      await page.waitForURL(/open=evidence:ev_/);
      const { searchParams } = new URL(page.url());
      await page.locator('.drawer .close:focus').waitFor();
      expect(await page.locator('.drawer blockquote').innerText()).not.toBe('');
      await page.keyboard.press('Escape');
      await page.waitForURL(`**${region}`);
      await page.locator('main :focus').waitFor();
      expect(await focused(page).getAttribute('href')).toContain(`open=evidence:${searchParams.get('open')?.slice(9)}`);
      await page.goBack();
      await page.locator('.drawer').waitFor();
    });

    it('finds the Strait of Hormuz, also without a script', async () => {
      const page = await openPage();
      await show(page, '/feeds');
      await page.keyboard.press('/');
      await page.keyboard.type('hormuz');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/find\?q=hormuz$/);
      await page.keyboard.press('j');
      expect(await focused(page).innerText()).toBe('Strait of Hormuz');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/corridors#strait-hormuz_strait$/);
      expect(await page.locator('tr:target th').innerText()).toBe('Strait of Hormuz');
      const plain = await openPage(false);
      await show(plain, '/');
      await plain.getByRole('searchbox').fill('hormuz');
      await plain.getByRole('searchbox').press('Enter');
      expect(await plain.locator('.found tbody a').first().innerText()).toBe('Strait of Hormuz');
    });

    it('adds the terms of an explained number up to the number', async () => {
      const page = await openPage();
      await show(page, '/region/mena');
      await page.keyboard.press('e');
      await page.waitForURL(/open=explain:/);
      await page.locator('.drawer .close:focus').waitFor();
      let sums = 0;
      for (const axis of ['coercivePressure', 'maritimeAccess', 'capitalStress', 'allianceCohesion']) {
        await show(page, `/region/mena?open=explain:/balance/${axis}`);
        if ((await page.getByText('sum to the value').count()) === 0) continue;
        sums += 1;
        const value = figureIn(await page.locator('.drawer strong').first().innerText());
        const shown = await page.locator('.drawer table.terms').first().locator('td.number').allInnerTexts();
        const sum = shown.map(figureIn).reduce((total, term) => total + term, 0);
        // Each term is shown to two decimals.
        expect([axis, Math.abs(sum - value) <= 0.005 * (shown.length + 1)]).toEqual([axis, true]);
      }
      expect(sums).toBeGreaterThan(0);
    });

    it('is led from a missing input of the world to its row among the feeds', async () => {
      const page = await openPage();
      await show(page, '/');
      await page.locator('.regions a.missing').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/region\/.*#missing$/);
      const ids = await page
        .locator('#missing a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      expect(ids.length).toBeGreaterThan(0);
      await page.locator('#missing a').first().focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/feeds.*#input-/);
      expect(await page.locator('tr:has(:target)').count()).toBe(1);
    });

    it('reads of a difference what the service says of it', async () => {
      await runProgram(['refresh', '--region', 'mena'], { dataDir: opened().dataDir });
      const page = await openPage();
      const { snapshots } = await ask(page, 'list-regional-snapshots?region_id=mena&limit=2');
      const [{ generatedAt: to }, { generatedAt: from }] = snapshots;
      const { summary, difference } = await ask(page, `diff-regional-snapshots?region_id=mena&from=${from}&to=${to}`);
      const address = [from, to].map((instant) => new Date(instant).toISOString());
      await show(page, `/changes/mena?from=${address[0]}&to=${address[1]}`);
      expect(await page.locator('h1').innerText()).toBe(summary);
      const text = ((await page.locator('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
      for (const { description } of difference.drivers) expect(text).toContain(description);
      const links = await page
        .locator('main a[href*="open=evidence"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      const { came, left, aged } = difference.evidence;
      for (const { item } of came)
        expect([item.id, links.some((href) => href.includes(item.id))]).toEqual([item.id, true]);
      for (const count of [came, left, aged].map(({ length }) => length)) expect(text).toContain(String(count));
    });

    describe('with a question', () => {
      const QUESTION = 'Is the Strait of Hormuz open?';

      it('reads the answer in its place, with what it rests on, and follows up', async () => {
        const page = await openPage();
        await show(page, '/ask');
        await page.getByLabel('Question').fill(QUESTION);
        await page.getByRole('button', { name: 'Ask', exact: true }).focus();
        await page.keyboard.press('Enter');
        const claims = page.locator('.ask output ol li');
        await claims.first().waitFor();
        expect(page.url()).toBe(`${opened().origin}/ask`);
        const answer = await page.locator('.ask output').innerText();
        expect(answer).toMatch(/Strait of Hormuz has been closed.* \[1\]/);
        expect(await page.locator('.ask [name=conversation]').inputValue()).toMatch(/^\w{22}$/);
        const plain = await openPage(false);
        await show(plain, '/ask');
        await plain.getByLabel('Question').fill(QUESTION);
        await plain.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
        await plain.locator('#claim-1').waitFor();
        expect(answer).toContain(await plain.locator('h1').innerText());
        expect(await plain.locator('.claims tbody tr').count()).toBe(await claims.count());
      });

      it('stops it, and nothing more is asked', async () => {
        const page = await openPage();
        await show(page, '/ask');
        let asked = 0;
        await page.route('**/answer-question', () => {
          asked += 1;
        });
        await page.getByLabel('Question').fill(QUESTION);
        await page.getByRole('button', { name: 'Ask', exact: true }).press('Enter');
        await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
        await expect.poll(() => page.locator('.ask output').innerText()).toContain('Stopped');
        expect(await page.getByRole('button', { name: 'Stop', exact: true }).count()).toBe(0);
        expect([asked, await page.getByLabel('Question').inputValue()]).toEqual([1, QUESTION]);
      });
    });

    it('comes by arrows to a strait on the map, and opens it', async () => {
      const page = await openPage();
      await show(page, '/');
      const strait = page.locator('.map a[href$="#strait-hormuz_strait"]');
      const centre = async (one: Locator) => {
        const box = await one.boundingBox();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      };
      const goal = await centre(strait);
      await page.locator('.map a[tabindex="0"]').focus();
      const isThere = () => strait.evaluate((one) => one === document.activeElement);
      const visited: string[] = [];
      for (let steps = 0; steps < MAX_STEPS && !(await isThere()); steps += 1) {
        const at = await centre(focused(page));
        const [x, y] = [goal.x - at.x, goal.y - at.y];
        const along = Math.abs(x) >= Math.abs(y) === (visited.length < MAX_STEPS / 2 || steps % 2 === 0);
        await page.keyboard.press(along ? (x > 0 ? 'ArrowRight' : 'ArrowLeft') : y > 0 ? 'ArrowDown' : 'ArrowUp');
        visited.push((await focused(page).getAttribute('aria-label')) ?? '');
      }
      expect([await isThere(), visited.join(' > ')]).toEqual([true, expect.any(String)]);
      expect(await page.locator('.map output').innerText()).toMatch(/^Strait of Hormuz/);
      expect(await page.locator('.map a[tabindex="0"]').count()).toBe(1);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/corridors.*#strait-hormuz_strait$/);
    });

    it('lists the keys, and can switch letters off', async () => {
      const page = await openPage();
      await show(page, '/');
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keyboard' });
      await dialog.getByLabel('Letters act on the page').press('Space');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await page.reload();
      await page.keyboard.press('j');
      expect(await page.locator('main a:focus').count()).toBe(0);
    });
  });
