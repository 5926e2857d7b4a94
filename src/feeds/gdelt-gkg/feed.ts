import { HOUR_MS } from '../../assessment/time.ts';
import type { Feed } from '../../ports/feed.ts';
import { createGdeltFeed } from '../families/gdelt/create-gdelt-feed.ts';
import type { GdeltFileKind } from '../families/gdelt/file-kind.ts';
import { GDELT_BASE_URL } from '../families/gdelt/manifest.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { fakeGdelt } from '../gdelt-events/fake-upstream.ts';
import type { Registration } from '../registration.ts';
import { GDELT_GKG_CARD, GDELT_GKG_FIELDS } from './card.ts';
import { parseGkg } from './parse.ts';

/** About 6 MB zipped and 18 MB plain (FEEDS.md §2.1). An hour is enough: a headline is worth what it says now. */
const KNOWLEDGE_GRAPH: GdeltFileKind = {
  suffix: 'gkg.csv',
  name: 'knowledge graph',
  maxZipBytes: 15 * 1024 * 1024,
  maxCsvBytes: 40 * 1024 * 1024,
  timeoutMs: 60_000,
  maxFiles: 4,
  maxCatchUpMs: HOUR_MS,
  parse: parseGkg,
};

export const GDELT_GKG: Registration = {
  card: GDELT_GKG_CARD,
  fields: GDELT_GKG_FIELDS,
  create: createGdeltGkg,
  probeUrl: () => `${GDELT_BASE_URL}lastupdate.txt`,
  fake: fakeGdelt,
};

/** Headlines of GDELT's knowledge graph: what is new since the cursor, or the quarter hours of a span. */
export function createGdeltGkg(fetchBytes: FetchBytes): Feed {
  return createGdeltFeed(fetchBytes, { card: GDELT_GKG_CARD, kind: KNOWLEDGE_GRAPH });
}
