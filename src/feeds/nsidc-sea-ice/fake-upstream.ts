import { cos } from '../../arithmetic/sin.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, NOW } from '../fakes/fake-upstream.ts';
import { smoothNoise } from '../fakes/random.ts';

/** Both files up to yesterday; no story touches them. */
export const fakeNsidcSeaIce: FakeUpstream = (world) =>
  at('noaadata.apps.nsidc.org', ({ pathname }) => {
    const file = /^\/NOAA\/G02135\/(north|south)\/daily\/data\/[NS]_seaice_extent_daily_v4\.0\.csv$/.exec(pathname);
    const side = file?.[1] === 'south' ? SOUTH : NORTH;
    if (file === null) return undefined;
    return {
      status: 200,
      contentType: 'text/csv',
      body: seaIceFile(world === undefined ? handMade(side) : ofWorld(side, world)),
    };
  });

const HEAD = `Year, Month, Day,     Extent,    Missing, Source Data
YYYY,    MM,  DD, 10^6 sq km, 10^6 sq km, Source data product web sites: EXERCISE, invented values, not NSIDC
`;

/** The upstream's form around some of its rows. */
export const seaIceFile = (rows: readonly string[]): string => `${HEAD}${rows.join('\n')}\n`;

/** A row in the upstream's columns; some days are made from several files, whose list is quoted. */
export function seaIceRow(dayAt: number, extent: string, missing = '0.000'): string {
  const [year = '', month = '', day = ''] = new Date(dayAt).toISOString().slice(0, 10).split('-');
  const source = `['/EXERCISE/${year}.${month}.${day}.nc']`;
  const list = day === '01' ? `"${source.slice(0, -1)}, '/EXERCISE/next.nc']"` : ` ${source}`;
  return `${year},    ${month},  ${day},     ${extent},      ${missing},${list}`;
}

/** Calm extents of a hemisphere, million km²: invented, with the season of the real one and a slow loss. */
interface Side {
  readonly name: string;
  readonly mean: number;
  readonly swing: number;
  /** Day of the year with the most ice. */
  readonly fullestDay: number;
  readonly lossPerYear: number;
}
const NORTH: Side = { name: 'north', mean: 11.6, swing: 4.4, fullestDay: 71, lossPerYear: 0.05 };
const SOUTH: Side = { name: 'south', mean: 11.6, swing: 7.6, fullestDay: 262, lossPerYear: 0.015 };
const YEAR_DAYS = 365.2425;

function extentOn(dayAt: number, { name, mean, swing, fullestDay, lossPerYear }: Side, seed: number): string {
  const day = Math.round(dayAt / DAY_MS);
  const season = swing * cos((2 * Math.PI * (day - fullestDay)) / YEAR_DAYS);
  const loss = lossPerYear * (day / YEAR_DAYS - 25);
  return (mean + season - loss + 0.3 * smoothNoise(`${seed}|ice|${name}`, day, 40)).toFixed(3);
}

const FIRST_AT = Date.UTC(1978, 9, 26);
/** Until then every second day was measured. */
const DAILY_FROM = Date.UTC(1987, 7, 21);

function ofWorld(side: Side, { seed, clock }: FakeWorld): readonly string[] {
  const rows: string[] = [];
  const lastAt = clock.now() - 1.5 * DAY_MS;
  for (let dayAt = FIRST_AT; dayAt <= lastAt; dayAt += dayAt < DAILY_FROM ? 2 * DAY_MS : DAY_MS)
    rows.push(seaIceRow(dayAt, extentOn(dayAt, side, seed)));
  return rows;
}

/** Four days of October in each year of the reference, and the last two weeks. */
function handMade(side: Side): readonly string[] {
  const days = Array.from({ length: 30 }, (_, year) => [10, 11, 12, 13].map((day) => Date.UTC(1981 + year, 9, day)));
  const recent = Array.from({ length: 14 }, (_, index) => Math.floor(NOW / DAY_MS) * DAY_MS - (14 - index) * DAY_MS);
  return [...days.flat(), ...recent].map((dayAt) => seaIceRow(dayAt, extentOn(dayAt, side, 0)));
}
