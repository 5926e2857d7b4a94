import { describe, expect, it } from 'vitest';
import type { Endpoint } from './conventions/operation.ts';
import { Type } from './conventions/schema.ts';
import { at, items, members, resolved, textAt } from './documentation/bundle-reader.ts';
import { ENDPOINT_NAMES, ENDPOINTS } from './endpoints.ts';
import { bundleBytes, fittingBundle, LARGEST_BUNDLE_BYTES, leanestBundle } from './openapi/fitting-bundle.ts';
import { isList, isObject, type Json, type JsonObject } from './openapi/json.ts';
import { answersByKind, withoutRepetition } from './openapi/said-once.ts';
import { withEverySingleUseInPlace, withSingleUsesInPlace } from './openapi/single-uses.ts';
import { openApiBundle } from './openapi.ts';
import { recordList } from './records/record-list.ts';

const endpoints: readonly Endpoint[] = ENDPOINT_NAMES.map((name) => ENDPOINTS[name]);
const bundle = openApiBundle(endpoints, '0.1.0');
const operationsOf = (whole: typeof bundle) =>
  members(whole.paths).flatMap(([path, item]) =>
    members(item).map(([method, one]) => [`${method} ${path}`, one] as const),
  );

/** What a further list may take, bytes. */
const OPERATION_BYTES = 1_660;

/** A list over records as it would be added. */
const anotherList = (n: number): Endpoint =>
  recordList({
    operationId: `ListOthers${n}`,
    service: 'seismology',
    rpcName: `list-others-${n}`,
    group: 'Seismology',
    summary: 'Others of a kind that nothing lists yet',
    description: 'Entries of a length that is usual among lists, with what is said of them.',
    omits: 'What the source leaves out is not in it, nor what it keeps to itself.',
    kinds: ['earthquake'],
    feeds: ['usgs-quakes'],
    items: `others${n}`,
    item: `Other${n}`,
    observedAs: 'occurredAt',
    observed: 'When it happened.',
    filters: 'countryAndArea',
    members: {
      magnitude: Type.Number(),
      text: Type.Optional(Type.String({ description: 'In words.' })),
      level: Type.Integer(),
    },
    exampleItem: { id: 'a', occurredAt: 1, magnitude: 5, level: 1 },
  });

/** A part of a bundle with what its references name in their place. */
function withoutReferences(whole: JsonObject, value: Json): Json {
  if (isList(value)) return value.map((item) => withoutReferences(whole, item));
  if (!isObject(value)) return value;
  const named = resolved(whole, value);
  if (named !== value && named !== undefined) return withoutReferences(whole, named);
  return Object.fromEntries(members(value).map(([member, part]) => [member, withoutReferences(whole, part)]));
}

describe('the bundle', () => {
  it('is within its limit at its leanest, and a list adds little', () => {
    expect(bundleBytes(leanestBundle(bundle))).toBeLessThanOrEqual(LARGEST_BUNDLE_BYTES);
    const more = Array.from({ length: 10 }, (_, n) => anotherList(n));
    const longer = leanestBundle(openApiBundle([...endpoints, ...more], '0.1.0'));
    expect((bundleBytes(longer) - bundleBytes(leanestBundle(bundle))) / more.length).toBeLessThan(OPERATION_BYTES);
  });

  it('says within its limit as much as it can: what is said of every path too goes first, meanings of answers before their examples, then texts, the largest first, and nothing else', () => {
    const whole = bundleBytes(bundle);
    expect(fittingBundle(bundle, whole)).toEqual(bundle);
    const brief = fittingBundle(bundle, whole - 1);
    expect(brief).toEqual(withoutRepetition(bundle));
    const placed = fittingBundle(bundle, bundleBytes(brief) - 1);
    expect(placed).toEqual(withSingleUsesInPlace(brief));
    const first = fittingBundle(bundle, bundleBytes(placed) - 1);
    expect(at(first, 'components', 'schemas', 'Earthquake', 'description')).toBeUndefined();
    const exampleCount = (of: typeof bundle): number => JSON.stringify(of.paths).split('"example":').length;
    expect(exampleCount(fittingBundle(bundle, bundleBytes(first) - 1))).toBe(exampleCount(first) - 1);
    const second = fittingBundle(bundle, bundleBytes(leanestBundle(bundle)));
    expect(second).toEqual(leanestBundle(bundle));
    const { paths: _, components, ...rest } = bundle;
    expect(second).toMatchObject(rest);
    expect(Object.keys(Object(second.components))).toEqual(Object.keys(Object(components)));
    expect(bundleBytes(fittingBundle(bundle))).toBeLessThanOrEqual(LARGEST_BUNDLE_BYTES);
  });

  it('gives a schema that one operation alone has no name of its own, and leaves no name without a schema', () => {
    const placed = withSingleUsesInPlace(bundle);
    expect(withoutReferences(placed, placed.paths ?? {})).toEqual(withoutReferences(bundle, bundle.paths ?? {}));
    expect(at(placed, 'components', 'schemas', 'GetCountryFactsResponse')).toBeUndefined();
    expect(at(placed, 'components', 'schemas', 'Earthquake')).toBeDefined();
    const every = withEverySingleUseInPlace(bundle);
    expect(withoutReferences(every, every.paths ?? {})).toEqual(withoutReferences(bundle, bundle.paths ?? {}));
    expect(at(every, 'components', 'schemas', 'TreasuryYield')).toBeUndefined();
    expect(at(every, 'components', 'schemas', 'Instant')).toBeDefined();
  });

  it('has what each of its references names, whole and at its leanest', () => {
    for (const one of [bundle, leanestBundle(bundle)])
      for (const [, kind = '', name = ''] of JSON.stringify(one).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
        expect(at(one, 'components', kind, name), `${kind} ${name}`).toBeDefined();
  });

  it('leaves out of an operation no answer and no gate but what `x-every-path` says of it', () => {
    const brief = withoutRepetition(bundle);
    const operations = operationsOf(brief);
    for (const [index, [name, whole]] of operationsOf(bundle).entries()) {
      const one = operations[index]?.[1] ?? null;
      if (!isObject(one) || !isObject(whole) || !isObject(one.responses)) throw new Error(name);
      const method = name.replace(/ .*$/, '');
      expect({ ...answersByKind(brief, method, one), ...one.responses }, name).toEqual(whole.responses);
      expect(one['x-gate'] ?? at(brief, 'x-every-path', 'gate'), name).toBe(whole['x-gate']);
      const { responses: _, 'x-gate': __, 'x-never': ___, ...rest } = one;
      expect(whole, name).toMatchObject(rest);
    }
  });

  it('describes every tag and parameter, and has an example of every 200 in JSON, every error and every required parameter', () => {
    for (const tag of items(bundle.tags)) expect(textAt(tag, 'description'), textAt(tag, 'name')).not.toBe('');
    for (const [name, operation] of operationsOf(bundle)) {
      for (const parameter of items(at(operation, 'parameters')).map((one) => resolved(bundle, one))) {
        expect(textAt(parameter, 'description'), `${name} ${textAt(parameter, 'name')}`).not.toBe('');
        if (at(parameter, 'required') === true) expect(at(parameter, 'example'), name).toBeDefined();
      }
      const answer = at(operation, 'responses', '200', 'content', 'application/json');
      if (answer !== undefined && !name.endsWith('/openapi.json')) expect(at(answer, 'example'), name).toBeDefined();
    }
    for (const [status, response] of members(at(bundle, 'components', 'responses')))
      if (Number(status.slice(0, 3)) >= 400)
        expect(members(at(response, 'content', 'application/json', 'examples')).length, status).toBeGreaterThan(0);
  });

  it('repeats nothing that is long: neither responses nor parameters nor members of lists', () => {
    const seen = new Map<string, number>();
    const walk = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const text = JSON.stringify(value);
      if (text.length > 400 && !text.startsWith('[{"$ref"')) seen.set(text, (seen.get(text) ?? 0) + 1);
      Object.values(value).forEach(walk);
    };
    walk(leanestBundle(bundle));
    expect([...seen].filter(([, count]) => count > 1).map(([text]) => text.slice(0, 80))).toEqual([]);
  });
});
