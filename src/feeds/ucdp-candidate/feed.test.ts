import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { UCDP_HEADER, ucdpRow } from './fake-upstream.ts';
import { createUcdpCandidate } from './feed.ts';
import { parseRelease } from './parse.ts';

const signal = new AbortController().signal;
const csv = (...rows: readonly string[]): Answer => ({ status: 200, body: [UCDP_HEADER, ...rows].join('\n') });

/** Collects once from the releases given by version; every other one is not published. */
async function collect(cursor: Json, published: Readonly<Record<string, Answer>>, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(({ pathname }) => {
    const version = /GEDEvent_v(.+)\.csv$/.exec(pathname)?.[1] ?? '';
    return published[version] ?? { status: 404 };
  });
  const outcome = await createUcdpCandidate(fetchBytes).collect({
    cursor,
    now: NOW,
    signal,
    ...(span === undefined ? {} : { span }),
  });
  const prefix = 'https://ucdp.uu.se/downloads/candidateged/GEDEvent_v';
  return { outcome, asked: requests.map(({ url }) => url.replace(prefix, '').replace('.csv', '')), requests };
}

describe('probing', () => {
  it('asks for the four months that may be published, newest first, and reads those that are', async () => {
    const { outcome, asked } = await collect(null, { '26_0_8': csv(ucdpRow(1)), '26_0_7': csv(ucdpRow(2)) });
    expect(asked).toEqual(['26_0_9', '26_0_8', '26_0_7', '26_0_6']);
    expect(outcome).toMatchObject({ status: 'read', cursor: { releases: { '26.0.8': {}, '26.0.7': {} } } });
  });

  it('catches up months that appeared since, and asks read ones again only with validators', async () => {
    const known = { releases: { '26.0.7': { etag: '"7"' }, '26.0.6': {} } };
    const published = { '26_0_9': csv(ucdpRow(1)), '26_0_8': csv(ucdpRow(2)), '26_0_7': { status: 304 } };
    const { outcome, asked, requests } = await collect(known, published);
    expect(asked).toEqual(['26_0_9', '26_0_8', '26_0_7']);
    expect(requests[2]?.validators).toEqual({ etag: '"7"' });
    expect(outcome.cursor).toEqual({
      releases: { '26.0.9': {}, '26.0.8': {}, '26.0.7': { etag: '"7"' }, '26.0.6': {} },
    });
  });

  it('is unchanged when nothing new is published, and failed when nothing is published at all', async () => {
    const known = { releases: { '26.0.8': {}, '25.0.1': {} } };
    expect((await collect(known, {})).outcome).toEqual({ status: 'unchanged', cursor: { releases: { '26.0.8': {} } } });
    expect((await collect(null, {})).outcome.status).toBe('failed');
    expect((await collect({ releases: { '25.0.1': {} } }, {})).outcome.status).toBe('failed');
  });

  it('crosses the turn of the year', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 404 }));
    await createUcdpCandidate(fetchBytes).collect({ cursor: null, now: Date.UTC(2027, 1, 3), signal });
    expect(requests.map(({ url }) => /GEDEvent_v(.*)\.csv/.exec(url)?.[1])).toEqual([
      '27_0_1',
      '26_0_12',
      '26_0_11',
      '26_0_10',
    ]);
  });
});

describe('a release', () => {
  it('wins over an older one that holds the same event', async () => {
    const { outcome } = await collect(null, { '26_0_9': csv(ucdpRow(1, { best: '4' })), '26_0_8': csv(ucdpRow(1)) });
    const deaths =
      outcome.status === 'read' ? outcome.observations.filter(({ metric }) => metric === 'conflict_deaths') : [];
    expect(deaths.map(({ value }) => value)).toEqual([4]);
  });

  it.each([
    ['a server error', { status: 500 }],
    ['HTML', { status: 200, body: '<html></html>' }],
    ['nothing but rejected events', csv(ucdpRow(1, { best: 'NaN' }))],
  ])('with %s fails the run and keeps the cursor', async (_, answer) => {
    const cursor = { releases: { '26.0.8': {} } };
    expect((await collect(cursor, { '26_0_9': answer })).outcome).toMatchObject({ status: 'failed', cursor });
  });

  it('that fails after another was read leaves the rest to the next run', async () => {
    const { outcome } = await collect(null, {
      '26_0_9': csv(ucdpRow(1)),
      '26_0_8': { status: 500 },
      '26_0_7': csv(ucdpRow(2)),
    });
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_release', recordId: '26.0.8' }] });
    expect(outcome.cursor).toEqual({ releases: { '26.0.9': {} } });
  });
});

describe('a backfill', () => {
  it('reads the months that overlap its span and names the missing ones', async () => {
    const span = { from: Date.UTC(2025, 10, 30), to: Date.UTC(2026, 1, 1) };
    const { outcome, asked } = await collect(
      { releases: {} },
      { '25_0_12': csv(ucdpRow(1)), '26_0_1': csv(ucdpRow(2)) },
      span,
    );
    expect(asked).toEqual(['25_0_11', '25_0_12', '26_0_1']);
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'missing_file', recordId: '25.0.11' }],
      cursor: { releases: {} },
    });
    expect((await collect(null, {}, span)).outcome.status).toBe('failed');
  });
});

const CONTEXT = { release: { year: 2026, month: 9 }, now: NOW };
const parseText = (text: string) => parseRelease(new TextEncoder().encode(text), CONTEXT);
const withRow = (cells: Readonly<Record<string, string>>) =>
  parseText(`${UCDP_HEADER}\n${ucdpRow(1)}\n${ucdpRow(2, cells)}\n`);

describe('a recorded month', () => {
  const path = recordingPath('recordings', 'ucdp', 'GEDEvent_v23_0_10.csv');
  it.skipIf(path === undefined)('GEDEvent_v23_0_10.csv: all 2,391 events in 48 countries are kept', () => {
    const parsed = parseRelease(readFileSync(path ?? ''), { release: { year: 2023, month: 10 }, now: NOW });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed).toMatchObject({ totalCount: 2_391, keptCount: 2_391, rejectedCount: 0 });
    const deaths = parsed.observations.filter(({ metric }) => metric === 'conflict_deaths');
    expect(deaths.reduce((sum, { value }) => sum + value, 0)).toBe(12_603);
    expect(new Set(deaths.map(({ subject }) => subject)).size).toBe(48);
    expect(parsed.observations.at(-1)).toMatchObject({
      metric: 'conflict_events_total',
      subject: 'world',
      recordId: '23.0.10',
      value: 2_391,
      observedAt: Date.UTC(2023, 10, 1) - 1,
    });
  });
});

describe('one event', () => {
  it('is booked on its last day, under its country number, with what an assessment needs', () => {
    expect(parseText(`${UCDP_HEADER}\n${ucdpRow(12)}`)).toMatchObject({
      keptCount: 1,
      observations: [
        {
          recordId: '12',
          metric: 'conflict_deaths',
          subject: 'country:YE',
          value: 3,
          observedAt: Date.UTC(2026, 8, 4),
          lineage: 'ucdp',
          event: '12',
          detail: {
            dyad: 'Government of Ruritania - Rebels',
            sideA: 'Government of Ruritania',
            sideB: 'Rebels',
            type: '1',
            datePrecision: '1',
            startDate: '2026-09-03',
            low: '2',
            high: '5',
          },
        },
        {},
      ],
    });
  });

  it('is read in both forms of a date, with any quoted line break and in any order of columns', () => {
    const cells = { date_end: '2026-09-04 00:00:00.000', dyad_name: 'A\n"quoted", B' };
    expect(withRow(cells)).toMatchObject({
      keptCount: 2,
      observations: [{}, { detail: { dyad: 'A "quoted", B' } }, {}],
    });
    const reversed = [UCDP_HEADER, ucdpRow(1)].map((line) => line.split(',').reverse().join(',')).join('\r\n');
    expect(parseText(reversed)).toMatchObject({ keptCount: 1, observations: [{ value: 3 }, {}] });
  });

  it('falls back to the name of the country where the number is missing', () => {
    expect(withRow({ country_id: '', country: 'DR Congo (Zaire)' })).toMatchObject({
      observations: [{}, { subject: 'country:CD' }, {}],
    });
  });

  it('without a death is an event without a death', () => {
    expect(withRow({ best: '0', low: '0' })).toMatchObject({ observations: [{}, { value: 0 }, {}] });
  });

  it.each([
    ['bad_id', { id: '' }],
    ['undated', { date_end: '' }],
    ['undated', { date_end: '2026-02-30' }],
    ['undated', { date_start: '04.09.2026' }],
    ['bad_dates', { date_start: '2026-09-05' }],
    ['future', { date_end: '2026-10-15' }],
    ['bad_number', { best: 'NaN' }],
    ['bad_number', { best: '' }],
    ['bad_number', { best: '-1' }],
    ['bad_number', { high: '9999999' }],
    ['unresolved_country', { country_id: '99999', country: 'Ruritania' }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(withRow(cells)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one file', () => {
  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html>\n<html></html>'],
    ['a header alone', UCDP_HEADER],
    ['a renamed column', `${UCDP_HEADER.replace('best', 'best_estimate')}\n${ucdpRow(1)}`],
    ['a quoted field that never ends', `${UCDP_HEADER}\n${ucdpRow(1)}\n"2","1`],
  ])('with %s is unreadable', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('that is cut inside a row keeps the rows before', () => {
    expect(parseText(`${UCDP_HEADER}\n${ucdpRow(1)}\n2,1,x`)).toMatchObject({
      keptCount: 1,
      rejectedByKind: { wrong_shape: 1 },
    });
  });

  it('of any content never throws, and its rows add up', () => {
    const column = fc.constantFrom(...UCDP_HEADER.split(','));
    const rows = fc.array(fc.tuple(column, fc.string()).map(([name, cell]) => ucdpRow(1, { [name]: cell })));
    const file = fc.oneof(
      fc.string(),
      rows.map((lines) => [UCDP_HEADER, ...lines].join('\n')),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          file.map((text) => new TextEncoder().encode(text)),
        ),
        (bytes) => {
          const parsed = parseRelease(bytes, CONTEXT);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});
