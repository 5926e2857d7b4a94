import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { MARKET_DAYS_BEFORE_ANCHOR, marketDays, wander } from '../fakes/market-days.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeCboeVix: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made rows in the form of `VIX_History.csv`. */
const BODY = 'DATE,OPEN,HIGH,LOW,CLOSE\n10/12/2026,17.10,18.20,16.90,17.55\n10/13/2026,17.60,19.05,17.20,18.42\n';

const handMade: Upstream = at('cdn.cboe.com', () => ({
  status: 200,
  contentType: 'text/csv',
  headers: { etag: '"vix"' },
  body: BODY,
}));

const CALM_INDEX = 16;

/** The whole history of the volatility index up to yesterday's close. */
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const closeOf = (dayAt: number): number =>
    CALM_INDEX * wander(`${seed}|vix`, dayAt, 0.2) * story.volatilityPremium((dayAt - anchorDayAt) / DAY_MS);
  const rowOf = (dayAt: number): string => {
    const random = randomOf(`${seed}|vix day|${dayAt}`);
    const close = closeOf(dayAt);
    const open = close * (1 + 0.04 * (random() - 0.5));
    const high = Math.max(open, close) * (1 + 0.05 * random());
    const low = Math.min(open, close) * (1 - 0.05 * random());
    const [year, month, day] = new Date(dayAt).toISOString().slice(0, 10).split('-');
    return [`${month}/${day}/${year}`, ...[open, high, low, close].map((value) => value.toFixed(6))].join(',');
  };
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'cdn.cboe.com' || path !== '/api/global/us_indices/daily_prices/VIX_History.csv') return undefined;
    const to = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const rows = marketDays({ from: anchorDayAt - MARKET_DAYS_BEFORE_ANCHOR * DAY_MS, to }).map(rowOf);
    return { status: 200, contentType: 'text/csv', body: `${['DATE,OPEN,HIGH,LOW,CLOSE', ...rows].join('\n')}\n` };
  };
}
