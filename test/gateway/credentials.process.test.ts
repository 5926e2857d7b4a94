import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILED_AUTH_PER_MINUTE } from '../../src/contract/conventions/plans.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { rawRequest } from '../kit/raw-http.ts';
import { BATCH, createWorld, SNAPSHOT, type World } from './world.ts';

const BOOTSTRAP = '/api/bootstrap';
const WRONG = `baro_live_${'0'.repeat(8)}_${'0'.repeat(43)}_000000`;
const JSON_LINE = 'Content-Type: application/json';
const BODY = JSON.stringify({ operations: [{ path: `${SNAPSHOT}?region_id=mena` }] });

let world: World;
let server: HttpServer;
let key: string;
let other: string;

beforeAll(async () => {
  world = createWorld({ gateway: { keyHeaderAliases: ['X-Family-Key', 'X-Third'] } });
  key = await world.newKey('acme', 'enterprise');
  other = await world.newKey('other', 'enterprise');
  // The tests are the first proxy; 10.0.0.0/8 are the ones behind it.
  const trustedProxies = ['127.0.0.1', '10.0.0.0/8'];
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0, trustedProxies });
});
afterAll(() => server.close());

const ask = (lines: readonly string[], target = BOOTSTRAP) => rawRequest(server.url, { target, lines });
const status = async (lines: readonly string[], target?: string) => (await ask(lines, target)).status;
const batch = async (lines: readonly string[]) => {
  const all = [...lines, JSON_LINE];
  return rawRequest(server.url, { method: 'POST', target: BATCH, lines: all, body: BODY });
};

describe('credentials over a socket', () => {
  it.each(['X-Service-Key', 'x-api-key', 'X-FAMILY-KEY', 'X-Third'])('are taken from %s', async (name) => {
    expect(await status([`${name}: ${key}`])).toBe(200);
    expect(await status([`${name}:   ${key}\t `])).toBe(200);
    expect((await batch([`${name}: ${key}`])).status).toBe(200);
  });

  it.each<[string, () => string[], number]>([
    ['a repeated line', () => [`X-Service-Key: ${key}`, `X-Service-Key: ${key}`], 401],
    ['a repeated line in other letters', () => [`X-Service-Key: ${key}`, `x-SERVICE-key: ${key}`], 401],
    ['a repeated alias', () => [`X-Family-Key: ${key}`, `X-Family-Key: ${key}`], 401],
    ['a repeated empty line beside the key', () => [`X-Service-Key: ${key}`, 'X-Service-Key:'], 401],
    ['two keys in two aliases', () => [`X-Family-Key: ${key}`, `X-Third: ${other}`], 401],
    ['one key in two aliases', () => [`X-Family-Key: ${key}`, `X-Third: ${key}`], 200],
    ['an empty line beside an alias', () => ['X-Service-Key:', `X-Family-Key: ${key}`], 200],
    ['two Authorization lines', () => ['Authorization: Bearer a', 'Authorization: Bearer a'], 401],
    ['an empty Authorization beside the key', () => ['Authorization:', `X-Api-Key: ${key}`], 200],
    ['an unknown alias', () => [`X-Fourth: ${key}`], 401],
    ['a cookie', () => [`Cookie: X-Service-Key=${key}`], 401],
    ['nothing but empty lines', () => ['X-Service-Key:', 'X-Api-Key:  ', 'Authorization:'], 401],
  ])('%s', async (_, lines, expected) => {
    expect(await status(lines())).toBe(expected);
  });

  it('in the query string are ignored, with and without one in the header', async () => {
    const query = (text: string) =>
      `${SNAPSHOT}?region_id=mena&X-Service-Key=${text}&api_key=${text}&access_token=${text}`;
    expect(await status([], query(key))).toBe(401);
    expect(await status([`X-Service-Key: ${key}`], query(WRONG))).toBe(200);
  });
});

describe('guessing over a socket', () => {
  const from = (hops: string) => `X-Forwarded-For: ${hops}`;
  const guess = (hops: string) => status([from(hops), `X-Service-Key: ${WRONG}`]);

  it('is limited by the right-most hop that no proxy of ours wrote, and locks out no key that holds', async () => {
    const spoofed = (index: number) => `203.0.113.${index}, 198.51.100.1, 10.1.1.1`;
    const seen = [];
    for (let index = 0; index <= FAILED_AUTH_PER_MINUTE; index += 1) seen.push(await guess(spoofed(index)));
    expect(new Set(seen.slice(0, -1))).toEqual(new Set([401]));
    expect(seen.at(-1)).toBe(429);

    const sameAddress = from('198.51.100.1');
    const refused = await batch([sameAddress, `X-Service-Key: ${WRONG}`]);
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'rate_limited']);
    expect(await status([sameAddress, `X-Service-Key: ${key}`])).toBe(200);
    const served = await batch([sameAddress, `X-Family-Key: ${key}`]);
    expect(JSON.parse(served.body)).toMatchObject({ succeeded: 1, results: [{ status: 200 }] });
    expect(await status([sameAddress], '/api/version')).toBe(200);

    // Several lines are one list (RFC 9110 §5.3): the last line of all is the nearest hop.
    const lines = (...hops: string[]) => status([...hops.map(from), `X-Service-Key: ${WRONG}`]);
    expect(await lines('203.0.113.7', '198.51.100.1')).toBe(429);
    expect(await lines('198.51.100.1', '203.0.113.7')).toBe(401);

    expect(await guess('198.51.100.2')).toBe(401);
    expect(await guess('198.51.100.1, 198.51.100.3')).toBe(401);
    expect(await status([`X-Service-Key: ${WRONG}`])).toBe(401);
  });

  it('in a batch counts once for the envelope, whatever is inside', async () => {
    const lines = [from('192.0.2.77'), `X-Service-Key: ${WRONG}`];
    const remaining = async () => (await batch(lines)).headers.get('x-ratelimit-remaining');
    const [first, second] = [await remaining(), await remaining()];
    expect([first, second].map(Number)).toEqual([FAILED_AUTH_PER_MINUTE - 1, FAILED_AUTH_PER_MINUTE - 2]);
  });
});
