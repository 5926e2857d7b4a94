import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { UCDP_HEADER, ucdpRow } from './fake-upstream.ts';
import { parseRelease } from './parse.ts';

const CONTEXT = { release: { year: 2026, month: 9 }, now: NOW };
const parseText = (text: string) => parseRelease(new TextEncoder().encode(text), CONTEXT);
const withRow = (cells: Readonly<Record<string, string>>) =>
  parseText(`${UCDP_HEADER}\n${ucdpRow(1)}\n${ucdpRow(2, cells)}\n`);

describe('a genuine month', () => {
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
  ])('is refused as %s with %j', (kind, cells) => {
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
