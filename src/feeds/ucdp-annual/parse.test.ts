import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { ANNUAL_ROWS, UCDP_HEADER, ucdpRow } from '../ucdp-candidate/fake-upstream.ts';
import { parseRelease } from '../ucdp-candidate/parse.ts';
import { startAnnual } from './parse.ts';

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
    ['mostly refused events', bytesOf(UCDP_HEADER, ...[1, 2, 3].map((id) => ucdpRow(id, { best: 'NaN' })), ucdpRow(4))],
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
    'reads the genuine columns as a month is read: the same events under the same ids',
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
