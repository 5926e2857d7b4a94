import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startList } from '../../../clients/typescript/call.ts';
import { Barograph } from '../../../clients/typescript/client.ts';
import { ApiError, BarographError, ConnectionError, TimeoutError } from '../../../clients/typescript/errors.ts';
import { type ClientOptions, Transport } from '../../../clients/typescript/transport.ts';

/** What happens to one attempt. */
type Fate = number | 'lost' | 'cut' | { readonly status: number; readonly retryAfter?: string; readonly code?: string };

const GET = { method: 'GET', path: '/api/a' } as const;
const POST = { method: 'POST', path: '/api/b' } as const;

/** A transport whose attempts end as stated; the last fate holds of all further ones. */
function transportTo(fates: readonly Fate[], options: Partial<ClientOptions> = {}, random = () => 0.5) {
  const sent: { readonly url: string; readonly init: RequestInit }[] = [];
  const waits: number[] = [];
  const fetch = async (target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: String(target), init });
    const fate = fates[Math.min(sent.length, fates.length) - 1];
    if (fate === 'lost') throw new TypeError('fetch failed');
    if (fate === 'cut') return new Response(cutBody());
    const { status = 200, retryAfter, code } = typeof fate === 'number' ? { status: fate } : { ...fate };
    const headers = new Headers({ 'X-Error-Code': code ?? 'some_code' });
    if (retryAfter !== undefined) headers.set('Retry-After', retryAfter);
    return new Response(status === 304 ? null : '{"error":"sentence"}', { status, headers });
  };
  const sleep = async (ms: number) => {
    waits.push(ms);
  };
  const transport = new Transport({ baseUrl: 'http://service', fetch, ...options }, { sleep, random });
  return { transport, sent, waits };
}

const cutBody = () =>
  new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"half":'));
      controller.error(new TypeError('terminated'));
    },
  });

const RETRIABLE = [408, 429, 500, 502, 503, 504];

describe('an attempt that failed', () => {
  it.each<Fate>(['lost', 'cut', ...RETRIABLE, { status: 409, code: 'idempotency_conflict' }])(
    'is made again after %j',
    async (fate) => {
      for (const place of [GET, POST]) {
        const { transport, sent, waits } = transportTo([fate, fate, 200]);
        expect((await transport.send(place, {})).status).toBe(200);
        expect([sent.length, waits.length]).toEqual([3, 2]);
      }
    },
  );

  it('is the last one after every other status', async () => {
    const others = Array.from({ length: 300 }, (_, index) => 300 + index).filter((one) => !RETRIABLE.includes(one));
    for (const status of others) {
      const { transport, sent } = transportTo([status]);
      await expect(transport.send(GET, {})).rejects.toMatchObject({ name: 'ApiError', status, code: 'some_code' });
      expect(sent).toHaveLength(1);
    }
  });

  it('is made again as often as the client says, and then thrown', async () => {
    for (const maxRetries of [0, 1, 5]) {
      const { transport, sent } = transportTo(['lost'], { maxRetries });
      await expect(transport.send(POST, {})).rejects.toBeInstanceOf(ConnectionError);
      expect(sent).toHaveLength(maxRetries + 1);
    }
  });

  it('has one key of its own in all attempts of one call, and never that of another', async () => {
    const keys = new Set<unknown>();
    for (let call = 0; call < 50; call += 1) {
      const { transport, sent } = transportTo([503, 'lost', 200]);
      await transport.send(POST, { a: 1 });
      const used = new Set(sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key')));
      expect([used.size, sent.length]).toEqual([1, 3]);
      for (const key of used) keys.add(key);
    }
    expect(keys.size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{20,255}$/);
  });

  it('keeps the key of the caller; a GET has none', async () => {
    const { transport, sent } = transportTo([503, 200]);
    await transport.send(POST, {}, { idempotencyKey: 'mine' });
    await transport.send(GET, {}, { idempotencyKey: 'mine' });
    const keys = sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'));
    expect(keys).toEqual(['mine', 'mine', null]);
  });
});

describe('the wait before the next attempt', () => {
  it('is between 0 and 0.5 s, twice that after each attempt, at most 8 s', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), async (draws) => {
        let draw = 0;
        const random = () => draws[draw++ % draws.length] ?? 0;
        const { transport, waits } = transportTo(['lost'], { maxRetries: 8 }, random);
        await expect(transport.send(GET, {})).rejects.toThrow();
        expect(waits).toEqual(
          Array.from({ length: 8 }, (_, n) => (draws[n % draws.length] ?? 0) * Math.min(8_000, 500 * 2 ** n)),
        );
      }),
    );
  });

  it('is what the service states, up to a minute; longer is for the caller', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(429, 503), fc.nat(200), async (status, seconds) => {
        const { transport, waits } = transportTo([{ status, retryAfter: String(seconds) }, 200]);
        const answer = transport.send(GET, {});
        if (seconds <= 60) expect((await answer).status).toBe(200);
        else await expect(answer).rejects.toMatchObject({ status, retryAfterSeconds: seconds });
        expect(waits).toEqual(seconds <= 60 ? [seconds * 1000] : []);
      }),
    );
  });

  it('is also read from a date, and drawn where the header is neither', async () => {
    const past = transportTo([{ status: 503, retryAfter: 'Thu, 01 Jan 2015 00:00:00 GMT' }, 200]);
    await past.transport.send(GET, {});
    expect(past.waits).toEqual([0]);
    const odd = transportTo([{ status: 503, retryAfter: 'soon' }, 200]);
    await odd.transport.send(GET, {});
    expect(odd.waits).toEqual([250]);
  });
});

describe('a request', () => {
  it('is written as the service reads it', async () => {
    const { transport, sent } = transportTo([200], { baseUrl: 'http://service/prefix//', apiKey: 'key' });
    await transport.send(GET, { regionId: 'mena', ne_lat: 1, at: undefined, q: 'a b&c' });
    await transport.send(POST, { pageSize: 1 });
    await transport.send({ ...GET, keepsNames: true }, { fromIso2: 'DE' });
    expect(sent.map(({ url }) => url)).toEqual([
      'http://service/prefix/api/a?region_id=mena&ne_lat=1&q=a+b%26c',
      'http://service/prefix/api/b',
      'http://service/prefix/api/a?fromIso2=DE',
    ]);
    expect(sent.map(({ init }) => [init.method, init.body, init.redirect])).toEqual([
      ['GET', undefined, 'manual'],
      ['POST', '{"pageSize":1}', 'manual'],
      ['GET', undefined, 'manual'],
    ]);
    expect(new Headers(sent[0]?.init.headers).get('X-Service-Key')).toBe('key');
  });

  it('ends at its time limit, and is not made again', async () => {
    let calls = 0;
    const fetch = (_: unknown, init?: RequestInit): Promise<Response> => {
      calls += 1;
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    };
    const transport = new Transport({ baseUrl: 'http://service', fetch, timeoutMs: 1 });
    await expect(transport.send(GET, {})).rejects.toBeInstanceOf(TimeoutError);
    expect(calls).toBe(1);
  });

  it('ends when its signal aborts, also while it waits', async () => {
    const ending = new AbortController();
    const fetch = async (): Promise<Response> => {
      setTimeout(() => ending.abort('enough'), 0);
      throw new TypeError('fetch failed');
    };
    const transport = new Transport({ baseUrl: 'http://service', fetch, maxRetries: 1_000 });
    await expect(transport.send(GET, {}, { signal: ending.signal })).rejects.toBe('enough');
  });

  it('is refused an answer beyond 64 MB', async () => {
    const piece = new Uint8Array(1_048_576);
    const endless = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(piece) });
    const fetch = async () => new Response(endless());
    const transport = new Transport({ baseUrl: 'http://service', fetch });
    await expect(transport.send(GET, {})).rejects.toThrow(/larger than 67108864 bytes/);
  });

  it('never has its key in an error', async () => {
    for (const fate of ['lost', 'cut', 401, 500] as const) {
      const { transport } = transportTo([fate], { apiKey: 'baro_live_secret' });
      const error: unknown = await transport.send(GET, {}).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(BarographError);
      expect(`${String(error)} ${JSON.stringify(error)} ${Object(error).stack}`).not.toContain('secret');
    }
  });

  it('is no success when a page of something else answers it', async () => {
    const fetch = async () => new Response('<!doctype html>');
    const client = new Barograph({ baseUrl: 'http://service', fetch });
    await expect(client.platform.health()).rejects.toThrow(/not JSON/);
    const sent = new ApiError({ status: 502, headers: new Headers(), bytes: new TextEncoder().encode('<p>') });
    expect(sent).toMatchObject({ status: 502, code: 'unknown', requestId: '', body: '<p>' });
  });
});

describe('a list', () => {
  it('that leads to itself ends with an error', async () => {
    const ask = () =>
      Object.assign(Promise.resolve({ rows: [1], nextCursor: 'a' }), { withResponse: () => Promise.reject() });
    const read = async () => {
      for await (const _ of startList('rows', {}, ask));
    };
    await expect(read()).rejects.toThrow(/names itself/);
  });
});
