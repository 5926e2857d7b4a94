import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { FAA_TFR_CARD, FAA_TFR_FIELDS } from './card.ts';
import { fakeFaaTfr } from './fake-upstream.ts';
import { parseTfrList } from './parse.ts';

const TFR_LIST_URL = 'https://tfr.faa.gov/tfrapi/exportTfrList';

/** Temporary flight restrictions of the United States as they are listed now. */
export const createFaaTfr = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: FAA_TFR_CARD,
    url: TFR_LIST_URL,
    accept: ['application/json'],
    // 250 restrictions are 60 KB.
    maxBytes: 2 * 1024 * 1024,
    timeoutMs: 20_000,
    parse: parseTfrList,
  });

export const FAA_TFR: Registration = {
  card: FAA_TFR_CARD,
  fields: FAA_TFR_FIELDS,
  create: createFaaTfr,
  probeUrl: () => TFR_LIST_URL,
  fake: fakeFaaTfr,
};
