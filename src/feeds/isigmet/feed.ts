import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { ISIGMET_CARD, ISIGMET_FIELDS } from './card.ts';
import { fakeIsigmet } from './fake-upstream.ts';
import { parseIsigmets } from './parse.ts';

const ISIGMET_URL = 'https://aviationweather.gov/api/data/isigmet?format=json';

/** Warnings to aircraft outside the United States that are in force, by flight information region. */
export const createIsigmet = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: ISIGMET_CARD,
    url: ISIGMET_URL,
    accept: ['application/json'],
    // 200 warnings with their areas are 300 KB.
    maxBytes: 4 * 1024 * 1024,
    timeoutMs: 20_000,
    parse: parseIsigmets,
  });

export const ISIGMET: Registration = {
  card: ISIGMET_CARD,
  fields: ISIGMET_FIELDS,
  create: createIsigmet,
  probeUrl: () => ISIGMET_URL,
  fake: fakeIsigmet,
};
