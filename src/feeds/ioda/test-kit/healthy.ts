import { at, NOW } from '../../test-kit/upstream.ts';

/** Hand-made event in the upstream's format: an outage that began three hours before `NOW` and lasts one. */
export const outage = (cells: Readonly<Record<string, unknown>> = {}) => ({
  location: 'country/IR',
  location_name: 'Iran (Islamic Republic Of)',
  start: Math.floor(NOW / 1_000) - 3 * 3_600,
  duration: 3_600,
  uncertainty: null,
  status: 1,
  fraction: null,
  score: 12_345.678,
  datasource: 'bgp',
  method: 'median',
  overlaps_window: false,
  ...cells,
});

export const outagesAnswer = (...events: readonly unknown[]) => ({
  type: 'outages.events',
  metadata: { requestTime: '2026-10-14T12:07:00+00:00' },
  requestParameters: { entityType: 'country' },
  error: null,
  data: events,
});

export const healthyIoda = at('api.ioda.inetintel.cc.gatech.edu', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(
    outagesAnswer(outage(), outage({ datasource: 'ping-slash24', score: 900 }), outage({ location: 'country/TN' })),
  ),
}));
