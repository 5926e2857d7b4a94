import { pow } from '../../arithmetic/pow.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { type MarketMonth, monthsBetween, publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeOecdMarkets: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export const MARKET_CSV_HEADER =
  'DATAFLOW,REF_AREA,FREQ,MEASURE,UNIT_MEASURE,ACTIVITY,ADJUSTMENT,TRANSFORMATION,TIME_HORIZ,METHODOLOGY,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MULT,DECIMALS,BASE_PER';

/** Hand-made row in the columns of the header; the unit is the measure's own. No answer of the OECD was recorded. */
export function marketRow(area: string, measure: string, period: string, value: string): string {
  const [unit, base] = measure === 'SHARE' ? ['IX', '2015'] : ['PA', ''];
  return `OECD.SDD.STES:DSD_STES@DF_FINMARK(4.0),${area},M,${measure},${unit},_Z,_Z,_Z,_Z,N,${period},${value},A,0,2,${base}`;
}

export const marketCsv = (rows: readonly string[]): string => `${[MARKET_CSV_HEADER, ...rows].join('\n')}\n`;

/** Two months of two countries and a group of them. */
const handMade: Upstream = at('sdmx.oecd.org', () => ({
  status: 200,
  contentType: 'application/vnd.sdmx.data+csv; charset=utf-8',
  body: marketCsv(
    ['2026-07', '2026-08'].flatMap((period) => [
      marketRow('USA', 'SHARE', period, '301.25'),
      marketRow('USA', 'IRLT', period, '4.21'),
      marketRow('ITA', 'IRLT', period, '3.64'),
      marketRow('EA20', 'IRLT', period, '3.1'),
    ]),
  ),
}));

/** Some of the countries in the table; the euro area stands among them. */
const MARKETS =
  'AT AU BE BR CA CH CL CN CO CZ DE DK EE ES FI FR GB GR HU ID IE IL IN IS IT JP KR LT LU LV MX NL NO NZ PL PT SE SI SK TR US ZA';
const PUBLISHED_AFTER_DAYS = 36;
/** How far shares of oil importers slide at the height of the crisis; those who export oil hold theirs. */
const SHARES_SLIDE = 0.14;
const OIL_EXPORTERS: ReadonlySet<string> = new Set(['BR', 'CA', 'CO', 'MX', 'NO', 'US']);
const HEADER =
  'DATAFLOW,REF_AREA,FREQ,MEASURE,UNIT_MEASURE,ACTIVITY,ADJUSTMENT,TRANSFORMATION,TIME_HORIZ,METHODOLOGY,TIME_PERIOD,OBS_VALUE,OBS_STATUS,UNIT_MULT,DECIMALS,BASE_PER';
const FLOW = '/public/rest/data/OECD.SDD.STES,DSD_STES@DF_FINMARK,4.0/.M.SHARE+IRLT.IX+PA.....';

/** Share prices and long-term rates by month. The table has no column for a name: the dataflow is called an exercise. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const areas = MARKETS.split(' ').flatMap((iso2) => COUNTRIES.find((country) => country.iso2 === iso2) ?? []);
  const slideIn = ({ middleAt }: MarketMonth): number => story.importerSlide((middleAt - anchorDayAt) / DAY_MS);
  const sharesOf = (iso2: string, month: MarketMonth): number => {
    const slide = OIL_EXPORTERS.has(iso2) ? 0.02 : SHARES_SLIDE;
    const level = 90 + 160 * randomOf(`${seed}|shares|${iso2}`)();
    return level * wander(`${seed}|shares|${iso2}`, month.middleAt, 0.06) * (1 - slide * slideIn(month));
  };
  const rateOf = (iso2: string, month: MarketMonth): number => {
    const safest = 2.4 * wander(`${seed}|rates`, month.middleAt, 0.1);
    const more = iso2 === 'DE' ? 0 : 6 * pow(randomOf(`${seed}|rates|${iso2}`)(), 3);
    const anchor = iso2 === 'US' ? 1.7 : more;
    return safest + anchor + 0.3 * anchor * slideIn(month);
  };
  const row = (iso3: string, measure: 'SHARE' | 'IRLT', month: MarketMonth, value: number): string => {
    const [unit, base] = measure === 'SHARE' ? ['IX', '2015'] : ['PA', ''];
    return `EXERCISE:DSD_STES@DF_FINMARK(4.0),${iso3},M,${measure},${unit},_Z,_Z,_Z,_Z,N,${month.name},${value.toFixed(4)},A,0,2,${base}`;
  };
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== 'sdmx.oecd.org' || path !== FLOW) return undefined;
    const all = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS);
    const months = monthsBetween(all, { from: query.get('startPeriod'), to: query.get('endPeriod') });
    const rows = months.flatMap((month) => [
      row('EA20', 'IRLT', month, rateOf('FR', month)),
      ...areas.flatMap(({ iso2, iso3 }) => [
        row(iso3, 'SHARE', month, sharesOf(iso2, month)),
        row(iso3, 'IRLT', month, rateOf(iso2, month)),
      ]),
    ]);
    return { status: 200, contentType: 'application/vnd.sdmx.data+csv', body: `${[HEADER, ...rows].join('\n')}\n` };
  };
}
