import { type Answer, at, type FakeUpstream, NOW } from '../../test-kit/upstream.ts';

/** Hand-made earthquake in the feed's format: off Honshu, an hour ago, unless told otherwise. */
export function quake(id: string, properties: Readonly<Record<string, unknown>> = {}, coordinates = [142.1, 38.2, 30]) {
  return {
    type: 'Feature',
    id,
    properties: {
      mag: 5.1,
      place: '60 km E of Ōfunato, Japan',
      time: NOW - 3_600_000,
      updated: NOW - 1_800_000,
      felt: 12,
      alert: 'green',
      status: 'reviewed',
      ids: `,${id},`,
      type: 'earthquake',
      ...properties,
    },
    geometry: { type: 'Point', coordinates },
  };
}

/** Hand-made list. */
export function quakeList(features: readonly unknown[], generated: unknown = NOW - 60_000): string {
  return JSON.stringify({ type: 'FeatureCollection', metadata: { generated, count: features.length }, features });
}

const ANSWER: Answer = {
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: quakeList([
    quake('us7000aaaa'),
    quake('us7000bbbb', { mag: 4.6, felt: null, alert: null }, [-178.2, -30.1, 10]),
  ]),
};

export const usgsUpstream: FakeUpstream = at('earthquake.usgs.gov', () => ANSWER);
