import { DAY_MS } from '../assessment/time.ts';
import { cyclonePositions, isBlowing } from '../feeds/fakes/cyclone-positions.ts';
import { featureList } from './feature-list.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import type { Upstream } from './upstream-server.ts';

/** GDACS's map and search: one orange cyclone before the Philippines, and a green flood that nobody has to heed. */
export function gdacsUpstream({ anchorAt, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
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
