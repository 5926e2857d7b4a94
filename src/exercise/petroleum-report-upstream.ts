import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { wander } from '../feeds/fakes/market-days.ts';
import { stockDraw } from './market-storyline.ts';
import type { Upstream } from './upstream-server.ts';

const WEEK_MS = 7 * DAY_MS;
/** A Friday. */
const SOME_WEEK_END_AT = Date.UTC(2026, 0, 2);
/** A week that ends on Friday is published on Wednesday, 10:30 in New York. */
const PUBLISHED_AFTER_MS = 5 * DAY_MS + 15 * HOUR_MS;

/** Calm stocks, million barrels: invented. The strategic reserve is drawn as the others are. */
const STOCKS: readonly (readonly [label: string, calm: number])[] = [
  ['Commercial (Excluding SPR)', 428],
  ['Strategic Petroleum Reserve (SPR)', 402],
  ['Total Motor Gasoline', 222],
  ['Distillate Fuel Oil', 118],
  ['Residual Fuel Oil', 24],
];

/** Tables 1 and 4 of the newest weekly petroleum report. */
export function petroleumReportUpstream({ seed, anchorAt, clock }: ExercisePlan): Upstream {
  const stockOf = (label: string, calm: number, weekEndAt: number): number =>
    calm * wander(`${seed}|stock|${label}`, weekEndAt, 0.08) * stockDraw((weekEndAt - anchorAt) / DAY_MS);
  return ({ host, path }) => {
    const table = /^\/wpsr\/(table[14])\.csv$/.exec(path)?.[1];
    if (host !== 'ir.eia.gov' || table === undefined) return undefined;
    const weeks = Math.floor((clock.now() - PUBLISHED_AFTER_MS - SOME_WEEK_END_AT) / WEEK_MS);
    const newest = SOME_WEEK_END_AT + weeks * WEEK_MS;
    const [now, before, yearAgo] = [newest, newest - WEEK_MS, newest - 52 * WEEK_MS];
    const row = ([label, calm]: readonly [string, number]): string => {
      const [a, b, c] = [now, before, yearAgo].map((week) => stockOf(label, calm, week));
      return quoted([
        label,
        fixed(a),
        fixed(b),
        difference(a, b),
        percent(a, b),
        fixed(c),
        difference(a, c),
        percent(a, c),
      ]);
    };
    const head = (first: string): string =>
      quoted([
        first,
        dayOf(now),
        dayOf(before),
        'Difference',
        'Percent Change',
        dayOf(yearAgo),
        'Difference',
        'Percent Change',
      ]);
    const rows =
      table === 'table4'
        ? STOCKS.slice(0, 1)
            .map(row)
            .concat(row(['Cushing', 24]))
        : [...STOCKS.map(row), quoted(['STUB_1', 'STUB_2', dayOf(now)]), quoted(['EXERCISE ', 'invented', '0'])];
    return { status: 200, contentType: 'text/plain', body: `${[head('STUB_1'), ...rows].join('\r\n')}\r\n` };
  };
}

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');
const fixed = (value = 0): string => value.toFixed(3);
const difference = (value = 0, other = 0): string => (value - other).toFixed(3);
const percent = (value = 0, other = 1): string => ((100 * (value - other)) / other).toFixed(1);

/** `10/9/26`. */
function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear() % 100}`;
}
