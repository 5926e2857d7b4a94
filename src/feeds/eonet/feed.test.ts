import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { event, eventList } from './fake-upstream.ts';
import { createEonet } from './feed.ts';
import { parseEvents } from './parse.ts';

const signal = new AbortController().signal;
const BASE = 'https://eonet.gsfc.nasa.gov/api/v3/events/geojson';

async function collect(body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor: null, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createEonet(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the feed of natural events', () => {
  it('reads what is open, whole each time', async () => {
    const { outcome, asked } = await collect(eventList(event()));
    expect(asked).toEqual([`${BASE}?status=open&days=30`]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 6), cursor: null });
  });

  it('reads the events of a span, closed ones too, and fails where there are none', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 15) };
    const { outcome, asked } = await collect(eventList(event()), span);
    expect(asked).toEqual([`${BASE}?status=all&start=2026-10-01&end=2026-10-14`]);
    expect(outcome.status === 'read' && outcome.observations.map(({ metric }) => metric)).toEqual(['natural_events']);
    expect((await collect(eventList(), span)).outcome.status).toBe('failed');
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => parseEvents(bytesOf(text), { now: NOW });
const parse = (...features: readonly unknown[]) => read(eventList(...features));

describe('a recorded list', () => {
  const path = recordingPath('recordings', 'eonet', 'events_2021-04.geojson');
  const all = path === undefined ? new Uint8Array() : readFileSync(path);

  it.skipIf(path === undefined)('events_2021-04.geojson: 471 positions, of them the last of 5 fresh events', () => {
    const parsed = parseEvents(all, { now: Date.UTC(2021, 3, 19, 12) });
    expect(parsed).toMatchObject({ totalCount: 471, keptCount: 5, ignoredCount: 466, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    const surigae = parsed.observations.find(({ detail }) => detail.title === 'Super Typhoon Surigae');
    expect(surigae).toEqual({
      recordId: 'EONET_5300:2021-04-19',
      metric: 'natural_events',
      subject: 'world',
      value: 1,
      observedAt: Date.UTC(2021, 3, 19, 6),
      lineage: 'gdacs',
      event: 'gdacs:TC-1000778',
      detail: { category: 'severeStorms', title: 'Super Typhoon Surigae', strength: '125 kts' },
    });
  });

  it.skipIf(path === undefined)('events_2021-04.geojson: a backfill of March 2021 holds that month alone', () => {
    const span = { from: Date.UTC(2021, 2, 1), to: Date.UTC(2021, 3, 1) };
    const parsed = parseEvents(all, { now: NOW, span });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.keptCount).toBe(12);
    expect(parsed.observations).toHaveLength(12);
    for (const { observedAt, metric } of parsed.observations) {
      expect(metric === 'natural_events' && observedAt >= span.from && observedAt < span.to).toBe(true);
    }
  });
});

describe('one event', () => {
  it('is where and when it was seen last, wherever that stands in the list', () => {
    const early = event({ date: '2026-10-13T06:00:00Z' }, { type: 'Point', coordinates: [140, 12] });
    for (const list of [parse(early, event()), parse(event(), early)]) {
      expect(list).toMatchObject({
        keptCount: 1,
        ignoredCount: 1,
        observations: [
          {
            recordId: 'EONET_9001:2026-10-14',
            subject: 'country:PH',
            value: 1,
            lineage: 'jtwc',
            event: 'eonet:EONET_9001',
            detail: { category: 'severeStorms', title: 'Typhoon Example', strength: '80 kts' },
          },
          { metric: 'natural_events_listed', value: 1 },
        ],
      });
    }
  });

  it('is the disaster that GDACS lists when EONET has it from there', () => {
    const sources = [
      { id: 'JTWC', url: 'x' },
      { id: 'GDACS', url: 'https://www.gdacs.org/report.aspx?eventid=1000778&amp;eventtype=TC' },
    ];
    expect(parse(event({ sources }))).toMatchObject({ observations: [{ event: 'gdacs:TC-1000778' }, {}] });
  });

  it('drawn as a polygon is in the middle of it', () => {
    const outline = [
      [127, 1],
      [127, 2],
      [128, 2],
      [128, 1],
      [127, 1],
    ];
    const drawn = event({}, { type: 'Polygon', coordinates: [outline] });
    expect(parse(drawn)).toMatchObject({ observations: [{ subject: 'country:ID' }, {}] });
  });

  it.each([
    ['an iceberg', { categories: [{ id: 'seaLakeIce' }] }],
    ['an earthquake', { categories: [{ id: 'earthquakes' }] }],
    ['a fire of three days ago', { categories: [{ id: 'wildfires' }], date: '2026-10-11T00:00:00Z' }],
    ['a storm of five weeks ago', { date: '2026-09-08T00:00:00Z' }],
    ['a track', { date: undefined, geometryDates: ['2026-10-14 00:00:00'] }],
  ])('%s is ignored', (_, properties) => {
    expect(parse(event(), event({ id: 'EONET_2', ...properties }))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['undated', { date: 'yesterday' }],
    ['undated', { date: 1_760_000_000 }],
    ['future', { date: '2026-10-15T00:00:00Z' }],
    ['wrong_shape', { date: undefined }],
    ['wrong_shape', { categories: [] }],
    ['wrong_shape', { id: undefined }],
  ])('is rejected as %s with %j', (kind, properties) => {
    const parsed = parse(event(), event({ id: 'EONET_2', ...properties }));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('is rejected as bad_position outside the globe', () => {
    const lost = event({ id: 'EONET_2' }, { type: 'Point', coordinates: [12, 125] });
    expect(parse(event(), lost)).toMatchObject({ rejectedByKind: { bad_position: 1 } });
  });
});

describe('one list', () => {
  it('says the same however much later it is read: its fires go out by its own time', () => {
    const fire = event({ id: 'EONET_3', categories: [{ id: 'wildfires' }], date: '2026-10-13T06:00:00Z' });
    const list = bytesOf(eventList(event(), fire));
    const parsed = parseEvents(list, { now: NOW });
    expect(parsed).toMatchObject({ keptCount: 2, observations: [{}, {}, { recordId: '2026101406', value: 2 }] });
    expect(parseEvents(list, { now: NOW + 60 * 86_400_000 })).toEqual(parsed);
  });

  it('counts a damaged event as open: damage never makes the world calmer', () => {
    const lost = event({ id: 'EONET_2' }, { type: 'Point', coordinates: ['NaN', 'NaN'] });
    expect(parse(event(), lost, lost)).toMatchObject({ rejectedCount: 2, observations: [{}, { value: 2 }] });
  });

  it('of icebergs alone says that nothing else is open', () => {
    const parsed = parse(event({ categories: [{ id: 'seaLakeIce' }] }));
    expect(parsed).toMatchObject({ observations: [{ metric: 'natural_events_listed', value: 0 }] });
  });

  it.each([
    ['no features', '{"events":[]}'],
    ['every category renamed', eventList(event({ categories: undefined, kinds: [] }))],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(event().properties)), fc.jsonValue())
      .map(([name, value]) => event({ id: 'EONET_7', [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(event())), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((features) => eventList(...features)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return (
            parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
            parsed.observations.length === parsed.keptCount + 1
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
