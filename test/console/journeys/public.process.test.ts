import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasChromium } from '../../kit/chromium.ts';
import { type OpenConsole, openConsole } from '../../kit/console-browser.ts';

describe.skipIf(!hasChromium('a public console in a browser'))('a visitor of a public console', () => {
  let opened: OpenConsole;
  let page: Page;
  beforeAll(async () => {
    opened = await openConsole({ CONSOLE_PUBLIC: 'read' });
    page = await opened.browser.newPage({ baseURL: opened.origin });
  });
  afterAll(() => opened.close());

  it('reads the world and asks, and can change nothing', async () => {
    expect((await page.goto('/'))?.status()).toBe(200);
    expect(await page.locator('h1').innerText()).not.toBe('');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/ask');
    await page.getByLabel('Question').fill('Is the Strait of Hormuz open?');
    await page.getByRole('button', { name: 'Ask', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#claim-1').waitFor();
    expect((await page.goto('/keys'))?.status()).toBe(401);
    expect((await page.request.get('/api/me')).status()).toBe(401);
    const headers = { origin: opened.origin };
    for (const form of [{ account: 'x', plan: 'free' }, { revoke: 'aaaaaaaa' }, { session: '0'.repeat(16) }])
      expect((await page.request.post('/keys', { form, headers })).status()).toBe(401);
    expect((await page.request.post('/signout', { form: { token: '' }, headers })).status()).toBe(403);
  });
});
