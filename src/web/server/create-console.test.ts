import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { REGION_IDS } from '../url/view-url.ts';
import { createConsole, type PageRequest } from './create-console.tsx';

/** What the contract shows as the answer of every operation, by path. */
const EXAMPLES = new Map<string, unknown>(
  Object.values(ENDPOINTS).flatMap((endpoint) =>
    'exampleResponse' in endpoint ? [[endpoint.path, endpoint.exampleResponse]] : [],
  ),
);

const pages = createConsole({ world: 'exercise', now: () => Date.UTC(2026, 10, 26), countryOf: () => undefined });

interface Asked {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the service answers to a path. */
  readonly service?: (path: string) => Response;
}

const examples = (path: string): Response => Response.json(EXAMPLES.get(path));

async function ask({ target, method = 'GET', headers = {}, service = examples }: Asked) {
  const request: PageRequest = {
    method,
    target,
    header: (name) => headers[name],
    signal: new AbortController().signal,
    fetch: async (input) => service(new URL(String(input)).pathname),
  };
  const { body, ...answer } = await pages.answer(request);
  return { ...answer, headers: new Map(answer.headers), text: Buffer.from(body).toString('utf8') };
}

const refusal = (status: number, code: string): Response =>
  new Response('{}', { status, headers: { 'X-Error-Code': code, 'X-Request-Id': 'abc' } });

describe('the pages of the console', () => {
  it.each(['/', ...REGION_IDS.map((id) => `/region/${id}`)])('render %s whole, without a script', async (target) => {
    const { status, headers, text } = await ask({ target });
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Cache-Control')).toContain('private');
    expect(text).toMatch(/^<!doctype html><html lang="en"/);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|style="| on[a-z]+=/);
    expect(text).toContain('EXERCISE');
  });

  it('name what their texts say as text, whatever it is', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const poisoned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(poisoned);
      if (typeof value !== 'object' || value === null) return value;
      const member = ([name, of]: [string, unknown]) => [
        name,
        typeof of === 'string' && /text|title|summary|description|name|reason|source|rule|label$/i.test(name)
          ? hostile
          : poisoned(of),
      ];
      return Object.fromEntries(Object.entries(value).map((pair) => member(pair)));
    };
    const service = (path: string) => Response.json(poisoned(EXAMPLES.get(path)));
    for (const target of ['/', '/region/mena', '/region/mena?open=explain:/balance/capitalStress']) {
      const { status, text } = await ask({ target, service });
      expect(status).toBe(200);
      expect(text).toContain('&lt;script>');
      expect(text).not.toMatch(/<script|<img/);
    }
  });

  it('link only to a page of the web in what a source gave', async () => {
    const id = `ev_${'0'.repeat(20)}`;
    const record = { feedId: 'news-rss', recordId: 'r', title: 'Click', licence: 'none', observedAt: 0, knownAt: 0 };
    const records = [{ ...record, evidenceId: id, url: 'javascript:alert(1)' }];
    const service = (path: string) => {
      if (path.endsWith('/list-evidence')) return Response.json({ evidence: [], records });
      return new Response(JSON.stringify(EXAMPLES.get(path)).replaceAll(/"id":"[^"]+"/g, `"id":"${id}"`));
    };
    const { text } = await ask({ target: `/region/mena?open=evidence:${id}`, service });
    expect(text).toContain('Records of the source');
    expect(text).not.toContain('href="javascript:');
  });

  it('say that a part is not known where the service did not say it', async () => {
    const service = (path: string) =>
      /country-states|chokepoint/.test(path) ? refusal(503, 'store_unavailable') : examples(path);
    const { status, text } = await ask({ target: '/', service });
    expect(status).toBe(200);
    expect(text).toContain('Straits and canals: not known now.');
    expect(text).toContain('No country has data on it.');
  });

  it.each([
    [401, 'unauthenticated', 'Sign in'],
    [403, 'plan_insufficient', 'plan_insufficient'],
    [503, 'snapshot_not_ready', 'snapshot_not_ready'],
  ])('answer %d where the service does, with its request', async (status, code, said) => {
    const { status: answered, text } = await ask({ target: '/region/mena', service: () => refusal(status, code) });
    expect(answered).toBe(status);
    expect(text).toContain(said);
    expect(text).toContain('abc');
  });

  it('name a bad value of the address', async () => {
    const { status, text } = await ask({ target: '/?at=<b>' });
    expect(status).toBe(400);
    expect(text).toContain('“&lt;b>” is no value of “at”.');
  });

  it('are 404 where there is none, and 405 for what changes something', async () => {
    expect((await ask({ target: '/region/atlantis' })).status).toBe(404);
    expect((await ask({ target: '/console/old.css' })).status).toBe(404);
    expect((await ask({ target: '/', method: 'POST' })).headers.get('Allow')).toBe('GET, HEAD');
  });

  it('are not sent again to a viewer who has them', async () => {
    const first = await ask({ target: '/' });
    const again = await ask({ target: '/', headers: { 'if-none-match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it('come with a style of a name that changes with its bytes', async () => {
    const { text } = await ask({ target: '/' });
    const path = /href="(\/console\/[0-9a-f]{32}\.css)"/.exec(text)?.[1] ?? '';
    const style = await ask({ target: path, headers: { 'accept-encoding': 'gzip, br' } });
    expect(style.status).toBe(200);
    expect(style.headers.get('Content-Encoding')).toBe('br');
    expect(style.headers.get('Cache-Control')).toContain('immutable');
  });

  it('own their paths and no other', () => {
    expect(['/', '/?at=x', '/region/mena', '/console/a.css'].map(pages.owns)).toEqual([true, true, true, true]);
    expect(['/api/health', '/docs', '/readyz', '/consoles', '/regional'].map(pages.owns)).not.toContain(true);
  });
});
