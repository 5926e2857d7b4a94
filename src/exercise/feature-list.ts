import type { UpstreamAnswer } from './upstream-server.ts';

/** A GeoJSON answer. */
export const featureList = (features: readonly object[]): UpstreamAnswer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ type: 'FeatureCollection', features }),
});
