import type { Feed } from '../../ports/feed.ts';
import { FLIGHT_CIRCLES, type FlightCircle } from '../../reference/flight-boxes.ts';
import { fakeAdsbMilitary } from '../adsb-military/fake-upstream.ts';
import { parseSky } from '../adsb-military/parse.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { collectAreas } from './area-traffic.ts';
import { ADSB_CIVIL_CARD, ADSB_CIVIL_FIELDS } from './card.ts';

const TIMEOUT_MS = 15_000;
/** 150 KB for 200 aircraft. */
const MAX_BYTES = 8 * 1024 * 1024;

export const ADSB_CIVIL: Registration = {
  card: ADSB_CIVIL_CARD,
  fields: ADSB_CIVIL_FIELDS,
  create: createAdsbCivil,
  probeUrl: () => FLIGHT_CIRCLES.slice(0, 1).map(areaUrl).join(''),
  fake: fakeAdsbMilitary,
};

/** Air traffic and the quality of its satellite positions in watched areas, by hour. */
export function createAdsbCivil(fetchBytes: FetchBytes): Feed {
  return {
    card: ADSB_CIVIL_CARD,
    collect(request) {
      const source = {
        lineage: 'adsb-lol',
        ask: (circle: FlightCircle) =>
          fetchBytes({
            url: areaUrl(circle),
            accept: ['application/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal: request.signal,
          }),
        parse: (bytes: Uint8Array) => parseSky(bytes, request.now),
      };
      return collectAreas(source, request);
    },
  };
}

/** Where one area is asked for. */
export const areaUrl = ({ latitude, longitude, radiusNm }: FlightCircle): string =>
  `https://api.adsb.lol/v2/point/${latitude}/${longitude}/${radiusNm}`;
