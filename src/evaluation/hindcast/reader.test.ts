import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { UNIT_LANE_COUNTS } from '../../assessment/parameters/lane-base-rates.ts';
import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { continued, countryMonthPanel, STATES } from './country-month-panel.ts';
import { eventHistory } from './event-history.ts';
import { LAG_DAYS, lastKnownMonth } from './publication.ts';
import { newestBy, publishedTables, readVintage, vintageDate } from './vintages.ts';

/** Hand-made, in the layout of ucdp_country_month.csv. */
const TABLE = 'month,country,fatalities_best\n2001-01,India,3\n2001-03,India,7\n2001-02,Dem. Rep. Congo,11\n';
const releases = recordingPath('history', 'conflict', 'vintages');
const table = recordingPath('history', 'conflict', 'ucdp_country_month.csv');

describe('the reader of monthly deaths', () => {
  it('fills every missing state and month with zero', () => {
    const { months, byUnit } = countryMonthPanel(TABLE);
    expect(months).toEqual(['2001-01', '2001-02', '2001-03']);
    expect(byUnit.get('IN')).toEqual([3, 0, 7]);
    expect(byUnit.get('CD')).toEqual([0, 11, 0]);
    expect(byUnit.get('SE')).toEqual([0, 0, 0]);
    expect(byUnit.size).toBe(STATES.length);
  });

  it.each([
    ['a missing column', 'month,country\n2001-01,India\n', /no column fatalities_best/],
    ['a country that is none', TABLE.replace('India', 'Atlantis'), /Atlantis/],
    ['a month that is none', TABLE.replace('2001-03', '2001-13'), /not a month/],
    ['a count that is none', TABLE.replace(',7', ',-7'), /not a count/],
    ['a duplicate row', TABLE.replace('2001-03', '2001-01'), /duplicate of/],
  ])('refuses %s and says where', (_, text, words) => {
    expect(() => countryMonthPanel(text)).toThrow(words);
  });

  it('continues a table by later months and rejects a gap', () => {
    const head = 'month,country,fatalities_best\n';
    const early = countryMonthPanel(TABLE);
    const { months, byUnit } = continued(early, countryMonthPanel(`${head}2001-03,India,8\n2001-04,India,9\n`));
    expect([months.at(-1), byUnit.get('IN'), byUnit.get('CD')]).toEqual(['2001-04', [3, 0, 7, 9], [0, 11, 0, 0]]);
    expect(() => continued(early, countryMonthPanel(`${head}2001-06,India,8\n`))).toThrow(
      /between 2001-03 and 2001-06/,
    );
  });

  it.skipIf(table === undefined)('reads the real table whole', () => {
    const { months, byUnit } = countryMonthPanel(readFileSync(table ?? '', 'utf8'));
    expect([months[0], months.at(-1), months.length]).toEqual(['1989-01', '2023-12', 420]);
    const named = [...byUnit.values()].filter((series) => series.some((deaths) => deaths > 0));
    expect(named.length).toBeGreaterThan(120);
    expect(named.length).toBeLessThanOrEqual(133);
  });

  it.skipIf(table === undefined)('resolves the same outcomes as the published base rates were counted from', () => {
    const { months, byUnit } = countryMonthPanel(readFileSync(table ?? '', 'utf8'));
    const counts = { active: [0, 0, 0, 0], low: [0, 0, 0, 0], quiet: [0, 0, 0, 0] };
    for (const series of byUnit.values())
      for (let i = months.indexOf('1990-01'); i <= months.indexOf('2017-12'); i++) {
        const outcome = monthlyOutcome(series, i);
        if (outcome === undefined) continue;
        const lane = laneIndex(outcome.lane);
        counts[outcome.stratum][lane] = (counts[outcome.stratum][lane] ?? 0) + 1;
      }
    expect(counts).toEqual(UNIT_LANE_COUNTS['30d']);
  });
});

describe('the reader of event histories', () => {
  const head = 'id,dyad_name,date_start,date_end,best\n';

  it('reads dates as days whichever way they are written', () => {
    const rows = `${head}1,A - B,1970-01-02,1970-01-05T00:00:00Z,4\n2,A - C,10.0,10.0,1\n`;
    expect(eventHistory(rows)).toEqual([
      { startDay: 1, endDay: 4, unit: 'A - B', deaths: 4 },
      { startDay: 10, endDay: 10, unit: 'A - C', deaths: 1 },
    ]);
  });

  it('refuses an event without dates or one that ends before it starts', () => {
    expect(() => eventHistory(`${head}1,A,,,4\n`)).toThrow(/row 2/);
    expect(() => eventHistory(`${head}1,A,1970-01-05,1970-01-02,4\n`)).toThrow(/row 2/);
  });
});

describe('what could be known where a month begins', () => {
  const month = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1;

  it('is the month before immediately, the one before that after thirty days, and complete years from July on', () => {
    expect(lastKnownMonth(month('2018-01'), '0d')).toBe(month('2017-12'));
    expect(lastKnownMonth(month('2018-01'), '30d')).toBe(month('2017-11'));
    expect(lastKnownMonth(month('2018-06'), 'annual')).toBe(month('2016-12'));
    expect(lastKnownMonth(month('2018-07'), 'annual')).toBe(month('2017-12'));
    expect(LAG_DAYS).toEqual({ '0d': 0, '30d': 30 });
  });
});

describe('vintages', () => {
  /** Hand-made: the month, then one column a country, by name or code. */
  const wide = 'month,India,MMR\n2001-02,5,1\n2001-03,,2\n';

  it('are dated by their file names', () => {
    expect(vintageDate('Conf_asof_2019-04-20_ged.csv')).toBe('2019-04-20');
    expect(vintageDate('Conf_asof_2019-04-20_ged.csv.gz')).toBe('2019-04-20');
    expect(vintageDate('readme.csv')).toBeUndefined();
  });

  it('are tables that take what they lack from their predecessor, never from a later table, and end where they end', () => {
    const panel = countryMonthPanel(`${TABLE}2001-04,India,99\n`);
    const first = readVintage(wide, '2001-04-20');
    const second = readVintage('month,India\n2001-02,6\n2001-04,8\n', '2001-05-20');
    const [early, late] = publishedTables(panel, [second, first]);
    expect(early?.panel.months).toEqual(['2001-01', '2001-02', '2001-03']);
    expect(early?.panel.byUnit.get('IN')).toEqual([3, 5, 0]);
    expect(early?.panel.byUnit.get('MM')).toEqual([0, 1, 2]);
    expect(early?.panel.byUnit.get('CD')).toEqual([0, 0, 0]);
    expect(late?.panel.byUnit.get('IN')).toEqual([3, 6, 0, 8]);
    expect(late?.panel.byUnit.get('MM')).toEqual([0, 1, 2, 0]);
  });

  it('have columns without a name, which are no country, and two names of one state, which are added', () => {
    for (const unnamed of ['', 'Unnamed: 3'])
      expect([...readVintage(`,"Macedonia, FYR",North Macedonia,${unnamed}\n2001-02-28,5,1,9\n`, 'x').byUnit]).toEqual([
        ['MK', new Map([[24_013, 6]])],
      ]);
  });

  it.skipIf(releases === undefined)('are read from every recorded release, each a month longer than the last', () => {
    const folder = releases ?? '';
    const tables = readdirSync(folder).flatMap((name) => {
      const date = vintageDate(name);
      return date === undefined ? [] : [readVintage(readFileSync(join(folder, name), 'utf8'), date)];
    });
    expect(tables).toHaveLength(12);
    const last = tables.map(({ lastMonth }) => lastMonth);
    expect(last).toEqual(last.map((_, i) => (last[0] ?? 0) + i));
    for (const { byUnit } of tables) expect(byUnit.size).toBeGreaterThan(120);
  });

  it('speak from the day they were published on, the newest first', () => {
    const of = (date: string) => readVintage(wide, date);
    const all = [of('2019-02-01'), of('2019-04-20'), of('2019-03-01')];
    expect(newestBy(all, '2019-04-19')?.asOfDate).toBe('2019-03-01');
    expect(newestBy(all, '2019-04-20')?.asOfDate).toBe('2019-04-20');
    expect(newestBy(all, '2018-12-31')).toBeUndefined();
  });

  it('count apart what lies in columns of no state', () => {
    const { byUnit, unresolved } = readVintage('month,India,Palestine,Hong Kong\n2001-02,5,7,\n2001-03,1,2,0\n', 'x');
    expect([[...byUnit.keys()], unresolved]).toEqual([['IN'], { Palestine: 9, 'Hong Kong': 0 }]);
  });

  it('are rejected where a cell is no count, a column is there twice, or nothing is reported', () => {
    expect(() => readVintage('month,India,India\n2001-02,5,1\n', 'x')).toThrow(/two columns India/);
    expect(() => readVintage(wide.replace(',5', ',five'), 'x')).toThrow(/not a count/);
    expect(() => readVintage('month,India\n2001-02,\n', '2001-03-01')).toThrow(/holds no figure/);
  });
});
