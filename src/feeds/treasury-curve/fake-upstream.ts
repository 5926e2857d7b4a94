import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../fakes/market-days.ts';

export const fakeTreasuryCurve: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

export const YIELD_HEADER =
  'Date,"1 Mo","1.5 Month","2 Mo","3 Mo","4 Mo","6 Mo","1 Yr","2 Yr","3 Yr","5 Yr","7 Yr","10 Yr","20 Yr","30 Yr"';

/** Hand-made line of the table: the same yield for every maturity but the ten years. */
export const yieldRow = (date: string, ten: string): string => {
  const others = Array.from({ length: 11 }, () => '3.80');
  return [date, ...others, ten, '4.60', '4.70'].join(',');
};

/** One day in each year's file. */
const handMade: Upstream = at('home.treasury.gov', ({ pathname }) => {
  const year = /daily-treasury-rates\.csv\/(\d{4})\//.exec(pathname)?.[1] ?? '';
  return { status: 200, contentType: 'text/csv', body: `${YIELD_HEADER}\n${yieldRow(`10/13/${year}`, '4.12')}\n` };
});

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
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const firstAt = anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS;
  const rowOf = (dayAt: number): string => {
    const shelter = SHELTER_PCT * story.importerSlide((dayAt - anchorDayAt) / DAY_MS);
    const yields = CURVE.map(([, calm]) => (calm * wander(`${seed}|yield`, dayAt, 0.1) - shelter).toFixed(2));
    const [year, month, day] = new Date(dayAt).toISOString().slice(0, 10).split('-');
    return [`${month}/${day}/${year}`, ...yields].join(',');
  };
  return ({ hostname: host, pathname: path }) => {
    const year = Number(/\/daily-treasury-rates\.csv\/(\d{4})\/all$/.exec(path)?.[1]);
    if (host !== 'home.treasury.gov' || Number.isNaN(year)) return undefined;
    const to = Math.min(Math.floor(clock.now() / DAY_MS) * DAY_MS, Date.UTC(year + 1, 0, 1));
    const rows = marketDays({ from: Math.max(firstAt, Date.UTC(year, 0, 1)), to }).map(rowOf);
    const header = ['Date', ...CURVE.map(([column]) => `"${column}"`)].join(',');
    return { status: 200, contentType: 'text/csv', body: `${[header, ...rows.reverse()].join('\n')}\n` };
  };
}
