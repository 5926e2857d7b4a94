import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { monthsBetween, publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';
import { statCube } from '../fakes/stat-cube.ts';
import { isoQuarter } from '../utc-quarter.ts';
import { DEBT_TABLE, type EconomyTable, UNEMPLOYMENT_TABLE } from './parse.ts';

export const fakeEurostatEconomy: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Figures by country and period; what is left out stands nowhere in the cube. */
export type Figures = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Hand-made cube as Eurostat writes it. @param fixed the single code of each further dimension */
export function economyCube(fixed: EconomyTable['fixed'], figures: Figures, flag?: string): string {
  const periods = [...new Set(Object.values(figures).flatMap((by) => Object.keys(by)))].sort();
  return statCube(
    { label: 'Hand-made figures', source: 'ESTAT', updated: '2026-10-01T11:00:00+0200' },
    { ...single(fixed), geo: Object.keys(figures), time: periods },
    { valueAt: ({ geo = '', time = '' }) => figures[geo]?.[time], flagAt: () => flag },
  );
}

const single = (fixed: EconomyTable['fixed']): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(fixed).map(([dimension, code]) => [dimension, [code]]));

const DATA = '/eurostat/api/dissemination/statistics/1.0/data/';
const json = (body: string) => ({ status: 200, contentType: 'application/json', body });

/** Two periods of two countries and of the union. */
const handMade: Upstream = at('ec.europa.eu', ({ pathname }) => {
  const both = (one: string, other: string, value: number) => {
    const periods = { [one]: value, [other]: value + 0.1 };
    return { EU27_2020: periods, DE: periods, EL: periods };
  };
  if (pathname === `${DATA}une_rt_m`)
    return json(economyCube(UNEMPLOYMENT_TABLE.fixed, both('2026-07', '2026-08', 5.9)));
  if (pathname === `${DATA}gov_10q_ggdebt`)
    return json(economyCube(DEBT_TABLE.fixed, both('2026-Q1', '2026-Q2', 88.4)));
  return undefined;
});

/** Eurostat's codes of some who report; the first is the union. */
const REPORTERS = 'EU27_2020 AT BE BG CZ CY DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL NO PL PT RO SE SI SK'.split(
  ' ',
);
const UNEMPLOYMENT_AFTER_DAYS = 31;
const DEBT_AFTER_DAYS = 112;

/** Unemployment by month and debt by quarter, in JSON-stat; no story touches them. */
function ofWorld({ seed, anchorAt, clock }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const months = (lagDays: number) => publishedMonths({ anchorDayAt, now: clock.now() }, lagDays);
  const figureOf = (what: string, geo: string, middleAt: number): number => {
    const level = randomOf(`${seed}|${what}|${geo}`)();
    const usual = what === 'debt' ? 30 + 100 * level : 3 + 8 * level;
    return Number((usual * wander(`${seed}|${what}|${geo}`, middleAt, 0.1)).toFixed(1));
  };
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'ec.europa.eu') return undefined;
    const stretch = { from: query.get('sinceTimePeriod'), to: query.get('untilTimePeriod') };
    const cube = (what: string, fixed: EconomyTable['fixed'], middles: ReadonlyMap<string, number>) => {
      const newest = [...middles.keys()].at(-1);
      return json(
        statCube(
          {
            label: `EXERCISE invented ${what}, not Eurostat`,
            source: 'EXERCISE',
            updated: new Date(clock.now()).toISOString(),
          },
          { ...single(fixed), geo: REPORTERS, time: [...middles.keys()] },
          {
            valueAt: ({ geo = '', time = '' }) => figureOf(what, geo, middles.get(time) ?? anchorDayAt),
            flagAt: ({ time }) => (time === newest ? 'p' : undefined),
          },
        ),
      );
    };
    if (path === `${DATA}une_rt_m`) {
      const published = monthsBetween(months(UNEMPLOYMENT_AFTER_DAYS), stretch);
      const middles = new Map(published.map(({ name, middleAt }) => [name, middleAt]));
      return cube('unemployment', UNEMPLOYMENT_TABLE.fixed, middles);
    }
    if (path !== `${DATA}gov_10q_ggdebt`) return undefined;
    // A quarter by its last month.
    const quarters = months(DEBT_AFTER_DAYS)
      .filter(({ middleAt }) => new Date(middleAt).getUTCMonth() % 3 === 2)
      .map(({ middleAt }) => ({ name: isoQuarter(middleAt), middleAt }));
    const published = monthsBetween(quarters, stretch);
    return cube('debt', DEBT_TABLE.fixed, new Map(published.map(({ name, middleAt }) => [name, middleAt])));
  };
}
