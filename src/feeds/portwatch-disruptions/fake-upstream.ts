import { DAY_MS } from '../../assessment/time.ts';
import type { FakeUpstream, FakeWorld, Upstream } from '../fakes/fake-upstream.ts';

export const fakePortwatchDisruptions: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made event in the layer's format: a strait disrupted since 1 October 2026, without an end. */
export const disruption = (cells: Readonly<Record<string, unknown>> = {}) => ({
  attributes: {
    eventid: 10_000_099,
    eventtype: 'OT',
    eventname: 'HORMUZ-TEST',
    alertlevel: 'RED',
    country: '',
    fromdate: Date.UTC(2026, 9, 1),
    todate: null,
    affectedports: 'chokepoint6',
    n_affectedports: 1,
    ...cells,
  },
});

export const CYCLONE = {
  eventid: 1_001_999,
  eventtype: 'TC',
  eventname: 'TEST-26',
  country: 'Philippines; Viet Nam',
  fromdate: Date.UTC(2026, 9, 5),
  todate: Date.UTC(2026, 9, 7),
  affectedports: 'port2384; port1232; port694',
  n_affectedports: 3,
};

const handMade: Upstream = (url) =>
  url.hostname === 'services9.arcgis.com' && url.pathname.includes('/portwatch_disruptions_database/')
    ? {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify({ features: [disruption(), disruption(CYCLONE)] }),
      }
    : undefined;

const PATH = '/weJ1QsnbMYJlCHdG/arcgis/rest/services/portwatch_disruptions_database/FeatureServer/0/query';

/** PortWatch's table of disruptions. */
function ofWorld(world: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) =>
    host === 'services9.arcgis.com' && path === PATH
      ? {
          status: 200,
          contentType: 'application/json; charset=utf-8',
          body: JSON.stringify({ features: disruptions(world) }),
        }
      : undefined;
}

/** A storm in the year's ordinary course, and the strait from the day of its blockade on. */
function disruptions({ anchorAt, clock, story }: FakeWorld): readonly object[] {
  const offset = (clock.now() - anchorAt) / DAY_MS;
  const beganOffset =
    Array.from({ length: 30 }, (_, day) => day - 30).find((day) => story.blockadeReporting(day) >= 1) ?? 0;
  const storm = event(10_000_001, 'EXERCISE storm', {
    eventtype: 'TC',
    country: 'Philippines; Taiwan Province of China',
    fromdate: anchorAt - 40 * DAY_MS,
    todate: anchorAt - 36 * DAY_MS,
    affectedports: 'port2384; port1232; port694',
    n_affectedports: 3,
  });
  const blockade = event(10_000_002, 'EXERCISE HORMUZ', {
    eventtype: 'OT',
    country: '',
    fromdate: anchorAt + beganOffset * DAY_MS,
    todate: offset < story.offsets.reopening ? null : anchorAt + story.offsets.reopening * DAY_MS,
    affectedports: 'chokepoint6',
    n_affectedports: 1,
  });
  return offset >= beganOffset ? [blockade, storm] : [storm];
}

const event = (eventid: number, eventname: string, cells: object): object => ({
  attributes: { eventid, eventname, alertlevel: 'RED', ...cells },
});
