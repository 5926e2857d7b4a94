import { DAY_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../feeds/fakes/market-days.ts';
import { importerSlide } from './market-storyline.ts';
import type { Upstream } from './upstream-server.ts';

/** Calm yields by maturity, percent: invented, an ordinary rising curve. */
const CURVE: readonly (readonly [column: string, calm: number])[] = [
  ['1 Mo', 3.7],
  ['1.5 Month', 3.7],
  ['2 Mo', 3.71],
  ['3 Mo', 3.72],
  ['4 Mo', 3.72],
  ['6 Mo', 3.7],
  ['1 Yr', 3.62],
  ['2 Yr', 3.58],
  ['3 Yr', 3.62],
  ['5 Yr', 3.75],
  ['7 Yr', 3.95],
  ['10 Yr', 4.15],
  ['20 Yr', 4.65],
  ['30 Yr', 4.7],
];
/** Money seeks shelter: yields give way a little. */
const SHELTER_PCT = 0.12;

/** The par yield curve, one file a year, newest day first, up to yesterday. */
export function treasuryUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const rowOf = (dayAt: number): string => {
    const shelter = SHELTER_PCT * importerSlide((dayAt - anchorDayAt) / DAY_MS);
    const yields = CURVE.map(([, calm]) => (calm * wander(`${seed}|yield`, dayAt, 0.1) - shelter).toFixed(2));
    const [year, month, day] = new Date(dayAt).toISOString().slice(0, 10).split('-');
    return [`${month}/${day}/${year}`, ...yields].join(',');
  };
  return ({ host, path }) => {
    const year = Number(/\/daily-treasury-rates\.csv\/(\d{4})\/all$/.exec(path)?.[1]);
    if (host !== 'home.treasury.gov' || Number.isNaN(year)) return undefined;
    const to = Math.min(Math.floor(clock.now() / DAY_MS) * DAY_MS, Date.UTC(year + 1, 0, 1));
    const rows = marketDays({ from: Math.max(firstAt, Date.UTC(year, 0, 1)), to }).map(rowOf);
    const header = ['Date', ...CURVE.map(([column]) => `"${column}"`)].join(',');
    return { status: 200, contentType: 'text/csv', body: `${[header, ...rows.reverse()].join('\n')}\n` };
  };
}
