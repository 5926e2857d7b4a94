import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { quake, quakeList } from './fake-upstream.ts';
import { createUsgsQuakes } from './feed.ts';
import { parseQuakes } from './parse.ts';

const signal = new AbortController().signal;
const BASE = 'https://earthquake.usgs.gov';
const HOUR = 3_600_000;
const ok = (body: string, etag?: string): Answer => ({
  status: 200,
  body,
  ...(etag === undefined ? {} : { headers: { etag } }),
});

async function collect(cursor: Json, answer: Answer, at: { now?: number; span?: { from: number; to: number } } = {}) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const { now = NOW, span } = at;
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createUsgsQuakes(fetchBytes).collect(request), requests };
}

describe('the feed of earthquakes', () => {
  it('reads a week first, then the last day conditionally, and the week again after six hours', async () => {
    const first = await collect(null, ok(quakeList([quake('us1')]), '"w"'));
    expect(first.requests.map(({ url }) => url)).toEqual([`${BASE}/earthquakes/feed/v1.0/summary/4.5_week.geojson`]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { known: ['us1'], weekReadAt: NOW } });
    const second = await collect(first.outcome.cursor, ok(quakeList([quake('us2')]), '"d"'), { now: NOW + HOUR });
    expect(second.requests).toMatchObject([
      { url: `${BASE}/earthquakes/feed/v1.0/summary/4.5_day.geojson`, validators: {} },
    ]);
    expect(second.outcome.cursor).toEqual({ known: ['us1', 'us2'], weekReadAt: NOW, etag: '"d"' });
    const third = await collect(second.outcome.cursor, { status: 304 }, { now: NOW + 2 * HOUR });
    expect(third.requests).toMatchObject([{ validators: { etag: '"d"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: second.outcome.cursor });
    const fourth = await collect(third.outcome.cursor, ok(quakeList([quake('us2')])), { now: NOW + 6 * HOUR });
    expect(fourth.requests).toMatchObject([{ url: `${BASE}/earthquakes/feed/v1.0/summary/4.5_week.geojson` }]);
    expect(fourth.outcome.cursor).toEqual({ known: ['us2'], weekReadAt: NOW + 6 * HOUR });
  });

  it('books a measurement under a new preferred id as a revision of the old record', async () => {
    const list = quakeList([quake('us9', { ids: ',ak1,us9,', mag: 5.6 })]);
    const { outcome } = await collect({ known: ['ak1'], weekReadAt: NOW }, ok(list));
    expect(outcome).toMatchObject({ observations: [{ recordId: 'ak1', value: 5.6 }, {}] });
  });

  it('asks the query for a span, without a pulse, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    const list = quakeList([quake('us1', { time: Date.UTC(2026, 8, 3) })]);
    const { outcome, requests } = await collect({ known: [] }, ok(list), { span });
    expect(requests.map(({ url }) => url)).toEqual([
      `${BASE}/fdsnws/event/1/query?format=geojson&eventtype=earthquake&minmagnitude=4.5` +
        '&starttime=2026-09-01T00:00:00&endtime=2026-09-30T23:59:59&orderby=time-asc&limit=20000',
    ]);
    expect(outcome).toMatchObject({ status: 'read', observations: [{ recordId: 'us1' }], cursor: { known: [] } });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
  });

  it('fails on a span whose answer is empty or cut at the limit of the query', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    expect((await collect(null, ok(quakeList([])), { span })).outcome.status).toBe('failed');
    const many = Array.from({ length: 20_000 }, (_, index) => quake(`us${index}`, { mag: 1 }));
    const cut = await collect(null, ok(quakeList([quake('a'), ...many.slice(1)])), { span });
    expect(cut.outcome).toMatchObject({ status: 'failed', reason: 'query: the answer is cut' });
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const parse = (...features: readonly unknown[]) => read(quakeList(features));
const read = (text: string, known: readonly string[] = []) =>
  parseQuakes(bytesOf(text), { now: NOW, known: new Set(known) });

describe('a recorded list', () => {
  const path = recordingPath('recordings', 'usgs', 'all_day_2018-06.geojson');
  it.skipIf(path === undefined)(
    "all_day_2018-06.geojson: 733 events, 8 earthquakes of magnitude 4.5 and more, a volcano's collapse ignored",
    () => {
      const parsed = parseQuakes(readFileSync(path ?? ''), { now: Date.UTC(2018, 5, 24, 7), known: new Set() });
      expect(parsed).toMatchObject({ totalCount: 733, keptCount: 8, ignoredCount: 725, rejectedCount: 0 });
      if (parsed.status === 'unreadable') throw new Error(parsed.reason);
      const quakes = parsed.observations.slice(0, 8);
      expect(quakes.map(({ subject, value }) => `${subject} ${value}`).sort()).toEqual([
        'country:AR 4.8',
        'country:ID 4.6',
        'country:IR 4.6',
        'country:SV 4.6',
        'country:TO 4.5',
        'country:YT 4.9',
        'world 4.5',
        'world 4.9',
      ]);
      expect(parsed.observations[8]).toMatchObject({
        metric: 'earthquakes_listed',
        recordId: '2018062406',
        subject: 'world',
        value: 8,
        observedAt: Date.UTC(2018, 5, 24, 6),
      });
    },
  );
});

describe('one earthquake', () => {
  it('is one magnitude before the coast it is nearest to', () => {
    expect(parse(quake('us1'))).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: 'us1',
          metric: 'earthquake_magnitude',
          subject: 'country:JP',
          value: 5.1,
          observedAt: NOW - 3_600_000,
          lineage: 'usgs',
          detail: { place: '60 km E of Ōfunato, Japan', depthKm: '30', alert: 'green', felt: '10 or more' },
        },
        { metric: 'earthquakes_listed', value: 1 },
      ],
    });
  });

  it('concerns the world in the middle of an ocean', () => {
    expect(parse(quake('us1', {}, [-140, 0, 10]))).toMatchObject({ observations: [{ subject: 'world' }, {}] });
  });

  it('keeps the id it was first recorded under', () => {
    const list = quakeList([quake('us7000zz', { ids: ',ak1,us7000zz,' })]);
    expect(read(list, ['ak1'])).toMatchObject({ observations: [{ recordId: 'ak1' }, {}] });
    expect(read(list)).toMatchObject({ observations: [{ recordId: 'us7000zz' }, {}] });
  });

  it.each([
    ['below the threshold', { mag: 4.4 }],
    ['with a negative magnitude', { mag: -0.3 }],
    ['not measured yet', { mag: null }],
    ['that is a blast', { type: 'quarry blast' }],
    ['that was taken back', { status: 'deleted' }],
  ])('%s is ignored', (_, properties) => {
    expect(parse(quake('us1'), quake('us2', properties))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_number', { mag: '5.1' }],
    ['bad_number', { mag: 51 }],
    ['undated', { time: NOW / 1_000 }],
    ['undated', { time: null }],
    ['undated', { time: '2026-10-14' }],
    ['future', { time: NOW + 3_600_000 }],
    ['wrong_shape', { mag: undefined, magnitude: 5.1 }],
    ['duplicate', { ids: ',us1,' }],
  ])('is rejected as %s with %j', (kind, properties) => {
    const second = kind === 'duplicate' ? quake('us1') : quake('us2', properties);
    expect(parse(quake('us1'), second)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([[[]], [[200, 0]], [[0, 91]], [['142', '38']]])('is rejected as bad_position at %j', (coordinates) => {
    const feature = { ...quake('us2'), geometry: { coordinates } };
    expect(parse(quake('us1'), feature)).toMatchObject({ keptCount: 1, rejectedByKind: { bad_position: 1 } });
  });
});

describe('one list', () => {
  it('without an earthquake says so: the ground is quiet, the feed is not dead', () => {
    expect(parse()).toMatchObject({ totalCount: 0, observations: [{ metric: 'earthquakes_listed', value: 0 }] });
  });

  it.each([
    ['no date', quakeList([quake('us1')], null)],
    ['a date in seconds', quakeList([quake('us1')], NOW / 1_000)],
    ['a date of tomorrow', quakeList([quake('us1')], NOW + 86_400_000)],
    ['no features', '{"metadata":{"generated":1}}'],
    ['every magnitude renamed', quakeList([quake('us1', { mag: undefined })])],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const sound = quake('us1');
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(sound.properties)), fc.jsonValue())
      .map(([name, value]) => quake('us2', { [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(sound)), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((features) => quakeList(features)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          const quakes = parsed.observations.filter(({ metric }) => metric === 'earthquake_magnitude');
          return (
            parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
            quakes.length === parsed.keptCount &&
            quakes.every(({ value, observedAt }) => value >= 4.5 && observedAt <= NOW)
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
