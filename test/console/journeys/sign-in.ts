import { once } from 'node:events';
import { createServer, type Server, request as send } from 'node:http';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenConsole } from '../../kit/console-browser.ts';
import { PATIENCE } from '../../kit/patience.ts';
import { runProgram } from '../../kit/program.ts';
import { exerciseKey } from '../../kit/started-exercise.ts';

/** The store of a busy machine may be late: what a page then says is to ask again. */
const TRIES = 20;

export const describeSignIn = (opened: () => OpenConsole) =>
  describe('sign-in and keys in a browser', () => {
    const contexts: BrowserContext[] = [];
    afterEach(async () => {
      for (const context of contexts.splice(0)) await context.close();
    });

    /** A page of a browser that is signed in, or of one that is not. */
    async function openPage(isSignedIn = true): Promise<Page> {
      const storageState = isSignedIn ? { storageState: opened().signedIn } : {};
      const context = await opened().browser.newContext({ baseURL: opened().origin, ...storageState });
      context.setDefaultTimeout(PATIENCE.timeout);
      contexts.push(context);
      return context.newPage();
    }

    async function show(page: Page, path: string, wanted = 200): Promise<void> {
      let status = 503;
      for (let tries = 0; status === 503 && tries < TRIES; tries += 1) status = (await page.goto(path))?.status() ?? 0;
      expect([path, status]).toEqual([path, wanted]);
    }

    /** Everything of a page that a script, a history or a log could keep. */
    const kept = async (page: Page): Promise<string> =>
      `${page.url()} ${await page.evaluate('JSON.stringify([document.cookie, {...localStorage}, {...sessionStorage}])')}`;

    const sessionOf = async (page: Page): Promise<string> =>
      (await page.context().cookies()).find(({ name }) => name.startsWith('barograph'))?.value ?? '';

    it('leads from a link to the world by one key, and keeps neither link nor session where a script reads', async () => {
      const page = await openPage(false);
      await page.goto(await opened().newLink());
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL(`${opened().origin}/`);
      expect(await page.locator('h1').innerText()).not.toBe('');
      expect(await kept(page)).toBe(`${opened().origin}/ ["",{},{}]`);
      const [cookie] = await page.context().cookies();
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
      expect(await page.content()).not.toContain(await sessionOf(page));
    });

    it('takes no spent link, and then a pasted key, which it repeats nowhere', async () => {
      const link = await opened().newLink();
      const first = await openPage(false);
      await first.goto(link);
      await first.getByRole('button').click();
      await first.waitForURL(`${opened().origin}/`);
      const page = await openPage(false);
      await page.goto(link);
      await page.getByRole('button').click();
      expect(await page.getByRole('alert').innerText()).not.toBe('');
      const key = await exerciseKey(opened().dataDir);
      await page.getByLabel('key').fill(key);
      await page.keyboard.press('Enter');
      await page.waitForURL(`${opened().origin}/`);
      expect(`${await kept(page)} ${await page.content()}`).not.toContain(key.split('_')[3]);
    });

    it('leaves a link unspent that a preview opened', async () => {
      const link = await opened().newLink();
      const preview = await openPage(false);
      for (const method of ['GET', 'HEAD', 'GET']) await preview.request.fetch(link, { method });
      const page = await openPage(false);
      await page.goto(link);
      await page.getByRole('button').click();
      await page.waitForURL(`${opened().origin}/`);
    });

    it('gives a browser a new session at sign-in, whatever cookie it came with', async () => {
      const page = await openPage(false);
      const [{ name = '' } = {}] = opened().signedIn.cookies;
      await page.context().addCookies([{ name, value: 'A'.repeat(43), url: opened().origin }]);
      await page.goto(await opened().newLink());
      await page.getByRole('button').click();
      await page.waitForURL(`${opened().origin}/`);
      expect(await sessionOf(page)).toMatch(/^(?!A{43})[0-9A-Za-z]{43}$/);
      const cookie = `${name}=${'A'.repeat(43)}`;
      expect((await (await openPage(false)).request.get('/api/me', { headers: { cookie } })).status()).toBe(401);
    });

    it('shows nothing after sign-out, not even on the way back', async () => {
      const page = await openPage(false);
      await page.goto(await opened().newLink());
      await page.getByRole('button').click();
      await page.waitForURL(`${opened().origin}/`);
      await show(page, '/keys');
      const session = await sessionOf(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.waitForURL('**/signin');
      expect(await sessionOf(page)).toBe('');
      await page.goBack();
      expect(await page.content()).not.toContain('Account first');
      const [{ name = '' } = {}] = opened().signedIn.cookies;
      const headers = { cookie: `${name}=${session}` };
      expect((await (await openPage(false)).request.get('/api/me', { headers })).status()).toBe(401);
    });

    it('makes a key that is shown once, and revokes it by its typed id', async () => {
      const page = await openPage();
      await show(page, '/keys');
      await page.getByLabel('Account', { exact: true }).fill('journey');
      await page.getByLabel('Plan of the account').selectOption('free');
      await page.getByRole('button', { name: 'Create' }).focus();
      await page.keyboard.press('Enter');
      const key = await page.locator('.new-key').innerText();
      const [, , id = ''] = key.split('_');
      const me = async () => (await fetch(`${opened().origin}/api/me`, { headers: { 'X-Service-Key': key } })).status;
      expect(await me()).toBe(200);
      expect(await kept(page)).not.toContain(key);
      await page.getByRole('link', { name: 'Back to keys' }).click();
      await page.getByRole('row', { name: id }).first().waitFor();
      expect(await page.content()).not.toContain(key);
      await page.getByLabel('Type the id of the key').fill(id);
      await page.keyboard.press('Enter');
      await page.getByRole('row', { name: new RegExp(`${id} journey .*revoked`) }).waitFor();
      await vi.waitFor(async () => expect(await me()).toBe(401), PATIENCE);
      expect(await page.getByRole('row', { name: /key\.revoke/ }).count()).toBeGreaterThan(0);
    });

    it('explains to a free plan which plan a view needs', async () => {
      const words = ['keys', 'create', '--account', 'poor', '--plan', 'free', '--json'];
      const { stdout } = await runProgram(words, { dataDir: opened().dataDir });
      const page = await openPage(false);
      await page.goto('/signin');
      await page.getByLabel('key').fill(String(Object(JSON.parse(stdout)).key));
      await page.keyboard.press('Enter');
      await page.waitForURL(`${opened().origin}/`);
      await show(page, '/region/mena', 403);
      expect(await page.locator('main').innerText()).toContain('needs a plan of tier 1; the plan “free” is of tier 0');
    });

    it('announces a newer snapshot and leaves the page as it is until it is asked for', async () => {
      const page = await openPage();
      await show(page, '/region/mena');
      const [before, url] = [await page.locator('main').innerHTML(), page.url()];
      const banner = page.locator('p.newer');
      expect(await banner.innerText()).toBe('');
      await runProgram(['refresh', '--region', 'mena'], { dataDir: opened().dataDir });
      await banner.getByRole('link').waitFor({ timeout: PATIENCE.timeout });
      expect(await banner.innerText()).toContain('A newer snapshot');
      expect([await page.locator('main').innerHTML(), page.url()]).toEqual([before, url]);
      await banner.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.waitForLoadState('load');
      expect(await banner.innerText()).toBe('');
    });

    describe('a page of another port, which is the same site', () => {
      let server: Server;
      let elsewhere: string;
      beforeAll(async () => {
        server = createServer((_, response) =>
          response
            .writeHead(200, { 'content-type': 'text/html' })
            .end(
              `<form method="post" action="${opened().origin}/keys"><input name="account" value="evil"><input name="plan" value="enterprise"><button>go</button></form><iframe src="${opened().origin}/keys"></iframe>`,
            ),
        );
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
        const address = server.address();
        elsewhere = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
      });
      afterAll(() => server.close());

      it('can send no form, and frame no page', async () => {
        const page = await openPage();
        await page.goto(elsewhere);
        const framed = await Promise.all(page.frames().map((frame) => frame.content().catch(() => '')));
        expect(framed.join()).not.toContain('Account first');
        const answered = page.waitForResponse((response) => response.request().method() === 'POST');
        await page.getByRole('button').click();
        expect((await answered).status()).toBe(403);
        await show(page, '/keys');
        expect(await page.locator('main').innerText()).not.toContain('evil');
      });
    });

    it('counts no session under a foreign name of the host', async () => {
      const [{ name = '', value = '' } = {}] = opened().signedIn.cookies;
      const statusAs = async (host: string): Promise<number | undefined> => {
        const headers = { host, cookie: `${name}=${value}` };
        const [response] = await once(send(`${opened().origin}/api/me`, { headers }).end(), 'response');
        response.resume();
        return response.statusCode;
      };
      expect(await statusAs(new URL(opened().origin).host)).toBe(200);
      expect(await statusAs('evil.example')).toBe(401);
      expect(await statusAs(`evil.example:${new URL(opened().origin).port}`)).toBe(401);
    });
  });
