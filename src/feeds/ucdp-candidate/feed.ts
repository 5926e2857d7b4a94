import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { backfillReleases, collectReleases, type ReadMonth } from '../families/ucdp/collect-releases.ts';
import { UCDP_CANDIDATE_CARD } from './card.ts';
import { readRelease } from './read-release.ts';

/** Monthly releases of the UCDP candidate dataset: the recent ones not read yet, or those of a span. */
export function createUcdpCandidate(fetchBytes: FetchBytes): Feed {
  const read: ReadMonth = (request) => readRelease(fetchBytes, request);
  return {
    card: UCDP_CANDIDATE_CARD,
    collect: ({ span, ...request }) =>
      span === undefined ? collectReleases(read, request) : backfillReleases(read, { ...request, span }),
  };
}
