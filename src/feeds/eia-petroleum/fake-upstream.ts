import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';

export const fakeEiaPetroleum: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const quoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');

/** Hand-made row of table 1: this week, the last, and the same one a year ago, with the differences between. */
export const stockRow = (label: string, now: string, before: string, yearAgo: string): string =>
  quoted([label, now, before, '-1.000', '-0.2', yearAgo, '3.000', '0.7']);

export const STOCK_HEADER = quoted([
  'STUB_1',
  '10/9/26',
  '10/2/26',
  'Difference',
  'Percent Change',
  '10/10/25',
  'Difference',
  'Percent Change',
]);

export const NATIONAL_ROWS = [
  stockRow('Crude Oil', '825.118', '827.411', '828.500'),
  stockRow('Commercial (Excluding SPR)', '421.118', '423.411', '424.500'),
  stockRow('Strategic Petroleum Reserve (SPR)', '404.000', '404.000', '404.000'),
  stockRow('Total Motor Gasoline', '214.200', '215.700', '219.000'),
  stockRow('Distillate Fuel Oil', '117.900', '118.500', '121.700'),
];
/** The second part, in thousand barrels a day, repeats labels. */
export const SUPPLY_ROWS = [
  quoted(['STUB_1', 'STUB_2', '10/9/26', '10/2/26', 'Difference', '10/10/25']),
  quoted(['Products Supplied ', 'Distillate Fuel Oil', '3,900', '3,880', '20', '3,700']),
];
const CUSHING_ROWS = [
  stockRow('Commercial (Excluding SPR)', '421.118', '423.411', '424.500'),
  stockRow('Cushing', '22.900', '23.600', '24.100'),
];

/** Both tables of the report. */
const handMade: Upstream = at('ir.eia.gov', ({ pathname }) => {
  const rows = pathname.endsWith('/table4.csv') ? CUSHING_ROWS : [...NATIONAL_ROWS, ...SUPPLY_ROWS];
  return { status: 200, contentType: 'text/plain', body: `${[STOCK_HEADER, ...rows].join('\r\n')}\r\n` };
});

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
function ofWorld({ seed, anchorAt, clock, story }: FakeWorld): Upstream {
  const stockOf = (label: string, calm: number, weekEndAt: number): number =>
    calm * wander(`${seed}|stock|${label}`, weekEndAt, 0.08) * story.stockDraw((weekEndAt - anchorAt) / DAY_MS);
  return ({ hostname: host, pathname: path }) => {
    const table = /^\/wpsr\/(table[14])\.csv$/.exec(path)?.[1];
    if (host !== 'ir.eia.gov' || table === undefined) return undefined;
    const weeks = Math.floor((clock.now() - PUBLISHED_AFTER_MS - SOME_WEEK_END_AT) / WEEK_MS);
    const newest = SOME_WEEK_END_AT + weeks * WEEK_MS;
    const [now, before, yearAgo] = [newest, newest - WEEK_MS, newest - 52 * WEEK_MS];
    const row = ([label, calm]: readonly [string, number]): string => {
      const [a, b, c] = [now, before, yearAgo].map((week) => stockOf(label, calm, week));
      return worldQuoted([
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
      worldQuoted([
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
        : [
            ...STOCKS.map(row),
            worldQuoted(['STUB_1', 'STUB_2', dayOf(now)]),
            worldQuoted(['EXERCISE ', 'invented', '0']),
          ];
    return { status: 200, contentType: 'text/plain', body: `${[head('STUB_1'), ...rows].join('\r\n')}\r\n` };
  };
}

const worldQuoted = (cells: readonly string[]): string => cells.map((cell) => `"${cell}"`).join(',');
const fixed = (value = 0): string => value.toFixed(3);
const difference = (value = 0, other = 0): string => (value - other).toFixed(3);
const percent = (value = 0, other = 1): string => ((100 * (value - other)) / other).toFixed(1);

/** `10/9/26`. */
function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear() % 100}`;
}
