import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made earthquake in the portal's format: before central Chile unless told otherwise. */
export function emscQuake(
  unid: string,
  properties: Readonly<Record<string, unknown>> = {},
  coordinates: readonly unknown[] = [-72.27, -33.94, -10],
) {
  return {
    type: 'Feature',
    id: unid,
    geometry: { type: 'Point', coordinates },
    properties: {
      unid,
      mag: 5.1,
      time: '2026-10-14T10:20:12.5Z',
      evtype: 'ke',
      auth: 'EMSC',
      depth: 10,
      flynn_region: "OFFSHORE O'HIGGINS, CHILE",
      ...properties,
    },
  };
}

export const emscList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', metadata: { totalCount: features.length }, features });

export const emscUpstream: FakeUpstream = at('www.seismicportal.eu', () => ({
  status: 200,
  contentType: 'application/json; charset=UTF-8',
  body: emscList(emscQuake('20261014_0000106'), emscQuake('20261013_0000001', { time: '2026-10-13T01:00:00.0Z' })),
}));
