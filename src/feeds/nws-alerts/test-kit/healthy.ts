import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Hand-made alert in the list's format: a flood warning in Colorado unless told otherwise. */
export function warning(id: string, properties: Readonly<Record<string, unknown>> = {}) {
  return {
    type: 'Feature',
    geometry: null,
    properties: {
      id,
      event: 'Flood Warning',
      severity: 'Severe',
      status: 'Actual',
      messageType: 'Alert',
      sent: '2026-10-14T04:00:00-06:00',
      expires: '2026-10-14T08:00:00-06:00',
      ends: null,
      geocode: { SAME: ['008113'], UGC: ['COC113'] },
      ...properties,
    },
  };
}

export const warningList = (...features: readonly unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features, updated: '2026-10-14T12:05:00+00:00' });

export const nwsUpstream: FakeUpstream = at('api.weather.gov', () => ({
  status: 200,
  contentType: 'application/geo+json',
  body: warningList(warning('urn:1'), warning('urn:2', { geocode: { UGC: ['PRZ012'] } })),
}));
