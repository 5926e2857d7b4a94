import { DAY_MS } from '../assessment/time.ts';
import { COUNTRIES } from '../reference/countries.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { wander } from '../feeds/fakes/market-days.ts';
import { type MarketMonth, monthsBetween, publishedMonths } from '../feeds/fakes/market-months.ts';
import { importerSlide } from './market-storyline.ts';
import { randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

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
export function oecdUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const areas = MARKETS.split(' ').flatMap((iso2) => COUNTRIES.find((country) => country.iso2 === iso2) ?? []);
  const slideIn = ({ middleAt }: MarketMonth): number => importerSlide((middleAt - anchorDayAt) / DAY_MS);
  const sharesOf = (iso2: string, month: MarketMonth): number => {
    const slide = OIL_EXPORTERS.has(iso2) ? 0.02 : SHARES_SLIDE;
    const level = 90 + 160 * randomOf(`${seed}|shares|${iso2}`)();
    return level * wander(`${seed}|shares|${iso2}`, month.middleAt, 0.06) * (1 - slide * slideIn(month));
  };
  const rateOf = (iso2: string, month: MarketMonth): number => {
    const safest = 2.4 * wander(`${seed}|rates`, month.middleAt, 0.1);
    const more = iso2 === 'DE' ? 0 : 6 * randomOf(`${seed}|rates|${iso2}`)() ** 3;
    const anchor = iso2 === 'US' ? 1.7 : more;
    return safest + anchor + 0.3 * anchor * slideIn(month);
  };
  const row = (iso3: string, measure: 'SHARE' | 'IRLT', month: MarketMonth, value: number): string => {
    const [unit, base] = measure === 'SHARE' ? ['IX', '2015'] : ['PA', ''];
    return `EXERCISE:DSD_STES@DF_FINMARK(4.0),${iso3},M,${measure},${unit},_Z,_Z,_Z,_Z,N,${month.name},${value.toFixed(4)},A,0,2,${base}`;
  };
  return ({ host, path, query }) => {
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
