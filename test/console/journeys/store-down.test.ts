import { describe, expect, it } from 'vitest';
import { createConsoleWorld } from '../../kit/console-in-process.ts';

describe('a page while the store is down', () => {
  it('says so with its code, its request and when to try again, and is itself again afterwards', async () => {
    const { send, sessions, newKey, snapshots } = createConsoleWorld(false);
    const key = await newKey('acme', 'pro_monthly');
    const secret = await sessions.begin(key.split('_')[2] ?? '');
    const headers: [string, string][] = [['Cookie', `barograph-8080=${secret}`]];
    const show = (target: string) => send({ target, headers });
    expect((await show('/region/mena')).status).toBe(200);
    snapshots.isDown = true;
    const { status, text, header } = await show('/time/mena');
    expect([status, header('Retry-After')]).toEqual([503, '5']);
    expect(text).toContain('store_unavailable');
    expect(text).toMatch(/request-\w+|[0-9a-f-]{36}/);
    expect(text).toContain('href="/"');
    snapshots.isDown = false;
    expect((await show('/time/mena')).status).toBe(200);
  });
});
