import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { type MarketMonth, monthsBetween, publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';
import { statCube } from '../fakes/stat-cube.ts';

export const fakeEurostatPrices: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Figures by unit, category, country and month; what is left out stands nowhere in the cube. */
export type Prices = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Hand-made cube of one category as Eurostat writes it. @param prices by country and month, of every unit in `of` */
export function priceCube(of: Readonly<Record<string, Prices>>, code = 'TOTAL', flag?: string): string {
  const units = Object.keys(of);
  const geos = [...new Set(Object.values(of).flatMap((prices) => Object.keys(prices)))];
  const months = Object.values(of).flatMap((prices) => Object.values(prices).flatMap((by) => Object.keys(by)));
  return statCube(
    {
      label: 'Harmonised index of consumer prices (HICP) - ECOICOP ver.2 - indices and rates of change, monthly data',
      source: 'ESTAT',
      updated: '2026-10-02T11:00:00+0200',
    },
    { freq: ['M'], unit: units, coicop18: [code], geo: geos, time: [...new Set(months)].sort() },
    {
      valueAt: ({ unit = '', geo = '', time = '' }) => of[unit]?.[geo]?.[time],
      flagAt: () => flag,
    },
  );
}

const PATH = '/eurostat/api/dissemination/statistics/1.0/data/prc_hicp_minr';

/** Two months of two countries and of the euro area. */
const handMade: Upstream = at('ec.europa.eu', ({ pathname }) => {
  if (pathname !== PATH) return undefined;
  const both = (august: number, september: number) => {
    const months = { '2026-08': august, '2026-09': september };
    return { EA: months, DE: months, EL: months };
  };
  const body = priceCube({ RCH_A: both(2.1, 2.4), RCH_M: both(0.1, 0.3), I25: both(102.31, 102.62) });
  return { status: 200, contentType: 'application/json', body };
});

/** Eurostat's codes of some who report; the first is the euro area. */
const REPORTERS = 'EA AT BE BG CZ CY DE DK EE EL ES FI FR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK TR'.split(
  ' ',
);
/** Everything of a month, and the first estimate of all items. */
const PUBLISHED_AFTER_DAYS = 18;
const ESTIMATED_AFTER_DAYS = 1;
/** Energy is in housing and in transport; rise of their prices where cargoes are missing, at most. */
const ENERGY = ['CP04', 'CP07'];
const ENERGY_RISE = 0.08;
const BASE_MONTH = 12 * 2025 + 6;

/** Prices of households by month, in JSON-stat. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const indexOf = (code: string, geo: string, monthNumber: number): number => {
    const yearlyRise = (geo === 'TR' ? 0.25 : 0.005) + 0.04 * randomOf(`${seed}|prices|${geo}|${code}`)();
    const noise = 1 + 0.004 * (randomOf(`${seed}|prices|${geo}|${code}|${monthNumber}`)() - 0.5);
    const middleAt = Date.UTC(Math.floor(monthNumber / 12), monthNumber % 12, 15);
    const missing = ENERGY.includes(code) ? story.missingCargoes((middleAt - anchorDayAt) / DAY_MS) : 0;
    return 100 * (1 + (yearlyRise * (monthNumber - BASE_MONTH)) / 12) * noise * (1 + ENERGY_RISE * missing);
  };
  const figureOf = (unit: string, code: string, geo: string, monthNumber: number): number => {
    const index = indexOf(code, geo, monthNumber);
    if (unit === 'I25') return Number(index.toFixed(2));
    const before = indexOf(code, geo, monthNumber - (unit === 'RCH_A' ? 12 : 1));
    return Number((100 * (index / before - 1)).toFixed(1)) + 0;
  };
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'ec.europa.eu' || path !== PATH) return undefined;
    const published = (lagDays: number): readonly MarketMonth[] =>
      monthsBetween(publishedMonths({ anchorDayAt, now: clock.now() }, lagDays), {
        from: query.get('sinceTimePeriod'),
        to: query.get('untilTimePeriod'),
      });
    const complete = new Set(published(PUBLISHED_AFTER_DAYS).map(({ name }) => name));
    const isEstimate = (time: string): boolean => !complete.has(time);
    const body = statCube(
      {
        label: 'EXERCISE invented consumer prices, not Eurostat',
        source: 'EXERCISE',
        updated: new Date(clock.now()).toISOString(),
      },
      {
        freq: ['M'],
        unit: query.getAll('unit'),
        coicop18: query.getAll('coicop18'),
        geo: REPORTERS,
        time: published(ESTIMATED_AFTER_DAYS).map(({ name }) => name),
      },
      {
        valueAt: ({ unit = '', coicop18 = '', geo = '', time = '' }) => {
          if (isEstimate(time) && (unit !== 'RCH_A' || coicop18 !== 'TOTAL')) return undefined;
          const [year, month] = time.split('-').map(Number);
          return figureOf(unit, coicop18, geo, 12 * (year ?? 0) + (month ?? 0) - 1);
        },
        flagAt: ({ unit, coicop18, time = '' }) =>
          isEstimate(time) && unit === 'RCH_A' && coicop18 === 'TOTAL' ? 'e' : undefined,
      },
    );
    return { status: 200, contentType: 'application/json', body };
  };
}
