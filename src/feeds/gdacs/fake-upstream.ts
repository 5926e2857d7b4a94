import { DAY_MS } from '../../assessment/time.ts';
import { cyclonePositions, isBlowing } from '../fakes/cyclone-positions.ts';
import { at, type FakeUpstream, type FakeWorld, featureList, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeGdacs: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made alert in the list's format: an orange cyclone before the Philippines by default. */
export function alert(properties: Readonly<Record<string, unknown>> = {}, coordinates: unknown = [127.4, 13.2]) {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      eventtype: 'TC',
      eventid: 1001200,
      episodeid: 4,
      eventname: 'EXAMPLE-26',
      alertlevel: 'Orange',
      iscurrent: 'true',
      country: 'Philippines',
      iso3: 'PHL',
      fromdate: '2026-10-12T00:00:00',
      todate: '2026-10-14T06:00:00',
      affectedcountries: [{ iso2: 'PH', iso3: 'PHL', countryname: 'Philippines' }],
      severitydata: { severity: 150, severitytext: 'Typhoon, 150 km/h', severityunit: 'km/h' },
      Class: 'Point_Centroid',
      ...properties,
    },
  };
}

export const alertList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });

const handMade: Upstream = at('www.gdacs.org', () => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: alertList(alert(), alert({ eventid: 1001201, eventtype: 'FL', alertlevel: 'Green' })),
}));

/** GDACS's map and search: one orange cyclone before the Philippines, and a green flood below our threshold. */
function ofWorld({ anchorAt, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== 'www.gdacs.org') return undefined;
    if (!/\/geteventlist\/(MAP|SEARCH)$/.test(path)) return { status: 404, contentType: 'text/html', body: '404' };
    const now = clock.now();
    const positions = cyclonePositions({ anchorAt, now });
    const [first, last] = [positions[0], positions.at(-1)];
    const flood = alertOf({ eventtype: 'FL', eventid: 1, episodeid: 1, alertlevel: 'Green' }, [80.9, 26.8], {
      from: now - 2 * DAY_MS,
      to: now - DAY_MS,
      iso3: 'IND',
    });
    if (first === undefined || last === undefined) return featureList([flood]);
    const cyclone = { eventtype: 'TC', eventid: 2, episodeid: positions.length, alertlevel: 'Orange' };
    const text = `EXERCISE cyclone, ${last.windKnots} kn`;
    const isCurrent = isBlowing({ anchorAt, now });
    const where = [last.longitude, last.latitude];
    return featureList([alertOf(cyclone, where, { from: first.at, to: last.at, iso3: 'PHL', text, isCurrent }), flood]);
  };
}

function alertOf(
  ids: Readonly<Record<string, string | number>>,
  coordinates: readonly number[],
  about: { from: number; to: number; iso3: string; text?: string; isCurrent?: boolean },
): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      ...ids,
      eventname: 'EXERCISE',
      iscurrent: String(about.isCurrent ?? true),
      country: '',
      iso3: about.iso3,
      fromdate: isoSecond(about.from),
      todate: isoSecond(about.to),
      affectedcountries: [{ iso3: about.iso3 }],
      severitydata: { severitytext: about.text ?? 'EXERCISE' },
      Class: 'Point_Centroid',
    },
  };
}

const isoSecond = (instant: number): string => new Date(instant).toISOString().slice(0, 19);
