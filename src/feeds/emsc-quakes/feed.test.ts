import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { emscList, emscQuake } from './fake-upstream.ts';
import { createEmscQuakes } from './feed.ts';
import { parseEmscQuakes } from './parse.ts';

const signal = new AbortController().signal;
const BASE = 'https://www.seismicportal.eu/fdsnws/event/1/query?format=json&minmag=4.5&limit=5000&orderby=time';

async function collect(cursor: Json, body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEmscQuakes(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the second feed of earthquakes', () => {
  it('reads a month first, then three days each time', async () => {
    const { outcome, asked } = await collect(null, emscList(emscQuake('a')));
    expect(asked).toEqual([`${BASE}&start=2026-09-14T12:07:00`]);
    expect((await collect(outcome.cursor, emscList(emscQuake('a')))).asked).toEqual([
      `${BASE}&start=2026-10-11T12:07:00`,
    ]);
  });

  it('reads a span without a pulse and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 15) };
    const { outcome, asked } = await collect(null, emscList(emscQuake('a')), span);
    expect(asked).toEqual([`${BASE}&start=2026-10-01T00:00:00&end=2026-10-14T23:59:59`]);
    expect(outcome).toMatchObject({ status: 'read', cursor: null });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
  });

  it('fails on a list without an earthquake, which the world does not know, and on one cut at the limit', async () => {
    expect((await collect(null, emscList())).outcome.status).toBe('failed');
    const many = Array.from({ length: 5_000 }, (_, index) => emscQuake(`q${index}`, { evtype: 'kx' }));
    expect((await collect(null, emscList(emscQuake('a'), ...many))).outcome).toMatchObject({
      status: 'failed',
      reason: 'query: the answer is cut',
    });
  });
});

const read = (text: string) => parseEmscQuakes(new TextEncoder().encode(text), { now: NOW });
const parse = (...features: readonly unknown[]) => read(emscList(...features));

describe('a recorded list', () => {
  const path = recordingPath('recordings', 'emsc', 'seismicportal_2021-04.geojson');
  it.skipIf(path === undefined)('seismicportal_2021-04.geojson: ten earthquakes, two of magnitude 4.5 and more', () => {
    const parsed = parseEmscQuakes(readFileSync(path ?? ''), { now: Date.UTC(2021, 3, 19, 14, 10) });
    expect(parsed).toMatchObject({ totalCount: 10, keptCount: 2, ignoredCount: 8, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toMatchObject([
      {
        recordId: '20210419_0000106',
        metric: 'earthquake_magnitude',
        subject: 'country:CL',
        value: 5.1,
        observedAt: Date.UTC(2021, 3, 19, 13, 5, 27),
        lineage: 'emsc',
        detail: { place: "OFFSHORE O'HIGGINS, CHILE", depthKm: '10', network: 'EMSC' },
      },
      { recordId: '20210419_0000105', subject: 'world', value: 4.9 },
      { metric: 'earthquakes_listed', recordId: '2021041913', value: 2 },
    ]);
  });
});

describe('one earthquake', () => {
  it('that is repeated from USGS is of its lineage', () => {
    expect(parse(emscQuake('a', { auth: 'NEIC' }))).toMatchObject({ observations: [{ lineage: 'usgs' }, {}] });
    expect(parse(emscQuake('a', { auth: 'GUC' }))).toMatchObject({ observations: [{ lineage: 'emsc' }, {}] });
  });

  it.each([
    ['below the threshold', { mag: 4.4 }],
    ['that is a blast', { evtype: 'kx' }],
  ])('%s is ignored', (_, properties) => {
    expect(parse(emscQuake('a'), emscQuake('b', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_number', { mag: null }],
    ['bad_number', { mag: 51 }],
    ['undated', { time: 'today' }],
    ['undated', { time: NOW }],
    ['future', { time: '2026-10-14T13:00:00Z' }],
    ['wrong_shape', { mag: undefined }],
    ['duplicate', { unid: 'a' }],
  ])('is rejected as %s with %j', (kind, properties) => {
    const parsed = parse(emscQuake('a'), emscQuake('b', properties));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('is rejected as bad_position outside the globe', () => {
    expect(parse(emscQuake('a'), emscQuake('b', {}, [0, 91]))).toMatchObject({ rejectedByKind: { bad_position: 1 } });
  });
});

describe('one list', () => {
  it('counts the day before its newest earthquake, however much later it is read', () => {
    const list = emscList(
      emscQuake('a'),
      emscQuake('b', { time: '2026-10-13T10:30:00Z' }),
      emscQuake('c', { time: '2026-10-13T10:10:00Z' }),
    );
    const late = parseEmscQuakes(new TextEncoder().encode(list), { now: NOW + 5 * 86_400_000 });
    expect(late).toEqual(read(list));
    expect(late).toMatchObject({ observations: [{}, {}, {}, { recordId: '2026101410', value: 2 }] });
  });

  it.each([
    ['no features', '{"metadata":{}}'],
    ['every magnitude renamed', emscList(emscQuake('a', { mag: undefined, magnitude: 5 }))],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(emscQuake('b').properties)), fc.jsonValue())
      .map(([name, value]) => emscQuake('b', { [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(emscQuake('a'))), { maxLength: 8 });
    const text = fc.oneof(
      list.map((features) => emscList(...features)),
      fc.string(),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (answer) => {
        const parsed = read(answer);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return (
          parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
          parsed.observations.length === parsed.keptCount + (parsed.keptCount > 0 ? 1 : 0)
        );
      }),
      { numRuns: 300 },
    );
  });
});
