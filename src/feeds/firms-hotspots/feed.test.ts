import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { hotspot, hotspotFile } from './fake-upstream.ts';
import { createFirmsHotspots } from './feed.ts';
import { parseHotspots } from './parse.ts';

const signal = new AbortController().signal;
const FOLDER = 'https://firms.modaps.eosdis.nasa.gov/data/active_fire';
const FILE = (period: string) => `${FOLDER}/noaa-20-viirs-c2/csv/J1_VIIRS_C2_Global_${period}.csv`;
const DAY = 86_400_000;
const BODY = hotspotFile(hotspot({ acq_date: '2026-10-12' }), hotspot(), hotspot({ acq_date: '2026-10-14' }));

async function collect(
  cursor: Json,
  span?: { from: number; to: number },
  answer: Answer = { status: 200, body: BODY, headers: { etag: '"f"' } },
) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createFirmsHotspots(fetchBytes).collect(request), requests };
}

describe('the feed of hotspots', () => {
  it('reads two days and today first, then yesterday and today, conditionally', async () => {
    const first = await collect(null);
    expect(first.requests).toMatchObject([{ url: FILE('48h'), validators: {} }]);
    expect(first.outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 13) });
    const second = await collect(first.outcome.cursor);
    expect(second.requests).toMatchObject([{ url: FILE('24h'), validators: {} }]);
    expect(second.outcome.cursor).toEqual({ etag: '"f"' });
    const third = await collect(second.outcome.cursor, undefined, { status: 304 });
    expect(third.requests).toMatchObject([{ validators: { etag: '"f"' } }]);
    expect(third.outcome).toEqual({ status: 'unchanged', cursor: { etag: '"f"' } });
  });

  it('reads the days of a span within the week, and leaves the cursor alone', async () => {
    const { outcome, requests } = await collect(
      { etag: '"f"' },
      { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) },
    );
    expect(requests).toMatchObject([{ url: FILE('7d'), validators: {} }]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 12), cursor: { etag: '"f"' } });
  });

  it('reads the next satellite where the file of the first is not to be had, and names both', async () => {
    const { fetchBytes, requests } = scriptedFetch(({ pathname }) =>
      pathname.includes('noaa-20') ? { status: 404 } : { status: 200, body: BODY, headers: { etag: '"j2"' } },
    );
    const feed = createFirmsHotspots(fetchBytes);
    const outcome = await feed.collect({ cursor: { etag: '"j1"' }, now: NOW, signal });
    expect(requests).toMatchObject([
      { validators: { etag: '"j1"' } },
      { url: `${FOLDER}/noaa-21-viirs-c2/csv/J2_VIIRS_C2_Global_24h.csv`, validators: {} },
    ]);
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'second_source', recordId: 'NOAA-20' }],
      sources: [
        { id: 'NOAA-20', problem: expect.stringContaining('answered 404') },
        { id: 'NOAA-21', isFallback: true },
      ],
    });
    expect(JSON.stringify(outcome.cursor)).not.toContain('j2');
    const gone = createFirmsHotspots(scriptedFetch(() => ({ status: 404 })).fetchBytes);
    expect(await gone.collect({ cursor: null, now: NOW, signal })).toMatchObject({ status: 'failed', cursor: null });
  });

  it('says that it has no older past, without asking', async () => {
    const { outcome, requests } = await collect(null, { from: NOW - 8 * DAY, to: NOW });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'backfill: the text files reach back one week' });
    expect(requests).toEqual([]);
  });

  it('has nothing new while no day is whole, and fails where a week holds none', async () => {
    const answer = { status: 200, body: hotspotFile(hotspot()) };
    expect((await collect({ etag: '"e"' }, undefined, answer)).outcome).toEqual({
      status: 'unchanged',
      cursor: { etag: '"e"' },
    });
    expect((await collect(null, undefined, answer)).outcome.status).toBe('failed');
  });
});

const read = (text: string, now = NOW) => parseHotspots(new TextEncoder().encode(text), now);
const TODAY = hotspot({ acq_date: '2026-10-14' });
const parse = (...rows: readonly string[]) => read(hotspotFile(...rows, TODAY));

function countsOf(parsed: ReturnType<typeof read>, date = '2026-10-13'): Record<string, number> {
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  const found = parsed.observations.filter(({ value, recordId }) => value > 0 && recordId === date);
  return Object.fromEntries(found.map(({ subject, value }) => [subject, value]));
}

describe('a recorded file', () => {
  const path = recordingPath('recordings', 'firms', 'MODIS_C6_1_Global_24h_2025-11-24.csv');
  it.skipIf(path === undefined)('of 2025-11-24: 13,423 hotspots of two days, one of them whole', () => {
    const parsed = parseHotspots(readFileSync(path ?? ''), Date.UTC(2025, 10, 25));
    expect(parsed).toMatchObject({ totalCount: 13_423, keptCount: 5_472, ignoredCount: 7_951, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(COUNTRIES.length + 1);
    const counts = countsOf(parsed, '2025-11-23');
    expect(counts.world).toBe(5_472);
    const onLand = Object.entries(counts).reduce((sum, [subject, count]) => sum + (subject === 'world' ? 0 : count), 0);
    expect(onLand).toBe(5_438);
    const entries = parsed.records?.entries ?? [];
    expect([entries.length, entries[0]?.body.megawatts]).toEqual([5_000, 1_092.94]);
    expect(entries.every(({ observedAt }) => observedAt > Date.UTC(2025, 10, 24))).toBe(true);
  });
});

describe('one day', () => {
  it('is a count for every country and the world: none seen is zero, not missing', () => {
    const parsed = parse(
      hotspot(),
      hotspot({ latitude: '-12', frp: '7.5' }),
      hotspot({ latitude: '34.2', longitude: '36.6' }),
    );
    expect(countsOf(parsed)).toEqual({ world: 3, 'country:AO': 2, 'country:SY': 1 });
    expect(parsed).toMatchObject({ totalCount: 4, keptCount: 3, ignoredCount: 1 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(COUNTRIES.length + 1);
    expect(parsed.observations.find(({ subject }) => subject === 'country:AO')).toEqual({
      recordId: '2026-10-13',
      metric: 'thermal_hotspots',
      subject: 'country:AO',
      value: 2,
      observedAt: Date.UTC(2026, 9, 13),
      lineage: 'nasa-viirs',
      event: '2026-10-13',
      detail: { megawatts: '20' },
    });
    expect(parsed.observations.find(({ subject }) => subject === 'country:IS')).toMatchObject({ value: 0, detail: {} });
  });

  it('that is not over is not counted', () => {
    expect(countsOf(read(hotspotFile(hotspot(), TODAY, TODAY)), '2026-10-14')).toEqual({});
  });

  it('whose beginning the file lost is not counted', () => {
    const late = hotspot({ acq_time: '0301' });
    expect(read(hotspotFile(late, TODAY))).toMatchObject({ keptCount: 0, ignoredCount: 2, observations: [] });
    expect(read(hotspotFile(hotspot({ acq_time: '300' }), TODAY))).toMatchObject({ keptCount: 1 });
  });

  it('counts flares before a coast to the coast, and those far out to the world alone', () => {
    const flares = [hotspot({ latitude: '26.95', longitude: '49.9' }), hotspot({ latitude: '0', longitude: '-140' })];
    expect(countsOf(parse(...flares))).toEqual({ world: 2, 'country:SA': 1 });
  });

  it('leaves out what the satellite itself is not sure of', () => {
    expect(parse(hotspot(), hotspot({ confidence: 'low', longitude: '18' }))).toMatchObject({
      keptCount: 1,
      ignoredCount: 2,
    });
  });

  it.each([
    ['undated', { acq_date: '13.10.2026' }],
    ['undated', { acq_time: '2460' }],
    ['undated', { acq_time: '' }],
    ['future', { acq_date: '2026-10-15' }],
    ['bad_position', { latitude: '91' }],
    ['bad_position', { longitude: 'NaN' }],
    ['bad_number', { confidence: 'sure' }],
    ['bad_number', { confidence: '101' }],
    ['bad_number', { frp: '-1' }],
    ['bad_number', { frp: '' }],
    ['wrong_shape', { daynight: 'D,x' }],
  ])('rejects as %s a row with %j', (kind, cells) => {
    expect(parse(hotspot(), hotspot(cells))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('the entries', () => {
  const entriesOf = (parsed: ReturnType<typeof read>) => (parsed.status === 'parsed' ? parsed.records?.entries : []);
  const recent = { acq_date: '2026-10-14', acq_time: '12' };

  it('are the detections of the last day, the strongest first, with what the file says of them', () => {
    const rows = [
      hotspot({ ...recent, frp: '3' }),
      hotspot({ ...recent, frp: '80.5', confidence: 'h', daynight: 'N', longitude: '18' }),
      hotspot({ ...recent, frp: '900', confidence: 'low', longitude: '19' }),
      hotspot({ acq_date: '2026-10-12', frp: '900' }),
    ];
    const entries = entriesOf(read(hotspotFile(...rows)));
    expect(entries?.map(({ body }) => body.megawatts)).toEqual([80.5, 3]);
    expect(entries?.[0]).toEqual({
      recordId: 'N20 2026-10-14 00:12 -11.2,18',
      kind: 'fire_detection',
      url: 'https://firms.modaps.eosdis.nasa.gov/map/#d:2026-10-14;@18,-11.2,10.0z',
      country: 'AO',
      place: { lat: -11.2, lon: 18 },
      observedAt: Date.UTC(2026, 9, 14, 0, 12),
      body: { megawatts: 80.5, confidence: 'high', satellite: 'N20', isNight: true },
    });
  });

  it('are 5,000 at most', () => {
    const rows = Array.from({ length: 5_002 }, (_, index) =>
      hotspot({ ...recent, frp: String(index), longitude: (index / 100).toFixed(2) }),
    );
    const entries = entriesOf(read(hotspotFile(...rows))) ?? [];
    expect([entries.length, entries.at(-1)?.body.megawatts]).toEqual([5_000, 2]);
  });

  it('come with a reading of the present alone: a past week ends none', async () => {
    const present = await collect(null);
    expect(present.outcome).toMatchObject({ records: { isComplete: true } });
    const past = await collect(null, { from: Date.UTC(2026, 9, 12), to: Date.UTC(2026, 9, 13) });
    expect(past.outcome.status).toBe('read');
    expect(past.outcome).not.toHaveProperty('records');
  });
});

describe('a repeated row', () => {
  it('counts once, however often and wherever it stands: a doubled file doubles no country', () => {
    const rows = [hotspot(), hotspot({ longitude: '18.4' }), hotspot({ longitude: '18.4', satellite: 'N21' })];
    const [once, doubled] = [parse(...rows), parse(...rows, ...rows)];
    expect(countsOf(doubled)).toEqual(countsOf(once));
    expect(countsOf(once)).toEqual({ world: 3, 'country:AO': 3 });
    expect(doubled).toMatchObject({ totalCount: 7, keptCount: 3, ignoredCount: 4 });
  });

  it.each([
    ['l', 0],
    ['low', 0],
    ['n', 1],
    ['nominal', 1],
    ['h', 1],
    ['high', 1],
  ])('of confidence %s counts %i', (confidence, count) => {
    expect(parse(hotspot(), hotspot({ confidence, longitude: '18' }))).toMatchObject({ keptCount: 1 + count });
  });
});

describe('one file', () => {
  it.each([
    ['a header alone', hotspotFile()],
    ['the words of a refusal', 'Invalid MAP_KEY.'],
    ['a renamed column', hotspotFile(hotspot(), TODAY).replace('acq_date', 'date')],
    ['nothing but rejected rows', hotspotFile(hotspot({ latitude: 'x' }))],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom('latitude', 'longitude', 'acq_date', 'acq_time', 'confidence', 'frp'), fc.string())
      .map(([column, cell]) => hotspot({ [column]: cell.replaceAll('\n', ' ') }));
    const file = fc.array(fc.oneof(changed, fc.constant(TODAY), fc.string()), { maxLength: 10 });
    fc.assert(
      fc.property(
        fc.oneof(
          file.map((rows) => hotspotFile(...rows)),
          fc.string(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          const counted = parsed.observations.filter(({ subject }) => subject === 'world');
          return (
            parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
            parsed.keptCount === counted.reduce((sum, { value }) => sum + value, 0)
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});
