import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../test-kit/ask-console.ts';
import { PLAIN_VIEWS, REGION_IDS, REGION_VIEWS } from '../url/view-url.ts';
import { createConsole } from './create-console.tsx';
import type { PageRequest, SignIn } from './page-request.ts';

const signIn: SignIn = {
  isOwnPage: ({ headers }) => headers('origin')[0] === 'http://127.0.0.1:8080',
  byLink: async (_, once) => (once === 'good' ? 'barograph-8080=s; HttpOnly' : undefined),
  byKey: async (_, key) => (key === 'good' ? { cookie: 'barograph-8080=s; HttpOnly' } : { problem: 'wrong' }),
  end: async (_, token) => (token === 'form' ? 'barograph-8080=; Max-Age=0' : undefined),
  formToken: () => 'form',
  isOwnForm: ({ headers }, _, token) => headers('origin')[0] === 'http://127.0.0.1:8080' && token === 'form',
};
const NONE_KEPT = { get: () => undefined, set: () => undefined };
const pages = createConsole({
  signIn,
  world: 'exercise',
  now: () => Date.UTC(2026, 10, 26),
  mapped: { countryOf: () => undefined, small: [] },
  compressed: new Map(),
  made: NONE_KEPT,
});

interface Asked {
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The console that is asked. */
  readonly of?: typeof pages;
  /** What the service answers to a path. */
  readonly service?: (path: string) => Response;
}

const examples = (path: string): Response => Response.json(EXAMPLES.get(path));

async function ask({ target, method = 'GET', headers = {}, body: sent = '', of = pages, service = examples }: Asked) {
  const request: PageRequest = {
    method,
    target,
    header: (name) => headers[name],
    headers: (name) => [headers[name] ?? []].flat(),
    clientAddress: '127.0.0.1',
    readBody: async () => sent,
    signal: new AbortController().signal,
    fetch: async (input) => service(new URL(String(input)).pathname),
    askAgain: async () => Promise.reject(new Error('no page is kept here')),
  };
  const { body, ...answer } = await of.answer(request);
  return { ...answer, headers: new Map(answer.headers), text: Buffer.from(body).toString('utf8') };
}

const refusal = (status: number, code: string): Response =>
  new Response('{}', { status, headers: { 'X-Error-Code': code, 'X-Request-Id': 'abc' } });

/** Views that show texts of sources. */
const READING_PATHS = [
  '/',
  ...REGION_VIEWS.map((view) => `/${view}`),
  '/corridors',
  '/feeds',
  '/country/IR',
  '/region/mena?open=explain:/balance/capitalStress',
];
const VIEW_PATHS = [...REGION_VIEWS, ...PLAIN_VIEWS].map((view) => `/${view}`);

describe('the pages of the console', () => {
  it.each([
    '/',
    ...VIEW_PATHS,
    '/country/IR',
    '/what-if/mena?s=preset~chokepoint:hormuz_strait~open',
    ...REGION_IDS.flatMap((id) => REGION_VIEWS.map((view) => `/${view}/${id}`)),
  ])('render %s whole, without a script', async (target) => {
    const { status, headers, text } = await ask({ target });
    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(headers.get('Cache-Control')).toContain('private');
    expect(text).toMatch(/^<!doctype html><html lang="en"/);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|style="| on[a-z]+=/);
    expect(text).toContain('EXERCISE');
  });

  it.each(['/', '/region/mena', '/feeds', '/country/IR'])(
    'have %s in four other forms, which say that it is an exercise',
    async (target) => {
      const of = (ending: string) => ask({ target: `${target === '/' ? '/world' : target}.${ending}` });
      const [json, csv, svg, md] = await Promise.all(['json', 'csv', 'svg', 'md'].map(of));
      for (const twin of [json, csv, svg, md]) {
        expect(twin?.status).toBe(200);
        expect(twin?.headers.get('Cache-Control')).toContain('private');
        expect(twin?.text).toMatch(/exercise/i);
      }
      expect(JSON.parse(json?.text ?? '').tables.length).toBeGreaterThan(0);
      expect(csv?.text.split('\r\n')[1]).toMatch(/^EXERCISE,/);
      expect(md?.text).toContain('| --- |');
      expect(svg?.headers.get('Content-Type')).toContain('image/svg+xml');
    },
  );

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
    for (const target of READING_PATHS) {
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
    [403, 'operator_required', 'operator_required'],
    [503, 'snapshot_not_ready', 'snapshot_not_ready'],
  ])('answer %d where the service does, with its request', async (status, code, said) => {
    const { status: answered, text } = await ask({ target: '/region/mena', service: () => refusal(status, code) });
    expect(answered).toBe(status);
    expect(text).toContain(said);
    expect(text).toContain('abc');
  });

  it('name the plan that is too small, and what is wrong with an input', async () => {
    const refused = (status: number, code: string, body: object) => () =>
      Response.json(body, { status, headers: { 'X-Error-Code': code, 'X-Request-Id': 'abc' } });
    const plan = { error: 'Pro', requiredTier: 1, currentTier: 0, planKey: 'free' };
    const free = await ask({ target: '/region/mena', service: refused(403, 'not_entitled', plan) });
    expect(free.text).toContain('needs a plan of tier 1; the plan “free” is of tier 0');
    const violations = [{ field: 'at', description: 'is in the future' }];
    const bad = await ask({ target: '/region/mena', service: refused(400, 'validation_failed', { violations }) });
    expect(bad.status).toBe(400);
    expect(bad.text).toContain('“at” is in the future');
  });

  it('ask for themselves again where a page of another site led to them, once', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    const service = () => refusal(401, 'unauthenticated');
    const from = await ask({ target: '/region/mena', headers, service });
    expect(from.status).toBe(200);
    expect(from.text).toContain('http-equiv="refresh"');
    expect(from.headers.get('Cache-Control')).toBe('no-store');
    const again = await ask({ target: '/region/mena', headers: { 'sec-fetch-site': 'same-origin' }, service });
    expect(again.status).toBe(401);
    expect(again.text).not.toContain('http-equiv');
  });

  it('name a bad value of the address', async () => {
    const { status, text } = await ask({ target: '/?at=<b>' });
    expect(status).toBe(400);
    expect(text).toContain('“&lt;b>” is no value of “at”.');
  });

  it('are marked as an exercise, whatever they say', async () => {
    for (const target of ['/', '/region/atlantis', '/?at=x', '/signin'])
      expect((await ask({ target })).text).toContain('EXERCISE: an invented world');
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
    for (const path of ['/', '/?at=x', '/region/mena', '/region/mena.csv', '/world.json', '/console/a.css'])
      expect(pages.owns(path)).toBe(true);
    expect(['/api/health', '/docs', '/readyz', '/consoles', '/regional'].map(pages.owns)).not.toContain(true);
  });
});

describe('forms of the pages', () => {
  const ours = { origin: 'http://127.0.0.1:8080' };
  const ANSWER = '/api/intelligence/v1/answer-question';

  it.each([
    [{}, 'q=Is+Suez+open%3F&token=form'],
    [{ origin: 'http://evil.example' }, 'q=Is+Suez+open%3F&token=form'],
    [ours, 'q=Is+Suez+open%3F&token=forged'],
    [ours, 'q=Is+Suez+open%3F'],
  ])('do nothing for another site, or without the token of the viewer: %j %j', async (headers, body) => {
    const asked: string[] = [];
    const service = (path: string) => {
      asked.push(path);
      return examples(path);
    };
    expect((await ask({ target: '/ask', method: 'POST', headers, body, service })).status).toBe(403);
    expect(asked).not.toContain(ANSWER);
  });

  it('are answered for the viewer, with a page that offers no address of it', async () => {
    const { status, text } = await ask({ target: '/ask', method: 'POST', headers: ours, body: 'q=Suez&token=form' });
    expect(status).toBe(200);
    expect(text).toContain('id="claim-1"');
    expect(text).not.toContain('Permanent address');
    expect((await ask({ target: '/ask' })).text).toContain('<input type="hidden" name="token" value="form"/>');
  });

  it('are none where a page has none', async () => {
    for (const target of ['/feeds', '/region/mena', '/ask?axis=wealth', '/nothing'])
      expect((await ask({ target, method: 'POST', headers: ours, body: 'token=form' })).status).toBe(405);
  });
});

describe('the bytes of a page', () => {
  it('are compressed once, and again for every other page', async () => {
    const compressed = new Map<string, Uint8Array>();
    const of = createConsole({
      signIn,
      world: 'exercise',
      now: () => 0,
      mapped: { countryOf: () => undefined, small: [] },
      compressed,
      made: NONE_KEPT,
    });
    const headers = { 'accept-encoding': 'gzip' };
    const other = (path: string) =>
      path.endsWith('/get-chokepoint-status') ? refusal(403, 'entitlement_required') : examples(path);
    const first = await ask({ target: '/', of, headers });
    const kept = [...compressed.values()];
    const again = await ask({ target: '/', of, headers });
    expect([again.text, [...compressed.values()]]).toEqual([first.text, kept]);
    const refused = await ask({ target: '/', of, headers, service: other });
    expect(refused.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
    expect([refused.text === first.text, compressed.size]).toEqual([false, 2]);
    await ask({ target: '/', of, headers: { 'accept-encoding': 'br' } });
    expect(compressed.size).toBe(3);
  });
});

describe('a script of a page', () => {
  it('has a name that changes with its bytes, on its page alone', async () => {
    const islands = { 'verify-file': Buffer.from('export {};') };
    const parts = {
      signIn,
      world: 'exercise',
      now: () => 0,
      mapped: { countryOf: () => undefined, small: [] },
      compressed: new Map(),
      made: NONE_KEPT,
    } as const;
    const withScript = createConsole({ ...parts, islands });
    const { text } = await ask({ target: '/verify', of: withScript });
    const path = /<script type="module" src="(\/console\/[0-9a-f]{32}\.js)"><\/script>/.exec(text)?.[1] ?? '';
    const script = await ask({ target: path, of: withScript });
    expect([script.status, script.text]).toEqual([200, 'export {};']);
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
    expect((await ask({ target: '/', of: withScript })).text).not.toContain('<script');
    expect((await ask({ target: '/verify' })).text).not.toContain('<script');
  });
});

describe('signing in and out', () => {
  const ours = { origin: 'http://127.0.0.1:8080' };

  it('spends nothing by opening a link: its button does', async () => {
    const { status, headers, text } = await ask({ target: '/signin?once=good' });
    expect(status).toBe(200);
    expect(headers.has('Set-Cookie')).toBe(false);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(text).toContain('<input type="hidden" name="once" value="good"/>');
  });

  it.each(['once=good', 'key=good'])('gives a cookie for %s and leads to the world', async (body) => {
    const { status, headers } = await ask({ target: '/signin', method: 'POST', headers: ours, body });
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/');
    expect(headers.get('Set-Cookie')).toContain('HttpOnly');
  });

  it.each(['once=spent', 'key=wrong', ''])('says why %j gives none, and repeats no key', async (body) => {
    const { status, headers, text } = await ask({ target: '/signin', method: 'POST', headers: ours, body });
    expect(status).toBe(401);
    expect(headers.has('Set-Cookie')).toBe(false);
    expect(text).toContain('role="alert"');
    expect(text).not.toContain('value="wrong"');
  });

  it.each(['/signin', '/signout'])('does nothing on %s for a form of another site', async (target) => {
    for (const headers of [{}, { origin: 'http://evil.example' }]) {
      const answer = await ask({ target, method: 'POST', headers, body: 'once=good&token=form' });
      expect(answer.status).toBe(403);
      expect(answer.headers.has('Set-Cookie')).toBe(false);
    }
  });

  it('ends with the form of a page, and not without its token', async () => {
    const end = (body: string) => ask({ target: '/signout', method: 'POST', headers: ours, body });
    const ended = await end('token=form');
    expect(ended.status).toBe(303);
    expect(ended.headers.get('Set-Cookie')).toContain('Max-Age=0');
    expect((await end('token=forged')).status).toBe(403);
    expect((await ask({ target: '/' })).text).toContain('name="token" value="form"');
  });
});
