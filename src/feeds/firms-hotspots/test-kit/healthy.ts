import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

export const FIRMS_HEADER =
  'latitude,longitude,brightness,scan,track,acq_date,acq_time,satellite,confidence,version,bright_t31,frp,daynight';

/** Hand-made row: a fire in Angola on the thirteenth unless told otherwise. */
export function hotspot(cells: Readonly<Record<string, string>> = {}): string {
  const sound: Readonly<Record<string, string>> = {
    latitude: '-11.2',
    longitude: '17.9',
    brightness: '320.5',
    scan: '1',
    track: '1',
    acq_date: '2026-10-13',
    acq_time: '0112',
    satellite: 'A',
    confidence: '80',
    version: '6.1NRT',
    bright_t31: '290.1',
    frp: '12.5',
    daynight: 'D',
  };
  return FIRMS_HEADER.split(',')
    .map((column) => cells[column] ?? sound[column] ?? '')
    .join(',');
}

export const hotspotFile = (...rows: readonly string[]): string => `${[FIRMS_HEADER, ...rows].join('\n')}\n`;

/** Hand-made: one whole day and the beginning of the next. */
export const firmsUpstream: FakeUpstream = at('firms.modaps.eosdis.nasa.gov', () => ({
  status: 200,
  contentType: 'text/csv',
  body: hotspotFile(hotspot(), hotspot({ longitude: '18.4' }), hotspot({ acq_date: '2026-10-14', acq_time: '12' })),
}));
