import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ANNUAL_ROWS, annualZip, UCDP_HEADER, ucdpRow } from '../ucdp-candidate/fake-upstream.ts';
import { parseRelease } from '../ucdp-candidate/parse.ts';
import { createUcdpAnnual } from './feed.ts';
import { startAnnual } from './parse.ts';

const signal = new AbortController().signal;
const zip = (rows: readonly string[], name?: string): Answer => ({ status: 200, body: annualZip(rows, name) });

/** Collects once from the releases given by version; every other one is not published. */
async function collect(cursor: Json, published: Readonly<Record<string, Answer>>, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(
    ({ pathname }) => published[/ged(\d+)-csv/.exec(pathname)?.[1] ?? ''] ?? { status: 404 },
  );
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  const outcome = await createUcdpAnnual(fetchBytes).collect(request);
  return { outcome, asked: requests.map(({ url }) => /ged(\d+)-csv/.exec(url)?.[1]), requests };
}

describe('the yearly release', () => {
  it('is the newest that is published, of which the last year is read', async () => {
    const { outcome, asked } = await collect(null, { '261': zip(ANNUAL_ROWS) });
    expect(asked).toEqual(['261']);
    expect(outcome).toMatchObject({
      status: 'read',
      cursor: { version: '26.1' },
      newestContentAt: Date.UTC(2026, 0, 1) - 1,
    });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(2 + 12);
    const rows = [ucdpRow(1, { date_start: '2024-07-01', date_end: '2024-07-01' })];
    const older = await collect(null, { '251': zip(rows, 'GEDEvent_v25_1.csv') });
    expect(older.asked).toEqual(['261', '251']);
    expect(older.outcome).toMatchObject({ status: 'read', cursor: { version: '25.1' } });
  });

  it('that was read is asked for again only where the server can say 304', async () => {
    expect(await collect({ version: '26.1' }, {})).toMatchObject({ asked: [], outcome: { status: 'unchanged' } });
    const known = { version: '26.1', etag: '"1"' };
    const { outcome, requests } = await collect(known, { '261': { status: 304 } });
    expect(requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(outcome).toEqual({ status: 'unchanged', cursor: known });
    const before = await collect({ version: '25.1' }, { '261': zip(ANNUAL_ROWS) });
    expect(before.outcome).toMatchObject({ status: 'read', cursor: { version: '26.1' } });
  });

  it.each([
    ['another file inside', { '261': zip(ANNUAL_ROWS, 'readme.txt') }],
    ['no archive', { '261': { status: 200, body: '<html></html>' } }],
    ['no event of its year', { '261': zip(ANNUAL_ROWS.slice(2)) }],
    ['a server error', { '261': { status: 500 } }],
    ['nothing published', {}],
    ['a 304 that was not requested', { '261': { status: 304 } }],
  ])('with %s is a failure that keeps the cursor', async (_, published) => {
    const cursor = { version: '25.0' };
    expect((await collect(cursor, published)).outcome).toMatchObject({ status: 'failed', cursor });
  });

  it('fills a span of at most two years, by whole months, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2019, 4, 15), to: Date.UTC(2019, 5, 2) };
    const { outcome } = await collect({ version: '26.1' }, { '261': zip(ANNUAL_ROWS) }, span);
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ recordId: '13' }, { recordId: '26.1:2019-05' }, { recordId: '26.1:2019-06', value: 0 }],
      cursor: { version: '26.1' },
    });
    const tooLong = await collect(null, {}, { from: 0, to: 800 * 86_400_000 });
    expect([tooLong.outcome.status, tooLong.asked.length]).toEqual(['failed', 0]);
  });
});

const YEAR = { version: '26.1', from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 0, 1), now: NOW };

/** Reads bytes in pieces of a size. */
function parse(bytes: Uint8Array, size = bytes.byteLength || 1, context = YEAR) {
  const reader = startAnnual(context);
  for (let at = 0; at < bytes.byteLength; at += size) reader.take(bytes.subarray(at, at + size));
  return reader.finish();
}

const bytesOf = (...lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

describe('a yearly file', () => {
  it('gives the events of its span, by their last day, and every month of it as covered', () => {
    const parsed = parse(bytesOf(UCDP_HEADER, ...ANNUAL_ROWS));
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 2, ignoredCount: 1, rejectedCount: 0 });
    const months = parsed.observations.filter(({ metric }) => metric === 'conflict_events_total');
    expect(months.map(({ recordId, value }) => [recordId, value])).toEqual(
      Array.from({ length: 12 }, (_, i) => [
        `26.1:2025-${String(i + 1).padStart(2, '0')}`,
        i === 2 || i === 11 ? 1 : 0,
      ]),
    );
    expect(months.at(-1)?.observedAt).toBe(Date.UTC(2026, 0, 1) - 1);
    expect(parsed.observations[1]).toMatchObject({ recordId: '12', value: 7, subject: 'country:YE' });
  });

  it('is read the same in pieces of any size, with quoted line breaks and characters of several bytes', () => {
    const cells = { date_start: '2025-06-01', date_end: '2025-06-01', dyad_name: 'Côté\n"A", B – C' };
    const bytes = bytesOf(UCDP_HEADER, ...ANNUAL_ROWS, ucdpRow(14, cells));
    const whole = parse(bytes);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (size) => {
        expect(parse(bytes, size)).toEqual(whole);
      }),
    );
    expect(whole).toMatchObject({ keptCount: 3 });
  });

  it.each([
    ['nothing', bytesOf()],
    ['a header alone', bytesOf(UCDP_HEADER)],
    ['HTML', bytesOf('<!doctype html>', '<html></html>')],
    ['a renamed column', bytesOf(UCDP_HEADER.replace('best', 'best_estimate'), ...ANNUAL_ROWS)],
    ['a field that never ends', bytesOf(UCDP_HEADER, ...ANNUAL_ROWS, '"2","1')],
    [
      'mostly rejected events',
      bytesOf(UCDP_HEADER, ...[1, 2, 3].map((id) => ucdpRow(id, { best: 'NaN' })), ucdpRow(4)),
    ],
  ])('with %s is unreadable', (_, bytes) => {
    expect(parse(bytes).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const column = fc.constantFrom(...UCDP_HEADER.split(','));
    const rows = fc.array(fc.tuple(column, fc.string()).map(([name, cell]) => ucdpRow(1, { [name]: cell })));
    const file = fc.oneof(
      fc.uint8Array(),
      rows.map((lines) => bytesOf(UCDP_HEADER, ...lines)),
    );
    fc.assert(
      fc.property(file, fc.integer({ min: 1, max: 50 }), (bytes, size) => {
        const parsed = parse(bytes, size);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
    );
  });

  const path = recordingPath('recordings', 'ucdp', 'GEDEvent_v23_0_10.csv');
  it.skipIf(path === undefined)(
    'reads the recorded columns as a month is read: the same events under the same ids',
    () => {
      const bytes = readFileSync(path ?? '');
      const context = { version: '24.1', from: Date.UTC(2023, 0, 1), to: Date.UTC(2024, 0, 1), now: NOW };
      const annual = parse(bytes, 65_536, context);
      const monthly = parseRelease(bytes, { release: { year: 2023, month: 10 }, now: NOW });
      if (annual.status === 'unreadable' || monthly.status === 'unreadable') throw new Error('unreadable');
      expect(annual).toMatchObject({ totalCount: 2_391, keptCount: 2_391, rejectedCount: 0 });
      const deaths = (rows: typeof annual) => rows.observations.filter(({ metric }) => metric === 'conflict_deaths');
      expect(deaths(annual)).toEqual(deaths(monthly));
    },
  );
});
