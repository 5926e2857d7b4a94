import { at, NOW } from '../../test-kit/upstream.ts';

/** Hand-made position in the upstream's format: a ship at 12 knots off Helsinki, a minute before `NOW`. */
export const location = (mmsi: number, cells: Readonly<Record<string, unknown>> = {}, position = [24.95, 59.95]) => ({
  mmsi,
  type: 'Feature',
  geometry: { type: 'Point', coordinates: position },
  properties: {
    mmsi,
    sog: 12.1,
    cog: 266.5,
    navStat: 0,
    rot: 4,
    posAcc: true,
    raim: false,
    heading: 267,
    timestamp: 59,
    timestampExternal: NOW - 60_000,
    ...cells,
  },
});

export const locationsAnswer = (...features: readonly unknown[]) => ({
  type: 'FeatureCollection',
  dataUpdatedTime: '2026-10-14T12:06:30Z',
  features,
});

export const healthyDigitrafficAis = at('meri.digitraffic.fi', () => ({
  status: 200,
  contentType: 'application/json;charset=UTF-8',
  body: JSON.stringify(
    locationsAnswer(
      location(230_000_001),
      location(230_000_002, { sog: 0, navStat: 5 }),
      location(219_000_003, {}, [12.7, 55.7]),
      location(265_000_004, {}, [19.2, 58.4]),
    ),
  ),
}));
