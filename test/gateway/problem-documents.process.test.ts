import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { type RawRequest, rawRequest } from '../kit/raw-http.ts';
import { createWorld, DEDUCT, SNAPSHOT } from './world.ts';

let server: HttpServer;
let key: string;

beforeAll(async () => {
  const world = createWorld();
  key = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const keyed = () => `X-Service-Key: ${key}`;
const livez = (...lines: string[]): RawRequest => ({ target: '/livez', lines });

/** Refusals of the form, of which the headers could be read, and of the gateway. */
const REFUSALS: readonly (readonly [status: number, code: string, sent: () => RawRequest])[] = [
  [400, 'malformed_request', () => livez('Host: y')],
  [414, 'uri_too_long', () => ({ target: `/livez?${'a'.repeat(9_000)}`, lines: [] })],
  [417, 'expectation_failed', () => livez('Expect: luck')],
  [431, 'headers_too_large', () => livez(...Array.from({ length: 101 }, (_, index) => `X-${index}: 1`))],
  [401, 'unauthenticated', () => ({ target: SNAPSHOT, lines: [] })],
  [404, 'route_not_found', () => ({ target: '/nowhere', lines: [] })],
  [400, 'validation_failed', () => ({ target: SNAPSHOT, lines: [keyed()] })],
  [415, 'unsupported_media_type', () => ({ method: 'POST', target: DEDUCT, lines: [keyed()], body: '{}' })],
  [413, 'payload_too_large', () => ({ method: 'POST', target: DEDUCT, lines: [keyed()], body: ' '.repeat(65_537) })],
];

/** CONTRACT.md §1. */
describe('over a socket, every error', () => {
  it.each(REFUSALS)('is a problem document for who asks for one: %i %s', async (status, code, sent) => {
    const request = sent();
    const plain = await rawRequest(server.url, request);
    const lines = [...request.lines, 'Accept: application/problem+json'];
    const problem = await rawRequest(server.url, { ...request, lines });
    expect([plain.status, problem.status]).toEqual([status, status]);
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/);
    expect(problem.headers.get('content-type')).toBe('application/problem+json');
    for (const answer of [plain, problem]) {
      expect(answer.headers.get('x-error-code')).toBe(code);
      expect(answer.headers.get('vary')?.split(', ')).toContain('Accept');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const requestId = problem.headers.get('x-request-id');
    expect(JSON.parse(problem.body)).toMatchObject({ ...JSON.parse(plain.body), status, code, requestId });
  });
});
