import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made alert in the list's format: an orange cyclone before the Philippines unless told otherwise. */
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

export const gdacsUpstream: FakeUpstream = at('www.gdacs.org', () => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: alertList(alert(), alert({ eventid: 1001201, eventtype: 'FL', alertlevel: 'Green' })),
}));
