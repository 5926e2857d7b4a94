import { isoDate } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { OCHA_FTS_CARD, OCHA_FTS_FIELDS } from './card.ts';
import { fakeOchaFts } from './fake-upstream.ts';
import { parseFunding } from './parse.ts';

const fundingUrl = (now: number): string =>
  `https://api.hpc.tools/v1/public/fts/flow?year=${isoDate(now).slice(0, 4)}&groupby=location`;

/** Humanitarian funding of the running calendar year by receiving country. */
export const createOchaFts = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: OCHA_FTS_CARD,
    url: fundingUrl,
    accept: ['application/json'],
    // Some 150 places, each twice in each of the reports.
    maxBytes: 8 * 1024 * 1024,
    timeoutMs: 60_000,
    parse: parseFunding,
  });

export const OCHA_FTS: Registration = {
  card: OCHA_FTS_CARD,
  fields: OCHA_FTS_FIELDS,
  create: createOchaFts,
  probeUrl: fundingUrl,
  fake: fakeOchaFts,
};
