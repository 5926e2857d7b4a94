import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { FAA_NAS_CARD } from './card.ts';
import { parseNasStatus } from './parse.ts';

export const NAS_STATUS_URL = 'https://nasstatus.faa.gov/api/airport-status-information';

/** Closures, ground stops and delays at airports of the United States, as their authority announces them. */
export const createFaaNas = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: FAA_NAS_CARD,
    url: NAS_STATUS_URL,
    accept: ['application/xml', 'text/xml'],
    // A few KB on the worst day.
    maxBytes: 1024 * 1024,
    timeoutMs: 15_000,
    parse: parseNasStatus,
  });
