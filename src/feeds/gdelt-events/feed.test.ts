import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { ReadObservation } from '../../ports/feed.ts';
import type { ParsedRows } from '../parsed.ts';
import { parseCompactInstant } from '../utc-instant.ts';
import { gdeltRow } from './fake-upstream.ts';
import { parseExport } from './parse.ts';

const CLOSED_AT = Date.UTC(2026, 9, 14, 12);

function parseText(text: string): ParsedRows {
  const parsed = parseExport(new TextEncoder().encode(text), CLOSED_AT);
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed;
}

const countByMetric = (observations: readonly ReadObservation[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { metric } of observations) counts[metric] = (counts[metric] ?? 0) + 1;
  return counts;
};

describe('recorded exports', () => {
  // Counted independently from the columns by the keep rules of FEEDS.md §3.1.
  const recordings: readonly (readonly [string, string, number, number, Record<string, number>])[] = [
    [
      '20151027220000.export.CSV',
      '20151027220000',
      2116,
      37,
      {
        coercion_reports: 84,
        force_reports: 77,
        posture_reports: 1,
        cooperation_reports: 93,
        protest_reports: 5,
        emergency_reports: 2,
      },
    ],
    [
      '20180101000000.export.CSV',
      '20180101000000',
      2414,
      3,
      {
        force_reports: 212,
        coercion_reports: 59,
        protest_reports: 14,
        cooperation_reports: 234,
        blockade_reports: 2,
        rupture_reports: 4,
      },
    ],
    [
      '20180326044500.export.CSV',
      '20180326044500',
      1540,
      12,
      {
        coercion_reports: 44,
        force_reports: 68,
        posture_reports: 3,
        cooperation_reports: 68,
        protest_reports: 8,
        treaty_reports: 1,
        rupture_reports: 1,
      },
    ],
    ['heads/events.csv', '20200318104500', 100, 21, { cooperation_reports: 4, force_reports: 2, coercion_reports: 1 }],
    ['heads/eventsT.csv', '20200318103000', 100, 4, { cooperation_reports: 3, force_reports: 3, rupture_reports: 1 }],
    ['heads/events_20180324.csv', '20180323221500', 100, 11, { coercion_reports: 2, cooperation_reports: 1 }],
  ];
  for (const [name, stamp, totalCount, staleCount, metrics] of recordings) {
    const path = recordingPath('recordings', 'gdelt', ...name.split('/'));
    it.skipIf(path === undefined)(`${name}: every row is kept, ignored or rejected by name`, () => {
      const parsed = parseExport(readFileSync(path ?? ''), parseCompactInstant(stamp) ?? Number.NaN);
      if (parsed.status === 'unreadable') throw new Error(parsed.reason);
      const keptCount = Object.values(metrics).reduce((sum, count) => sum + count, 0);
      expect(parsed).toMatchObject({ totalCount, keptCount, ignoredCount: totalCount - keptCount - staleCount });
      expect(parsed.rejectedByKind).toEqual({ stale_event_date: staleCount });
      const counted = parsed.observations.filter(({ metric }) => metric !== 'dyad_acts');
      expect(countByMetric(counted)).toEqual({ ...metrics, background_rows: 1 });
      expect(parsed.observations.at(-1)).toMatchObject({
        subject: 'world',
        recordId: stamp,
        value: totalCount - keptCount,
      });
    });
  }

  for (const name of ['heads/events1.csv', 'heads/events1_20200703.csv', 'heads/mentions.csv', 'heads/gkg.csv']) {
    const path = recordingPath('recordings', 'gdelt', ...name.split('/'));
    it.skipIf(path === undefined)(`${name}, which is another kind of file, is unreadable`, () => {
      expect(parseExport(readFileSync(path ?? ''), CLOSED_AT).status).toBe('unreadable');
    });
  }
});

describe('a file whose columns moved', () => {
  const rows = (count: number, cells: Readonly<Record<number, string>> = {}) =>
    Array.from({ length: count }, (_, id) => gdeltRow(id + 1, cells));
  const read = (lines: readonly string[]) => parseExport(new TextEncoder().encode(lines.join('\n')), CLOSED_AT);
  const moved = (line: string, at: number) => line.split('\t').toSpliced(at, 0, '').slice(0, 61).join('\t');

  it('is unreadable, not a calm world, wherever one was inserted before QuadClass', () => {
    for (let at = 1; at <= 29; at += 1)
      expect([at, read(rows(40).map((line) => moved(line, at))).status]).toEqual([at, 'unreadable']);
  });

  it('is unreadable where hundreds of rows hold not one report', () => {
    expect(read(rows(600, { 25: '0' }))).toEqual({ status: 'unreadable', reason: 'not one report in 600 rows' });
    expect(read(rows(40, { 25: '0' }))).toMatchObject({ status: 'parsed', keptCount: 0, ignoredCount: 40 });
  });

  it('rejects by name the rows in which they did, where these are few', () => {
    const lines = [...rows(3), ...rows(1, { 25: 'GOV' }), ...rows(1, { 29: '19' })];
    expect(read(lines)).toMatchObject({ keptCount: 3, rejectedByKind: { moved_column: 2 } });
  });
});

describe('one row', () => {
  const only = (cells: Readonly<Record<number, string>>) => {
    const parsed = parseText(gdeltRow(7, cells));
    const observation = parsed.observations.find(
      ({ metric }) => metric !== 'background_rows' && metric !== 'dyad_acts',
    );
    return { observation, rejected: Object.keys(parsed.rejectedByKind)[0], ignored: parsed.ignoredCount === 1 };
  };

  it('becomes one observation with its source, event and neutral detail', () => {
    expect(only({ 7: 'SAU', 17: 'EUR', 52: 'Aden\u202e <b>, Yemen</b>\u0007' }).observation).toEqual({
      recordId: '7',
      metric: 'force_reports',
      subject: 'country:YE',
      value: 1,
      observedAt: CLOSED_AT,
      lineage: 'example.org',
      event: '20261014:190:YM02',
      detail: { code: '190', root: '19', actor1: 'SA', actors: 'other', place: 'Aden , Yemen' },
    });
  });

  it.each([
    ['18', '180', 'force_reports'],
    ['19', '193', 'force_reports'],
    ['20', '204', 'force_reports'],
    ['19', '191', 'blockade_reports'],
    ['15', '154', 'posture_reports'],
    ['17', '172', 'coercion_reports'],
    ['14', '141', 'protest_reports'],
    ['17', '1722', 'emergency_reports'],
    ['17', '1723', 'emergency_reports'],
    ['17', '1724', 'emergency_reports'],
    ['17', '1721', 'coercion_reports'],
  ])('of root %s and code %s is a %s', (root, code, metric) => {
    expect(only({ 26: code, 27: code, 28: root }).observation?.metric).toBe(metric);
  });

  it('of cooperation needs two different states', () => {
    const cooperation = { 26: '051', 27: '051', 28: '05', 29: '1' };
    expect(only({ ...cooperation, 7: 'SAU', 17: 'IRN' }).observation).toMatchObject({
      metric: 'cooperation_reports',
      detail: { actor1: 'SA', actor2: 'IR' },
    });
    expect(only({ ...cooperation, 7: 'SAU', 17: 'SAU' }).ignored).toBe(true);
    expect(only({ ...cooperation, 7: 'SAU', 17: 'WST' }).ignored).toBe(true);
    expect(only({ ...cooperation, 7: 'SAU' }).ignored).toBe(true);
    expect(only({ ...cooperation, 7: 'SAU', 17: 'QQQ' }).rejected).toBe('unresolved_actor');
  });

  it.each([
    ['057', '05', '1', 'treaty_reports'],
    ['062', '06', '2', 'treaty_reports'],
    ['074', '07', '2', 'treaty_reports'],
    ['0312', '03', '1', 'treaty_reports'],
    ['0334', '03', '1', 'treaty_reports'],
    ['0311', '03', '1', 'cooperation_reports'],
    ['161', '16', '4', 'rupture_reports'],
    ['1622', '16', '4', 'rupture_reports'],
  ])('of code %s between two states is a %4$s, and nothing of one state alone', (code, root, quadClass, metric) => {
    const cells = { 26: code, 27: code.slice(0, 3), 28: root, 29: quadClass, 7: 'FRA' };
    expect(only({ ...cells, 17: 'DEU' }).observation).toMatchObject({
      metric,
      detail: { actor1: 'FR', actor2: 'DE' },
    });
    expect([only(cells).ignored, only({ ...cells, 17: 'FRA' }).ignored]).toEqual([true, true]);
    expect(only({ ...cells, 17: 'QQQ' }).rejected).toBe('unresolved_actor');
  });

  it('of soldiers who turn on their own government or parliament at home is of a coup, not of force', () => {
    const coup = { 7: 'YEM', 12: 'MIL', 17: 'YEM', 22: 'GOV' };
    const metricOf = (cells: Readonly<Record<number, string>>) => only(cells).observation?.metric;
    expect(metricOf(coup)).toBe('emergency_reports');
    expect(metricOf({ ...coup, 22: 'LEG', 26: '173', 27: '173', 28: '17' })).toBe('emergency_reports');
    for (const other of [{ 7: 'SAU' }, { 17: 'SAU' }, { 12: 'REB' }, { 22: 'REB' }, { 53: 'SA', 54: 'SA01' }])
      expect(metricOf({ ...coup, ...other })).toBe('force_reports');
  });

  it.each([
    ['no root event', { 25: '0' }],
    ['no place', { 51: '0' }],
    ['verbal conflict', { 28: '12', 26: '120', 29: '3' }],
    ['a coercive code in another quad class', { 29: '3' }],
    ['engagement beyond root 06', { 28: '07', 26: '070', 29: '2' }],
  ])('is ignored with %s', (_, cells) => {
    expect(only(cells).ignored).toBe(true);
  });

  it.each([
    ['undated', { 1: '20261341' }],
    ['undated', { 59: '2026-10-14' }],
    ['stale_event_date', { 1: '20261011' }],
    ['stale_event_date', { 1: '20261017' }],
    ['future', { 59: '20261014121501' }],
    ['unresolved_country', { 53: 'OC' }],
    ['unresolved_country', { 53: '' }],
    ['no_source', { 60: '' }],
    ['bad_id', { 0: 'x' }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(only(cells).rejected).toBe(kind);
  });

  it('counts as ordinary news when it is sound, also when it is old; never when it is damaged or kept', () => {
    const background = (cells: Readonly<Record<number, string>>) =>
      parseText(gdeltRow(7, cells)).observations.find(({ metric }) => metric === 'background_rows')?.value;
    expect([{ 25: '0' }, { 1: '20201014' }, { 53: 'OC' }, { 0: 'NaN' }, {}].map(background)).toEqual([1, 1, 0, 0, 0]);
  });

  it('two days apart is still today', () => {
    expect(only({ 1: '20261012' }).observation?.event).toBe('20261012:190:YM02');
  });

  it('names its place by the country where no province is known', () => {
    expect(only({ 54: 'YM' }).observation?.event).toBe('20261014:190:YE');
  });

  it.each([
    ['https://WWW.Example.ORG:8443/a?b', 'example.org'],
    ['http://news.www.example.org/', 'example.org'],
    ['https://uk.reuters.com/article/1', 'reuters'],
    ['BBC Monitoring', 'bbc monitoring'],
  ])('takes %s for its source', (url, lineage) => {
    expect(only({ 60: url }).observation?.lineage).toBe(lineage);
  });
});

describe('one file', () => {
  it('without a row, or of another width, is unreadable', () => {
    for (const text of ['', '\n', '<html>\n<body>', gdeltRow(1).split('\t').slice(0, 58).join('\t')]) {
      expect(parseExport(new TextEncoder().encode(text), CLOSED_AT).status).toBe('unreadable');
    }
  });

  it('keeps its good rows beside cut ones, with any line ending', () => {
    const parsed = parseText(`${gdeltRow(1)}\r\n${gdeltRow(2)}\r\n${gdeltRow(3).slice(0, 40)}`);
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 2, rejectedByKind: { too_few_columns: 1 } });
  });

  it('with invalid UTF-8 keeps its rows', () => {
    const bytes = Buffer.concat([Buffer.from(gdeltRow(1)), Buffer.from('\n'), Buffer.from(gdeltRow(2, { 52: '§' }))]);
    bytes[bytes.lastIndexOf(0xc2)] = 0xff;
    expect(parseExport(bytes, CLOSED_AT)).toMatchObject({ keptCount: 2 });
  });

  it('of any content never throws, and its rows add up', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('', '1', '19', '190', '20261014', 'YM', '-1', 'NaN'));
    const row = fc
      .record({ position: fc.integer({ min: 0, max: 60 }), cell })
      .map((c) => gdeltRow(1, { [c.position]: c.cell }));
    const file = fc.oneof(
      fc.uint8Array(),
      fc.array(row).map((rows) => new TextEncoder().encode(rows.join('\n'))),
    );
    fc.assert(
      fc.property(file, (bytes) => {
        const parsed = parseExport(bytes, CLOSED_AT);
        expect(parseExport(bytes, CLOSED_AT)).toEqual(parsed);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed;
        return totalCount === keptCount + ignoredCount + rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
