import type { Feed } from '../../ports/feed.ts';
import { createDocumentFeed } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { NGA_WARNINGS_CARD, NGA_WARNINGS_FIELDS } from './card.ts';
import { fakeNgaWarnings } from './fake-upstream.ts';
import { parseBroadcastWarnings } from './parse.ts';

const BROADCAST_WARNINGS_URL = 'https://msi.nga.mil/api/publications/broadcast-warn?output=json&status=A';

/** Warnings to seafarers in force that speak of attacks, mines and pirates, or announce firing and naval exercises. */
export const createNgaWarnings = (fetchBytes: FetchBytes): Feed =>
  createDocumentFeed(fetchBytes, {
    card: NGA_WARNINGS_CARD,
    url: BROADCAST_WARNINGS_URL,
    accept: ['application/json'],
    // 700 warnings are 1 MB.
    maxBytes: 8 * 1024 * 1024,
    // The endpoint is slow (FEEDS.md §3.1, 10).
    timeoutMs: 60_000,
    parse: parseBroadcastWarnings,
  });

export const NGA_WARNINGS: Registration = {
  card: NGA_WARNINGS_CARD,
  fields: NGA_WARNINGS_FIELDS,
  create: createNgaWarnings,
  probeUrl: () => BROADCAST_WARNINGS_URL,
  fake: fakeNgaWarnings,
};
