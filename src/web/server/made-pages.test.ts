import { describe, expect, it } from 'vitest';
import { EXAMPLES, refusal, signIn } from '../test-kit/ask-console.ts';
import { createConsole } from './create-console.tsx';
import type { MadePage } from './made-pages.ts';
import type { PageRequest, SignIn } from './page-request.ts';

describe('a page that was made before', () => {
  /** Counts what is asked. @param unmarked paths whose answers have no validator; all others have one */
  function counted(...unmarked: readonly string[]) {
    let now = 0;
    let [first, again] = [0, 0];
    const made = new Map<string, MadePage>();
    const bySession: SignIn = { ...signIn, formToken: ({ header }) => header('cookie') };
    const of = createConsole({
      ...{ signIn: bySession, world: 'exercise', now: () => now, mapped: { countryOf: () => undefined, small: [] } },
      ...{ compressed: new Map(), made },
    });
    const versions = new Map<string, number>();
    const etagOf = (path: string) => `"${path} ${versions.get(path) ?? 0}"`;
    const refused = new Map<string, string>();
    const answer = (path: string) => {
      const code = refused.get(path);
      if (code !== undefined) return refusal(403, code);
      const headers: HeadersInit = unmarked.includes(path) ? {} : { ETag: etagOf(path) };
      return Response.json(
        { ...Object(EXAMPLES.get(path)), ...(versions.has(path) && { version: versions.get(path) }) },
        { headers },
      );
    };
    return {
      made,
      wait: (ms: number) => {
        now += ms;
      },
      change: (path: string) => versions.set(path, (versions.get(path) ?? 0) + 1),
      refuse: (path: string, code: string | undefined) => {
        if (code === undefined) refused.delete(path);
        else refused.set(path, code);
      },
      counts: () => [first, again],
      ask: async (target: string, headers: Readonly<Record<string, string>> = {}) => {
        const request: PageRequest = {
          method: 'GET',
          target,
          header: (name) => headers[name],
          headers: (name) => [headers[name] ?? []].flat(),
          clientAddress: '127.0.0.1',
          readBody: async () => '',
          signal: new AbortController().signal,
          fetch: async (input) => {
            first += 1;
            return answer(new URL(String(input)).pathname);
          },
          askAgain: async (url, etag) => {
            again += 1;
            const { pathname } = new URL(url);
            return etag === etagOf(pathname) && !refused.has(pathname) ? undefined : answer(pathname);
          },
        };
        const { body, ...shown } = await of.answer(request);
        return { ...shown, text: Buffer.from(body).toString('utf8') };
      },
    };
  }

  it('is the same page while the service answers the same, and asks each question again', async () => {
    const { ask: get, counts } = counted();
    const page = await get('/region/mena');
    const [asked] = counts();
    expect(asked).toBeGreaterThan(2);
    expect(await get('/region/mena')).toEqual(page);
    expect(counts()).toEqual([asked, asked]);
  });

  it('is the same page while an answer without a validator has the same bytes', async () => {
    const { ask: get, change, counts } = counted('/api/me');
    const page = await get('/ask');
    const [asked] = counts();
    expect(await get('/ask')).toEqual(page);
    expect(counts()).toEqual([asked, asked]);
    change('/api/me');
    await get('/ask');
    expect(counts()[0]).toBeGreaterThan(Number(asked));
  });

  it('is made again where one answer changed, which is not asked twice, and is asked first from then on', async () => {
    const { ask: get, change, counts } = counted();
    await get('/region/mena');
    const [asked = 0] = counts();
    change('/api/intelligence/v1/get-regional-snapshot');
    await get('/region/mena');
    const [second = 0, again = 0] = counts();
    expect(second).toBe(2 * asked - 1);
    change('/api/intelligence/v1/get-regional-snapshot');
    await get('/region/mena');
    expect(counts()).toEqual([second + asked - 1, again + 1]);
  });

  it('is the same page while a question is refused in the same way', async () => {
    const { ask: get, refuse, counts } = counted();
    refuse('/api/supply-chain/v1/get-chokepoint-status', 'entitlement_required');
    const page = await get('/');
    const [asked] = counts();
    expect(await get('/')).toEqual(page);
    expect(counts()).toEqual([asked, asked]);
    refuse('/api/supply-chain/v1/get-chokepoint-status', undefined);
    expect((await get('/')).text).not.toBe(page.text);
  });

  it('is another one for another viewer, host, address and minute', async () => {
    const { ask: get, wait, made } = counted();
    await get('/region/mena');
    await get('/region/mena', { host: 'other.example' });
    await get('/region/mena?lang=fr');
    await get('/region/mena', { cookie: 'session' });
    wait(59_999);
    await get('/region/mena');
    expect(made.size).toBe(4);
    wait(1);
    await get('/region/mena');
    expect(made.size).toBe(5);
  });

  it('is kept as a page alone, not in its other forms', async () => {
    const { ask: get, made } = counted();
    await get('/region/mena.md');
    expect(made.size).toBe(0);
    await get('/region/mena');
    expect(made.size).toBe(1);
  });
});
