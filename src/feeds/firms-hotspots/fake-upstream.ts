import { DAY_MS, HOUR_MS, isoDate, MINUTE_MS } from '../../assessment/time.ts';
import { COUNTRY_PROFILES } from '../fakes/country-profiles.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, randomOf } from '../fakes/random.ts';

export const fakeFirmsHotspots: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const FIRMS_HEADER =
  'latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,confidence,version,bright_ti5,frp,daynight';

/** Hand-made row: a fire in Angola on the thirteenth by default. */
export function hotspot(cells: Readonly<Record<string, string>> = {}): string {
  const sound: Readonly<Record<string, string>> = {
    latitude: '-11.2',
    longitude: '17.9',
    bright_ti4: '320.5',
    scan: '1',
    track: '1',
    acq_date: '2026-10-13',
    acq_time: '0112',
    satellite: 'N20',
    confidence: 'nominal',
    version: '2.0NRT',
    bright_ti5: '290.1',
    frp: '12.5',
    daynight: 'D',
  };
  return FIRMS_HEADER.split(',')
    .map((column) => cells[column] ?? sound[column] ?? '')
    .join(',');
}

export const hotspotFile = (...rows: readonly string[]): string => `${[FIRMS_HEADER, ...rows].join('\n')}\n`;

/** Hand-made: one whole day and the beginning of the next. */
const handMade: Upstream = at('firms.modaps.eosdis.nasa.gov', () => ({
  status: 200,
  contentType: 'text/csv',
  body: hotspotFile(hotspot(), hotspot({ longitude: '18.4' }), hotspot({ acq_date: '2026-10-14', acq_time: '12' })),
}));

const HOST = 'firms.modaps.eosdis.nasa.gov';
const HEADER =
  'latitude,longitude,bright_ti4,scan,track,acq_date,acq_time,satellite,confidence,version,bright_ti5,frp,daynight';
/** Near real time is three hours late. */
const LATENCY_MS = 3 * HOUR_MS;
/** Whole UTC days before the running one that a file holds. */
const DAYS_BACK: Readonly<Record<string, number>> = { '24h': 1, '48h': 2, '7d': 7 };
/** Where people burn fields and forests; elsewhere a fire or two a day. */
const BURNING: Readonly<Record<string, number>> = {
  CD: 60,
  BR: 50,
  ZM: 30,
  AU: 30,
  MM: 25,
  IN: 25,
  NG: 15,
  MX: 12,
  ID: 12,
};
const FIRES_A_DAY = 1.5;
const CLASSES = ['nominal', 'high'];

/** The text files of NOAA-20 for the world. The file has no words: the server's header says EXERCISE. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== HOST) return undefined;
    const daysBack = DAYS_BACK[/\/J1_VIIRS_C2_Global_(24h|48h|7d)\.csv$/.exec(path)?.[1] ?? ''];
    if (daysBack === undefined) return { status: 404, contentType: 'text/html', body: '404' };
    const seenUntil = clock.now() - LATENCY_MS;
    const firstDay = Math.floor(seenUntil / DAY_MS) - daysBack;
    const rows = Array.from({ length: daysBack + 1 }, (_, index) => hotspotsOf(seed, (firstDay + index) * DAY_MS));
    const seen = rows.flat().filter(({ at }) => at < seenUntil);
    return { status: 200, contentType: 'text/csv', body: `${[HEADER, ...seen.map(({ row }) => row)].join('\n')}\n` };
  };
}

function hotspotsOf(seed: number, dayAt: number): readonly { readonly at: number; readonly row: string }[] {
  return COUNTRY_PROFILES.flatMap(({ iso2, latitude, longitude }, place) => {
    const random = randomOf(`${seed}|hotspots|${iso2}|${dayAt}`);
    const count = drawCount(random, BURNING[iso2] ?? FIRES_A_DAY);
    // Some country burns early each day, so that the day before is seen to be over.
    return Array.from({ length: place === 0 ? count + 1 : count }, (_, index) => {
      const minute = place === 0 && index === 0 ? 5 : Math.floor(random() * 1_440);
      const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}`;
      const where = `${(latitude + random() / 5).toFixed(4)},${(longitude + random() / 5).toFixed(4)}`;
      const strength = `${(300 + 40 * random()).toFixed(1)},1.0,1.0,${isoDate(dayAt)},${clock}`;
      const tail = `N20,${CLASSES[Math.floor(2 * random())] ?? ''},2.0NRT,290.0,${(3 + 40 * random()).toFixed(1)},D`;
      return { at: dayAt + minute * MINUTE_MS, row: `${where},${strength},${tail}` };
    });
  });
}
