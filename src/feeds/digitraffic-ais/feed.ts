import { MINUTE_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { DIGITRAFFIC_AIS_CARD, DIGITRAFFIC_AIS_FIELDS } from './card.ts';
import { fakeDigitrafficAis } from './fake-upstream.ts';
import { MAX_AGE_MS, parseLocations } from './parse.ts';

/** Positions since an instant, epoch ms, as the upstream counts too. */
const locationsUrl = (since: number): string => `https://meri.digitraffic.fi/api/ais/v1/locations?from=${since}`;

/** Ships under way in the waters that Finland's receivers and their neighbours' hear. */
export const createDigitrafficAis = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: DIGITRAFFIC_AIS_CARD,
    url: (now) => locationsUrl(now - MAX_AGE_MS),
    // Without gzip the upstream answers 406; the fetcher always offers it. It asks its users to name themselves.
    headers: { 'digitraffic-user': 'barograph' },
    accept: ['application/json', 'application/geo+json'],
    // All positions of a day are 6 MB.
    maxBytes: 24 * 1024 * 1024,
    timeoutMs: 30_000,
    parse: parseLocations,
  });

export const DIGITRAFFIC_AIS: Registration = {
  card: DIGITRAFFIC_AIS_CARD,
  fields: DIGITRAFFIC_AIS_FIELDS,
  create: createDigitrafficAis,
  probeUrl: (now) => locationsUrl(now - MINUTE_MS),
  fake: fakeDigitrafficAis,
};
