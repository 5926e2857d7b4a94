import { DAY_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createGdeltFeed } from '../families/gdelt/create-gdelt-feed.ts';
import type { GdeltFileKind } from '../families/gdelt/file-kind.ts';
import { GDELT_BASE_URL } from '../families/gdelt/manifest.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { GDELT_EVENTS_CARD, GDELT_EVENTS_FIELDS } from './card.ts';
import { fakeGdelt } from './fake-upstream.ts';
import { parseExport } from './parse.ts';

/** Exports are 50–200 KB zipped; caps and files a run are FEEDS.md §2.1 and §3.1. */
const EVENT_EXPORTS: GdeltFileKind = {
  suffix: 'export.CSV',
  name: 'event export',
  maxZipBytes: 5 * 1024 * 1024,
  maxCsvBytes: 30 * 1024 * 1024,
  timeoutMs: 15_000,
  maxFiles: 8,
  maxCatchUpMs: DAY_MS,
  parse: parseExport,
};

export const GDELT_EVENTS: Registration = {
  card: GDELT_EVENTS_CARD,
  fields: GDELT_EVENTS_FIELDS,
  create: createGdeltEvents,
  probeUrl: () => `${GDELT_BASE_URL}lastupdate.txt`,
  fake: fakeGdelt,
};

/** Event exports of GDELT 2.0: what is new since the cursor, or the quarter hours of a span. */
export function createGdeltEvents(fetchBytes: FetchBytes): Feed {
  return createGdeltFeed(fetchBytes, { card: GDELT_EVENTS_CARD, kind: EVENT_EXPORTS });
}
