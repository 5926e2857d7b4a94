import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { Json } from '../../reference/content-hash.ts';
import { parseLayer } from '../arcgis.ts';
import { type Answer, NOT_FOUND, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakePortwatchPorts, layerAnswer, sliceIn } from './fake-upstream.ts';
import { createPortwatchPorts, FIELDS } from './feed.ts';
import { parsePortCalls } from './parse.ts';

const signal = new AbortController().signal;
const EMPTY: Answer = { status: 200, body: '{"features":[]}' };

async function collect(
  cursor: Json,
  answer: (url: URL) => Answer | undefined = () => undefined,
  span?: { from: number; to: number },
) {
  const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? fakePortwatchPorts()(url) ?? NOT_FOUND);
  const feed = createPortwatchPorts(fetchBytes);
  const outcome = await feed.collect({ cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) });
  const slices = requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/query'));
  return { outcome, slices: slices.map(sliceIn) };
}

const isFirst = (url: URL): boolean => url.pathname.endsWith('/query') && sliceIn(url).from < NOW - 99 * DAY_MS;

describe('the port calls feed', () => {
  it('asks for a hundred days in slices that join, then for the last twenty again', async () => {
    const { outcome, slices } = await collect(null);
    expect(slices).toHaveLength(26);
    expect(slices[0]?.from).toBe(Date.UTC(2026, 6, 6));
    expect(slices.at(-1)?.to).toBe(Date.UTC(2026, 9, 15));
    for (const [index, { from }] of slices.entries()) if (index > 0) expect(from).toBe(slices[index - 1]?.to);
    expect(outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 8),
      cursor: { newest: '2026-10-08', editedAt: NOW - 1_000, readAt: NOW },
    });
    const again = await collect({ newest: '2026-10-08' });
    expect(again.slices[0]?.from).toBe(Date.UTC(2026, 8, 18));
  });

  it('asks nothing more while the layer has not been edited, for two days', async () => {
    const cursor = { newest: '2026-10-08', editedAt: NOW - 1_000, readAt: NOW - DAY_MS };
    expect(await collect(cursor)).toEqual({ outcome: { status: 'unchanged', cursor }, slices: [] });
    expect((await collect({ ...cursor, readAt: NOW - 3 * DAY_MS })).outcome.status).toBe('read');
  });

  it('reads the whole days of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 7) };
    const { outcome, slices } = await collect({ newest: '2026-10-08' }, undefined, span);
    expect(slices).toEqual([
      { from: span.from, to: span.from + 4 * DAY_MS },
      { from: span.from + 4 * DAY_MS, to: span.to },
    ]);
    expect(outcome).toMatchObject({ status: 'read', cursor: { newest: '2026-10-08' } });
    expect((await collect(null, undefined, { from: 0, to: 61 * DAY_MS })).outcome.status).toBe('failed');
  });

  it.each([
    ['an empty answer between full ones', (url: URL) => (isFirst(url) ? EMPTY : undefined)],
    ['empty answers alone', (url: URL) => (url.pathname.endsWith('/query') ? EMPTY : undefined)],
    ['a lost field', (url: URL) => (url.pathname.endsWith('/query') ? undefined : layerAnswer({ fields: [] }))],
    ['a failing slice', (url: URL): Answer | undefined => (isFirst(url) ? { status: 500 } : undefined)],
  ])('fails on %s, and its cursor stays', async (_, answer) => {
    const { outcome } = await collect(null, answer);
    expect(outcome).toMatchObject({ status: 'failed', cursor: null });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14);
const DAY = Date.UTC(2026, 9, 1);
const SOUND = { ISO3: 'IRN', date: DAY, portcalls_sum: 12 };
const parseValue = (value: unknown) => parsePortCalls(new TextEncoder().encode(JSON.stringify(value)), PARSE_NOW);
const parse = (...rows: readonly object[]) => parseValue({ features: rows.map((attributes) => ({ attributes })) });

describe('recorded answers', () => {
  const daily = recordingPath('recordings', 'portwatch', 'daily_ports.json');
  it.skipIf(daily === undefined)('daily_ports.json: 20 days of one port of Aruba, one call', () => {
    const parsed = parsePortCalls(readFileSync(daily ?? ''), PARSE_NOW);
    expect(parsed).toMatchObject({ totalCount: 20, keptCount: 20, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations).toHaveLength(40);
    expect(parsed.observations[1]).toEqual({
      recordId: '2025-09-17',
      metric: 'port_calls',
      subject: 'country:AW',
      value: 1,
      observedAt: Date.UTC(2025, 8, 17),
      lineage: 'imf-portwatch',
      event: '2025-09-17',
      detail: {},
    });
    const callsOf = (subject: string) =>
      parsed.observations.filter((one) => one.subject === subject).reduce((sum, { value }) => sum + value, 0);
    expect([callsOf('country:AW'), callsOf('world')]).toEqual([1, 1]);
    expect(parseLayer(readFileSync(daily ?? ''), FIELDS).status).toBe('layer');
  });

  for (const name of ['daily_chokepoints.json', 'ports.json']) {
    const path = recordingPath('recordings', 'portwatch', name);
    it.skipIf(path === undefined)(`${name}, which is another layer, is unreadable`, () => {
      expect(parsePortCalls(readFileSync(path ?? ''), PARSE_NOW).status).toBe('unreadable');
    });
  }

  const ports = recordingPath('recordings', 'portwatch', 'ports.json');
  it.skipIf(ports === undefined)('ports.json: every port lies in a country that we know', () => {
    const json: { features: readonly { properties: { ISO3: string } }[] } = JSON.parse(
      readFileSync(ports ?? '', 'utf8'),
    );
    const countries = [...new Set(json.features.map(({ properties }) => properties.ISO3))];
    expect(parse(...countries.map((ISO3) => ({ ...SOUND, ISO3 })))).toMatchObject({ rejectedCount: 0 });
  });
});

describe('one answer', () => {
  it('adds up the ports of a country, and the countries of a day', () => {
    expect(parse(SOUND, { ISO3: 'IRN', date: DAY, portcalls: 3 }, { ...SOUND, ISO3: 'ARE' })).toMatchObject({
      keptCount: 3,
      observations: [
        { subject: 'country:IR', value: 15, recordId: '2026-10-01', observedAt: DAY },
        { subject: 'country:AE', value: 12 },
        { subject: 'world', value: 27 },
      ],
    });
  });

  it('reads a day without a ship as zero, and the other name of the date', () => {
    expect(parse({ ISO3: 'IRN', date_: '2026-10-01', portcalls_sum: 0 })).toMatchObject({
      observations: [{ value: 0, observedAt: DAY }, { value: 0 }],
    });
  });

  it.each([
    ['future', { date: PARSE_NOW + 86_400_000 }],
    ['undated', { date: DAY / 1_000 }],
    ['unresolved_country', { ISO3: 'ZZZ' }],
    ['bad_number', { portcalls_sum: -1 }],
    ['bad_number', { portcalls_sum: 1.5 }],
    ['bad_number', { portcalls_sum: '4' }],
    ['wrong_shape', { ISO3: null }],
  ])('rejects as %s a row with %j', (kind, cells) => {
    expect(parse(SOUND, { ...SOUND, ...cells })).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([
    ['an error with status 200', { error: { code: 400, message: 'Cannot perform query.' } }],
    ['no features', { fields: [] }],
    ['a cut', { features: [{ attributes: SOUND }], exceededTransferLimit: true }],
    ['a renamed sum', { features: [{ attributes: { ISO3: 'IRN', date: DAY, calls: 4 } }] }],
    ['an envelope one level deeper', { data: { features: [] } }],
  ])('with %s is unreadable', (_, value) => {
    expect(parseValue(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(SOUND));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => ({ attributes: { ...SOUND, [name]: value } }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(row).map((features) => ({ features })),
        ),
        (value) => {
          const parsed = parseValue(value);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});
