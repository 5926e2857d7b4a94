import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made event in the list's format: a storm before the Philippines unless told otherwise. */
export function event(
  properties: Readonly<Record<string, unknown>> = {},
  geometry: unknown = { type: 'Point', coordinates: [125.4, 12.2] },
) {
  return {
    type: 'Feature',
    properties: {
      id: 'EONET_9001',
      title: 'Typhoon Example',
      date: '2026-10-14T06:00:00Z',
      closed: null,
      magnitudeValue: 80,
      magnitudeUnit: 'kts',
      categories: [{ id: 'severeStorms', title: 'Severe Storms' }],
      sources: [{ id: 'JTWC', url: 'https://example.org/wp25.tcw' }],
      ...properties,
    },
    geometry,
  };
}

export const eventList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });

export const eonetUpstream: FakeUpstream = at('eonet.gsfc.nasa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: eventList(event(), event({ id: 'EONET_9002', categories: [{ id: 'seaLakeIce' }] })),
}));
