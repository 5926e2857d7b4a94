import { beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/contract/catalogue.ts';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';
import { bodyOf, bodyText, createWorld, exampleQuery, headerOf, JSON_TYPE, type World } from './world.ts';

const GETS = Object.values<Endpoint>(CATALOGUE).filter(({ method }) => method === 'GET');
/** The agent protocol has rules of its own: test/mcp/. */
const POSTS = Object.values<Endpoint>(ENDPOINTS).filter(({ method, path }) => method === 'POST' && path !== '/mcp');
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.path, endpoint] as const);

let world: World;
let key: string;

beforeEach(async () => {
  world = createWorld();
  key = await world.newKey('ops', 'enterprise', ['operator']);
});

const post = (target: string, body: string, headers: readonly (readonly [string, string])[] = [JSON_TYPE]) =>
  world.send({ method: 'POST', target, key, body, headers });
const fieldsOf = (body: unknown): readonly string[] =>
  Object(body).violations.map(({ field }: { field: string }) => field);

/** CONTRACT.md §16. */
describe('every answer', () => {
  it.each(named(Object.values(ENDPOINTS)))('keeps its media type: %s', async (path, endpoint) => {
    const { method, exampleInput } = endpoint;
    const body = method === 'POST' ? { body: JSON.stringify(exampleInput), headers: [JSON_TYPE] } : {};
    for (const answer of [
      await world.send({ method, target: `${path}${exampleQuery(endpoint)}`, key, ...body }),
      await world.send({ method: 'DELETE', target: path, key }),
      world.gateway.refuse({ code: 'internal' }, { requestId: 'r', clientAddress: '192.0.2.1' }),
    ])
      expect(answer.headers.filter(([name]) => name.toLowerCase() === 'x-content-type-options')).toEqual([
        ['X-Content-Type-Options', 'nosniff'],
      ]);
  });
});

/** CONTRACT.md §5. */
describe('every GET operation', () => {
  it.each(named(GETS))('projects its answer and refuses what is no expression: %s', async (path, endpoint) => {
    const query = exampleQuery(endpoint) || '?';
    const project = (text: string) => world.send({ target: `${path}${query}&${text}`, key });
    const projected = await project("jmespath='x'");
    expect([projected.status, bodyText(projected)]).toEqual([200, '"x"']);
    expect(headerOf(projected, 'X-Projection-Cost')).toMatch(/^\d+$/);
    const whole = await project('jmespath=');
    expect([whole.status, headerOf(whole, 'X-Projection-Cost')]).toEqual([200, undefined]);
    const wrong = await project('jmespath=[');
    expect([wrong.status, Object(bodyOf(wrong)).original_keys]).toEqual([400, Object.keys(Object(bodyOf(whole)))]);
    const twice = await project('jmespath=a&jmespath=a');
    expect([twice.status, fieldsOf(bodyOf(twice))]).toEqual([400, ['jmespath']]);
  });
});

/** No account here has the item of their example. */
const OF_AN_ITEM = ['/api/keys/revoke', '/api/sessions/end'];

/** Of an operation that ran. */
const ranStatus = ({ path, successStatus }: Endpoint): number => (OF_AN_ITEM.includes(path) ? 404 : successStatus);

/** CONTRACT.md §7 and §6. */
describe('every POST', () => {
  it.each(named(POSTS))('holds its body to the same rules: %s', async (path, endpoint) => {
    const example = JSON.stringify(endpoint.exampleInput);
    for (const body of ['', '[]', 'null', '1', '"x"', '{', `\uFEFF${example}`, '{"a":1,"a":1}'])
      expect([body, fieldsOf(bodyOf(await post(path, body)))]).toEqual([body, ['body']]);
    expect(fieldsOf(bodyOf(await post(path, '{"no member":1}')))).toContain('no member');
    expect((await post(path, example, [])).status).toBe(415);
    expect((await post(path, example, [JSON_TYPE, ['Content-Encoding', 'br']])).status).toBe(415);
    const sized = (length: number) => post(path, example.padEnd(length));
    expect((await sized(endpoint.bodyLimitBytes)).status).toBe(ranStatus(endpoint));
    expect((await sized(endpoint.bodyLimitBytes + 1)).status).toBe(413);
  });

  it.each(named(POSTS))('runs once under a key: %s', async (path, endpoint) => {
    const example = JSON.stringify(endpoint.exampleInput);
    const keyed = (body: string, ...keys: string[]) =>
      post(path, body, [JSON_TYPE, ...keys.map((one): [string, string] => ['Idempotency-Key', one])]);
    const [first, second] = [await keyed(example, 'k'), await keyed(example, 'k')];
    expect([first.status, second.status]).toEqual([ranStatus(endpoint), ranStatus(endpoint)]);
    expect([first, second].map((answer) => headerOf(answer, 'Idempotent-Replayed'))).toEqual(['false', 'true']);
    expect(bodyText(second)).toBe(bodyText(first));
    expect((await keyed(`${example} `, 'k')).status).toBe(422);
    expect(fieldsOf(bodyOf(await keyed(example, 'k', 'k')))).toEqual(['Idempotency-Key']);
  });
});
