import type { FakeUpstream } from '../../test-kit/upstream.ts';

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

export const healthyPortwatchDisruptions: FakeUpstream = (url) =>
  url.hostname === 'services9.arcgis.com' && url.pathname.includes('/portwatch_disruptions_database/')
    ? {
        status: 200,
        contentType: 'application/json; charset=utf-8',
        body: JSON.stringify({ features: [disruption(), disruption(CYCLONE)] }),
      }
    : undefined;
