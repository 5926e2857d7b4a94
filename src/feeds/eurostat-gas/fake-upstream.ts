import { cos } from '../../arithmetic/sin.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { countryStructure } from '../fakes/country-structure.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { type MarketMonth, monthsBetween, publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';
import { statCube } from '../fakes/stat-cube.ts';

export const fakeEurostatGas: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Volumes by flow, country and month; what is left out stands nowhere in the cube. */
export type GasTrade = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

/** Hand-made cube in JSON-stat 2.0 as Eurostat writes it. No answer of Eurostat was recorded. */
export function gasCube(trade: GasTrade, unit = 'TJ_GCV'): string {
  const flows = Object.keys(trade);
  const geos = [...new Set(Object.values(trade).flatMap((byGeo) => Object.keys(byGeo)))];
  const months = [
    ...new Set(Object.values(trade).flatMap((byGeo) => Object.values(byGeo).flatMap((by) => Object.keys(by)))),
  ].sort();
  const volumes = new Map<string, unknown>(
    Object.entries(trade).flatMap(([flow, byGeo]) =>
      Object.entries(byGeo).flatMap(([geo, by]) =>
        Object.entries(by).map(([month, volume]) => [JSON.stringify([flow, geo, month]), volume] as const),
      ),
    ),
  );
  return statCube(
    {
      label: 'Supply, transformation and consumption of gas - monthly data',
      source: 'ESTAT',
      updated: '2026-10-05T23:00:00+0200',
    },
    { freq: ['M'], nrg_bal: flows, siec: ['G3000'], unit: [unit], geo: geos, time: months },
    { valueAt: ({ nrg_bal, geo, time }) => volumes.get(JSON.stringify([nrg_bal, geo, time])) },
  );
}

/** Two months of two countries and of the union. */
const handMade: Upstream = at('ec.europa.eu', ({ pathname }) => {
  if (!pathname.endsWith('/nrg_cb_gasm')) return undefined;
  const flow = (germany: number, greece: number) => ({
    EU27_2020: { '2026-06': germany + greece, '2026-07': germany + greece },
    DE: { '2026-06': germany, '2026-07': germany + 7_000 },
    EL: { '2026-06': greece, '2026-07': greece + 300 },
  });
  const body = gasCube({ IMP: flow(280_000, 21_000), EXP: flow(30_000, 4_000) });
  return { status: 200, contentType: 'application/json', body };
});

/** Eurostat's codes of some who report; two of them are its own, the first is the union. */
const REPORTERS = 'EU27_2020 AT BE BG CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV NL NO PL PT RO SE SI SK TR'.split(
  ' ',
);
const PUBLISHED_AFTER_DAYS = 60;
const TJ_PER_TWH = 3_600;
/** Share of an importer's gas that comes by ship from the Gulf, at most. */
const GULF_SHARE = 0.2;
const PATH = '/eurostat/api/dissemination/statistics/1.0/data/nrg_cb_gasm';

/** Imports and exports of natural gas by month, in JSON-stat. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const volumeOf = (flow: string, geo: string, { name, middleAt }: MarketMonth): number => {
    const { gasConsumption, gasProduction } = countryStructure(seed, geo === 'EL' ? 'GR' : geo);
    const yearly = flow === 'IMP' ? gasConsumption - gasProduction : gasProduction - gasConsumption;
    // Some gas only passes through, both ways alike.
    const transit = 0.1 * gasConsumption;
    const season = 1 + 0.12 * cos((2 * Math.PI * (new Date(middleAt).getUTCMonth() - 0.5)) / 12);
    const weather = 1 + 0.1 * (randomOf(`${seed}|gas trade|${geo}|${name}`)() - 0.5);
    const short = flow === 'IMP' ? GULF_SHARE * story.missingCargoes((middleAt - anchorDayAt) / DAY_MS) : 0;
    return (((Math.max(0, yearly) + transit) * TJ_PER_TWH) / 12) * season * weather * (1 - short);
  };
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'ec.europa.eu' || path !== PATH) return undefined;
    const all = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS);
    const months = monthsBetween(all, { from: query.get('sinceTimePeriod'), to: query.get('untilTimePeriod') });
    const byName = new Map(months.map((month) => [month.name, month]));
    const body = statCube(
      {
        label: 'EXERCISE invented gas trade, not Eurostat',
        source: 'EXERCISE',
        updated: new Date(clock.now()).toISOString(),
      },
      {
        freq: ['M'],
        nrg_bal: ['IMP', 'EXP'],
        siec: ['G3000'],
        unit: ['TJ_GCV'],
        geo: REPORTERS,
        time: [...byName.keys()],
      },
      {
        valueAt: ({ nrg_bal = '', geo = '', time = '' }) => {
          const month = byName.get(time);
          return month === undefined ? undefined : Number(volumeOf(nrg_bal, geo, month).toFixed(3));
        },
      },
    );
    return { status: 200, contentType: 'application/json', body };
  };
}
