import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '../feeds/http/public-address.ts';
import { retryAfterMs } from '../feeds/http/retry-after.ts';
import { systemTimer } from '../main/system-timer.ts';
import type { OutboundAddress } from '../ports/outbound.ts';
import { createGuardedPost } from './guarded-post.ts';
import { createOutboundGuard } from './outbound-guard.ts';
import { startReceiver } from './test-kit/receiver.ts';

/** Hosts that lead to this machine, to a private network, or nowhere: as literals of every notation that URLs take. */
const CLOSED_HOSTS = [
  ...['127.0.0.1', '127.0.0.2', '127.1', '127.255.255.254', '0.0.0.0', '0', '0x7f.1', '0x7f000001', '2130706433'],
  ...[
    '017700000001',
    '0177.0.0.1',
    '127.0.1',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
  ],
  ...['169.254.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.0.8', '192.0.2.1'],
  ...['192.88.99.1', '192.168.0.1', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
  ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]'],
  ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::ffff:8.8.8.8]', '[::127.0.0.1]', '[::7f00:1]'],
  ...['[64:ff9b::7f00:1]', '[64:ff9b::8.8.8.8]', '[64:ff9b:1::a00:1]', '[100::1]', '[2001::1]', '[2001:0:7f00:1::]'],
  ...['[2001:db8::1]', '[2001:20::1]', '[2002:7f00:1::]', '[2002:a00:1::]', '[3fff::1]', '[4000::1]', '[5f00::1]'],
  ...['[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[febf::1]', '[fec0::1]', '[ff02::1]', '[ff0e::1]'],
  ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1'],
];

const LOOPBACK: readonly OutboundAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];
const PUBLIC: readonly OutboundAddress[] = [{ address: '8.8.8.8', family: 4 }];
const never = new AbortController().signal;

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let answer: { status: number; headers: Record<string, string> };
beforeAll(async () => {
  receiver = await startReceiver((_request, response) => response.writeHead(answer.status, answer.headers).end());
});
afterAll(() => receiver.close());
beforeEach(() => {
  answer = { status: 204, headers: {} };
});

const guardOf = (
  allowed: readonly string[],
  resolve: (hostname: string) => Promise<readonly OutboundAddress[]> = async () => LOOPBACK,
) => createOutboundGuard({ resolve, isPublic: isPublicAddress, allowed });

function postTo(url: string, guard: ReturnType<typeof guardOf>) {
  const parts = { userAgent: 'test', setTimer: systemTimer, clock: { now: () => 0 }, retryAfterMs };
  return createGuardedPost({ guard, ...parts })({ url, headers: {}, method: 'POST' as const, body: '{}' }, never);
}

describe('the guard of deliveries', () => {
  it.each(CLOSED_HOSTS)('opens no connection to %s, by https, http and any port', async (host) => {
    expect(CLOSED_HOSTS.length).toBeGreaterThanOrEqual(60);
    const before = receiver.connectionCount;
    const { port } = receiver;
    // An allowed block elsewhere lets http and ports be asked for, so that the address alone decides.
    for (const url of [
      `https://${host}/`,
      `https://${host}:8443/`,
      `https://${host}:${port}/`,
      `http://${host}:${port}/`,
    ])
      for (const allowed of [[], ['192.0.0.200/32']])
        expect(await postTo(url, guardOf(allowed)), url).toEqual({ status: 'refused' });
    expect(receiver.connectionCount).toBe(before);
  });

  it('opens no connection where one of several addresses is closed, or the name changes its answer', async () => {
    const before = receiver.connectionCount;
    const { port } = receiver;
    const mixed = async () => [...PUBLIC, ...LOOPBACK];
    expect(await postTo('https://mixed.example/', guardOf([], mixed))).toEqual({ status: 'refused' });
    const answers = [PUBLIC, LOOPBACK];
    const changing = guardOf([], async () => answers.shift() ?? []);
    expect(await changing.check('https://changing.example/')).toMatchObject({ status: 'open' });
    expect(await postTo('https://changing.example/', changing)).toEqual({ status: 'refused' });
    expect(await postTo('https://changing.example/', changing)).toEqual({ status: 'unresolved' });
    const split = guardOf(['127.0.0.2'], async () => [{ address: '127.0.0.2', family: 4 }, ...LOOPBACK]);
    expect(await postTo(`http://split.example:${port}/`, split)).toEqual({ status: 'refused' });
    expect(receiver.connectionCount).toBe(before);
  });

  it('connects to the address that it checked, looked up once for each try', async () => {
    let lookups = 0;
    const named = guardOf(['127.0.0.2'], async () => {
      lookups += 1;
      return [{ address: lookups % 2 === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
    });
    const url = `http://named.example:${receiver.port}/`;
    expect(await postTo(url, named)).toEqual({ status: 'answered', statusCode: 204 });
    expect(await postTo(url, named)).toEqual({ status: 'refused' });
    expect(await postTo(url, named)).toEqual({ status: 'answered', statusCode: 204 });
    expect([lookups, receiver.reachedAt.slice(-2)]).toEqual([3, ['127.0.0.2', '127.0.0.2']]);
  });

  it('follows no redirect', async () => {
    const inner = await startReceiver((_request, response) => response.end());
    for (const status of [301, 302, 303, 307, 308]) {
      answer = { status, headers: { location: `http://127.0.0.1:${inner.port}/` } };
      const url = `http://127.0.0.2:${receiver.port}/`;
      expect(await postTo(url, guardOf(['127.0.0.2']))).toEqual({ status: 'answered', statusCode: status });
    }
    expect(inner.connectionCount).toBe(0);
    await inner.close();
  });

  it('opens https on two ports to public addresses, and says what is wrong with anything else', async () => {
    const { check } = guardOf([], async () => PUBLIC);
    for (const url of [
      'https://a.example/x?y',
      'https://a.example:443/',
      'https://a.example:8443/',
      'https://8.8.8.8/',
    ])
      expect(await check(url), url).toMatchObject({ status: 'open' });
    const reasons = [
      ['', 'must be a URL such as https://example.org/hook'],
      ['ftp://a.example/', 'must begin with https://'],
      ['http://a.example/', 'must begin with https://'],
      ['https://a.example:444/', 'must be on port 443 or 8443'],
      ['https://u@a.example/', 'must not hold a user name or password'],
      ['https://:p@a.example/', 'must not hold a user name or password'],
      ['https://10.0.0.1/', 'must not lead to an address that is not public'],
    ] as const;
    for (const [url, reason] of reasons) expect(await check(url), url).toEqual({ status: 'refused', reason });
  });

  it('never opens a URL of any text to an address that is not public', async () => {
    const { check } = guardOf([], async () => LOOPBACK);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), async (url) => {
        const verdict = await check(url);
        const literals = verdict.status === 'open' ? verdict.addresses.map(({ address }) => address) : [];
        expect(literals.every(isPublicAddress)).toBe(true);
      }),
    );
  });
});

describe('a guarded post', () => {
  const url = () => `http://127.0.0.1:${receiver.port}/hook`;
  const open = () => guardOf(['127.0.0.0/8', '::1']);

  it('reads when the receiver asks to be tried again', async () => {
    answer = { status: 503, headers: { 'retry-after': '120' } };
    expect(await postTo(url(), open())).toEqual({ status: 'answered', statusCode: 503, retryAfterMs: 120_000 });
  });

  it('says that there is no connection, that it took too long, and that its owner ended it', async () => {
    expect(await postTo('http://127.0.0.1:1/', open())).toEqual({ status: 'unreachable' });
    const hanging = await startReceiver(() => undefined);
    const target = { url: `http://127.0.0.1:${hanging.port}/`, headers: {}, method: 'POST' as const, body: '{}' };
    const parts = { guard: open(), userAgent: 'test', clock: { now: () => 0 }, retryAfterMs };
    const owner = new AbortController();
    const soon = (_ms: number, run: () => void) => systemTimer(20, run);
    expect(await createGuardedPost({ ...parts, setTimer: soon })(target, owner.signal)).toEqual({
      status: 'timed_out',
    });
    const posting = createGuardedPost({ ...parts, setTimer: systemTimer })(target, owner.signal);
    owner.abort();
    expect(await posting).toEqual({ status: 'aborted' });
    await hanging.close();
  });

  it('reads no body, however long', async () => {
    const endless = await startReceiver((_request, response) => {
      response.writeHead(200);
      const write = (): void =>
        void (response.destroyed || response.write(Buffer.alloc(65_536), () => setImmediate(write)));
      write();
    });
    const endlessUrl = `http://127.0.0.1:${endless.port}/`;
    expect(await postTo(endlessUrl, open())).toEqual({ status: 'answered', statusCode: 200 });
    await endless.close();
  });
});
