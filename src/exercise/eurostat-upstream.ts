import { DAY_MS } from '../assessment/time.ts';
import { countryStructure } from '../feeds/fakes/country-structure.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { type MarketMonth, monthsBetween, publishedMonths } from '../feeds/fakes/market-months.ts';
import { missingCargoes } from './market-storyline.ts';
import { randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

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
export function eurostatUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const volumeOf = (flow: string, geo: string, { name, middleAt }: MarketMonth): number => {
    const { gasConsumption, gasProduction } = countryStructure(seed, geo === 'EL' ? 'GR' : geo);
    const yearly = flow === 'IMP' ? gasConsumption - gasProduction : gasProduction - gasConsumption;
    // Some gas only passes through, both ways alike.
    const transit = 0.1 * gasConsumption;
    const season = 1 + 0.12 * Math.cos((2 * Math.PI * (new Date(middleAt).getUTCMonth() - 0.5)) / 12);
    const weather = 1 + 0.1 * (randomOf(`${seed}|gas trade|${geo}|${name}`)() - 0.5);
    const short = flow === 'IMP' ? GULF_SHARE * missingCargoes((middleAt - anchorDayAt) / DAY_MS) : 0;
    return (((Math.max(0, yearly) + transit) * TJ_PER_TWH) / 12) * season * weather * (1 - short);
  };
  return ({ host, path, query }) => {
    if (host !== 'ec.europa.eu' || path !== PATH) return undefined;
    const all = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS);
    const months = monthsBetween(all, { from: query.get('sinceTimePeriod'), to: query.get('untilTimePeriod') });
    const flows = ['IMP', 'EXP'];
    const cells = flows.flatMap((flow) =>
      REPORTERS.flatMap((geo) => months.map((month) => Number(volumeOf(flow, geo, month).toFixed(3)))),
    );
    const body = {
      version: '2.0',
      class: 'dataset',
      label: 'EXERCISE invented gas trade, not Eurostat',
      source: 'EXERCISE',
      updated: new Date(clock.now()).toISOString(),
      value: Object.fromEntries(cells.map((value, position) => [position, value])),
      id: ['freq', 'nrg_bal', 'siec', 'unit', 'geo', 'time'],
      size: [1, flows.length, 1, 1, REPORTERS.length, months.length],
      dimension: {
        freq: axis(['M']),
        nrg_bal: axis(flows),
        siec: axis(['G3000']),
        unit: axis(['TJ_GCV']),
        geo: axis(REPORTERS),
        time: axis(months.map(({ name }) => name)),
      },
    };
    return { status: 200, contentType: 'application/json', body: JSON.stringify(body) };
  };
}

function axis(codes: readonly string[]) {
  return {
    category: {
      index: Object.fromEntries(codes.map((code, position) => [code, position])),
      label: Object.fromEntries(codes.map((code) => [code, code])),
    },
  };
}
