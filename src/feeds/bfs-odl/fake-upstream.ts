import { HOUR_MS } from '../../assessment/time.ts';
import { type Answer, at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { randomOf } from '../fakes/random.ts';

export const fakeBfsOdl: FakeUpstream = (world) =>
  at('www.imis.bfs.de', world === undefined ? handMade : ofWorld(world));

/** Hand-made probe in the upstream's format: 0.084 µSv/h near Augsburg in the last whole hour. */
export const probe = (kenn: string, properties: Readonly<Record<string, unknown>> = {}, position = [10.9, 48.37]) => ({
  type: 'Feature',
  id: `odlinfo_odl_1h_latest.fid--${kenn}`,
  geometry: { type: 'Point', coordinates: position },
  geometry_name: 'geom',
  properties: {
    id: `DEZ${kenn.slice(-4)}`,
    kenn,
    plz: '86150',
    name: 'Augsburg',
    site_status: 1,
    site_status_text: 'in Betrieb',
    kid: 6,
    height_above_sea: 495,
    start_measure: '2026-10-14T11:00:00Z',
    end_measure: '2026-10-14T12:00:00Z',
    value: 0.084,
    value_cosmic: 0.044,
    value_terrestrial: 0.04,
    unit: 'µSv/h',
    validated: 1,
    nuclide: 'Gamma-ODL-Brutto',
    duration: '1h',
    ...properties,
  },
});

/** The upstream's form around some probes. */
export const probeList = (features: readonly unknown[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features,
    totalFeatures: features.length,
    numberMatched: features.length,
    numberReturned: features.length,
    timeStamp: '2026-10-14T12:06:12.757Z',
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
  });

const listed = (features: readonly unknown[]): Answer => ({
  status: 200,
  contentType: 'application/json;charset=UTF-8',
  body: probeList(features),
});

const handMade: Upstream = () =>
  listed([
    probe('097610001'),
    probe('097610002', { value: 0.121, name: 'Hof' }, [11.9, 50.3]),
    probe('097610003', { site_status: 2, site_status_text: 'defekt', value: null, end_measure: null }),
  ]);

const PROBES = 150;
/** A value is published some minutes after its hour. */
const PUBLISHED_AFTER_MS = 20 * 60_000;

/** Probes all over the country; no story touches them. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return () => {
    const endAt = Math.floor((clock.now() - PUBLISHED_AFTER_MS) / HOUR_MS) * HOUR_MS;
    const features = Array.from({ length: PROBES }, (_, n) => {
      const place = randomOf(`${seed}|odl|${n}`);
      const [longitude, latitude, usual] = [7 + 7 * place(), 48 + 6 * place(), 0.06 + 0.08 * place()];
      const noise = 0.006 * (randomOf(`${seed}|odl|${n}|${endAt}`)() - 0.5);
      return probe(
        String(90_000_000 + n).padStart(9, '0'),
        {
          name: `EXERCISE ${n + 1}`,
          value: Math.round((usual + noise) * 1_000) / 1_000,
          start_measure: new Date(endAt - HOUR_MS).toISOString(),
          end_measure: new Date(endAt).toISOString(),
        },
        [longitude, latitude],
      );
    });
    return listed(features);
  };
}
