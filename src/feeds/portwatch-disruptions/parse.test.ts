import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { CYCLONE, disruption } from './fake-upstream.ts';
import { parseDisruptions } from './parse.ts';

const NOW = Date.UTC(2026, 9, 14, 12, 7);
const parseValue = (value: unknown, now = NOW) =>
  parseDisruptions(new TextEncoder().encode(JSON.stringify(value)), now);
const parse = (...features: readonly unknown[]) => parseValue({ features });

/** The published table as CSV, put back into the layer's form: the numbers that CSV made texts are numbers again. */
function featuresOf(path: string): readonly object[] {
  const { data } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const dateOf = (text = ''): number | string | null =>
    text === '' ? null : /^\d+(\.0)?$/.test(text) ? Number(text) : text;
  return data.map((row) => ({
    attributes: {
      ...row,
      fromdate: dateOf(row.fromdate),
      todate: dateOf(row.todate),
      n_affectedports: Number(row.n_affectedports),
    },
  }));
}

describe('the published table', () => {
  const recorded = recordingPath('recordings', 'portwatch', 'disruptions.csv');
  const features = recorded === undefined ? [] : featuresOf(recorded);
  it.skipIf(recorded === undefined)(
    'of 2025, read at its end: 125 events, of which 10 at 16 places lie within 120 days',
    () => {
      const parsed = parseValue({ features }, Date.UTC(2025, 11, 31));
      expect(features).toHaveLength(125);
      expect(parsed).toMatchObject({ totalCount: 131, keptCount: 16, ignoredCount: 115, rejectedByKind: {} });
      expect(parsed.status === 'unreadable' ? [] : parsed.observations).toHaveLength(103);
    },
  );

  it.skipIf(recorded === undefined)(
    'of 2025, each event read the day after it began: one, a strike in ports alone, has no place',
    () => {
      const problems = features.flatMap((feature) => {
        const from = /"fromdate":"(\d{4}-\d\d-\d\d)/.exec(JSON.stringify(feature))?.[1] ?? '';
        const parsed = parseValue({ features: [feature] }, Date.parse(from) + 86_400_000);
        return parsed.status === 'unreadable' ? [parsed.reason] : parsed.problems.map(({ kind }) => kind);
      });
      expect(problems).toEqual(['unresolved_place']);
    },
  );

  const history = recordingPath('history', 'maritime', 'portwatch_disruptions.csv');
  it.skipIf(history === undefined)('of 2026: the Red Sea and the Strait of Hormuz, disrupted without an end', () => {
    const parsed = parseValue({ features: featuresOf(history ?? '') }, Date.UTC(2026, 2, 20));
    expect(parsed).toMatchObject({ totalCount: 128, keptCount: 4, ignoredCount: 124, rejectedByKind: {} });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(new Set(parsed.observations.map(({ subject }) => subject))).toEqual(
      new Set([
        'chokepoint:bab_el_mandeb',
        'chokepoint:suez',
        'chokepoint:cape_of_good_hope',
        'chokepoint:hormuz_strait',
        'world',
      ]),
    );
    expect(parsed.observations.at(-1)).toMatchObject({ subject: 'world', value: 4 });
  });
});

describe('one event', () => {
  it('is reported on each day at each of its places', () => {
    const parsed = parse(disruption(CYCLONE));
    expect(parsed).toMatchObject({ totalCount: 2, keptCount: 2 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations.map(({ subject, recordId, value }) => [subject, recordId, value])).toEqual([
      ['country:PH', '1001999:2026-10-05', 3],
      ['country:PH', '1001999:2026-10-06', 3],
      ['country:PH', '1001999:2026-10-07', 3],
      ['country:VN', '1001999:2026-10-05', 3],
      ['country:VN', '1001999:2026-10-06', 3],
      ['country:VN', '1001999:2026-10-07', 3],
      ['world', 'table:2026-10-07', 0],
    ]);
    expect(parsed.observations[0]).toMatchObject({
      metric: 'port_disruptions',
      observedAt: Date.UTC(2026, 9, 5),
      lineage: 'imf-portwatch',
      event: 'disruption:1001999',
      detail: { name: 'TEST-26', type: 'TC', alert: 'RED' },
    });
  });

  it('without an end goes on until today, 120 days back at most', () => {
    const parsed = parse(disruption({ fromdate: Date.UTC(2024, 0, 1) }), disruption({ ...CYCLONE, country: '' }));
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    const strait = parsed.observations.filter(({ subject }) => subject === 'chokepoint:hormuz_strait');
    expect(strait).toHaveLength(121);
    expect(strait.at(-1)?.observedAt).toBe(Date.UTC(2026, 9, 14));
    expect(parsed.observations.at(-1)).toMatchObject({ subject: 'world', value: 1 });
  });

  it('that ended before is ignored', () => {
    const over = { fromdate: Date.UTC(2026, 0, 1), todate: Date.UTC(2026, 0, 9) };
    expect(parse(disruption(over))).toMatchObject({
      ignoredCount: 1,
      observations: [{ subject: 'world', value: 0, recordId: 'table:2026-01-09' }],
    });
  });

  it.each([
    ['unresolved_country', { country: 'Ruritania' }],
    ['unresolved_country', { country: 'Ruritania, Iran' }],
    ['unresolved_chokepoint', { affectedports: 'chokepoint99' }],
    ['unresolved_place', { affectedports: 'port812; port815' }],
    ['future', { fromdate: NOW + 86_400_000 }],
    ['undated', { fromdate: null }],
    ['undated', { todate: NOW / 1_000 }],
    ['bad_span', { todate: Date.UTC(2026, 8, 1) }],
    ['bad_number', { n_affectedports: -1 }],
    ['bad_number', { n_affectedports: 1.5 }],
    ['wrong_shape', { eventname: null }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(parse(disruption(), disruption({ eventid: 7, ...cells }))).toMatchObject({ rejectedByKind: { [kind]: 1 } });
  });
});

describe('one table', () => {
  const lastDayOf = (now: number) => {
    const parsed = parseValue({ features: [disruption()] }, now);
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.contentAt).toBe(Date.UTC(2026, 9, 1));
    expect(parsed.observations.at(-1)).toMatchObject({ subject: 'world', value: 1, recordId: 'table:2026-10-01' });
    return Math.max(...parsed.observations.map(({ observedAt }) => observedAt));
  };

  it('is as old as the newest beginning or end in it, and keeps an open event going until it is stale', () => {
    expect(lastDayOf(NOW)).toBe(Date.UTC(2026, 9, 14));
    expect(lastDayOf(NOW + 200 * 86_400_000)).toBe(Date.UTC(2026, 9, 1) + 150 * 86_400_000);
  });

  it('with a damaged row gives no total: what is damaged might be under way', () => {
    const damaged = parse(disruption(), disruption({ ...CYCLONE, n_affectedports: 'NaN', fromdate: null }));
    expect(damaged).toMatchObject({ rejectedCount: 1 });
    expect(JSON.stringify(damaged)).not.toContain('table:');
    expect(parse(disruption({ todate: 'NaN' })).status).toBe('unreadable');
  });

  it.each([
    ['an error with status 200', { error: { code: 400, message: 'Invalid query parameters.' } }],
    ['no row', { features: [] }],
    ['no features', {}],
    ['renamed fields', { features: [{ attributes: { id: 1, name: 'x', start: 1 } }] }],
  ])('with %s is unreadable', (_, value) => {
    expect(parseValue(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(disruption().attributes));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => disruption({ [name]: value }));
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
