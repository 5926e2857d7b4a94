import { cos } from '../../arithmetic/sin.ts';
import type { Feed } from '../../ports/feed.ts';
import { FLIGHT_CIRCLES, type FlightCircle } from '../../reference/flight-boxes.ts';
import { collectAreas } from '../adsb-civil/area-traffic.ts';
import { failedOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { parseJson, textMember } from '../json-value.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import { OPENSKY_CARD, OPENSKY_FIELDS } from './card.ts';
import { fakeOpensky } from './fake-upstream.ts';
import { parseStates } from './parse.ts';

const TOKEN_URL = 'https://auth.opensky-network.org/auth/realms/opensky-network/protocol/openid-connect/token';
const STATES_URL = 'https://opensky-network.org/api/states/all';
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_TOKEN_BYTES = 64 * 1024;

export const OPENSKY: Registration = {
  card: OPENSKY_CARD,
  fields: OPENSKY_FIELDS,
  create: createOpensky,
  probeUrl: () => FLIGHT_CIRCLES.slice(0, 1).map(statesUrl).join(''),
  fake: fakeOpensky,
};

/** Air traffic in the same areas from a second network of receivers. A token lasts half an hour, so each run asks one. */
export function createOpensky(fetchBytes: FetchBytes, keys: FeedKeys): Feed {
  return {
    card: OPENSKY_CARD,
    async collect(request) {
      if (request.span !== undefined)
        return failedOutcome('backfill', { reason: 'the upstream serves the present only' }, request.cursor);
      const token = await askToken(fetchBytes, keys, request.signal);
      if (token.status === 'failed') return failedOutcome('token', token, request.cursor);
      const source = {
        lineage: 'opensky',
        ask: (circle: FlightCircle) =>
          fetchBytes({
            url: statesUrl(circle),
            headers: { authorization: `Bearer ${token.text}` },
            accept: ['application/json'],
            maxBytes: MAX_BYTES,
            timeoutMs: TIMEOUT_MS,
            signal: request.signal,
          }),
        parse: (bytes: Uint8Array, circle: FlightCircle) => parseStates(bytes, { now: request.now, circle }),
      };
      return collectAreas(source, request);
    },
  };
}

/** Client credentials for a bearer token (OAuth 2.0, RFC 6749 §4.4). */
async function askToken(fetchBytes: FetchBytes, keys: FeedKeys, signal: AbortSignal) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: keys.OPENSKY_CLIENT_ID ?? '',
    client_secret: keys.OPENSKY_CLIENT_SECRET ?? '',
  });
  const answer = await fetchBytes({
    url: TOKEN_URL,
    post: { contentType: 'application/x-www-form-urlencoded', body: form.toString() },
    accept: ['application/json'],
    maxBytes: MAX_TOKEN_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  if (answer.status === 'failed') return answer;
  if (answer.status === 'not_modified') return { status: 'failed', reason: 'unasked 304' } as const;
  const json = parseJson(answer.bytes);
  const text = json.status === 'json' ? textMember(json.value, 'access_token') : undefined;
  // What may stand in a header and nothing else.
  if (text === undefined || !/^[\w.~+/=-]{1,8192}$/.test(text))
    return { status: 'failed', reason: 'no token in the answer' } as const;
  return { status: 'ok', text } as const;
}

/** The smallest box around a circle. */
export function statesUrl({ latitude, longitude, radiusNm }: FlightCircle): string {
  const north = radiusNm / 60;
  const east = north / cos((latitude * Math.PI) / 180);
  const box = {
    lamin: latitude - north,
    lomin: longitude - east,
    lamax: latitude + north,
    lomax: longitude + east,
  };
  const query = Object.entries(box).map(([name, degrees]) => `${name}=${degrees.toFixed(4)}`);
  return `${STATES_URL}?${query.join('&')}`;
}
