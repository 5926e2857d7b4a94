import type { Feed } from '../../ports/feed.ts';
import { backfillReleases, collectReleases, type ReadMonth } from '../families/ucdp/collect-releases.ts';
import { alwaysPublished, releaseUrl } from '../families/ucdp/releases.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { UCDP_CANDIDATE_CARD } from './card.ts';
import { fakeUcdp } from './fake-upstream.ts';
import { readRelease } from './read-release.ts';

export const UCDP_CANDIDATE: Registration = {
  card: UCDP_CANDIDATE_CARD,
  create: createUcdpCandidate,
  probeUrl: (now) => releaseUrl(alwaysPublished(now)),
  fake: fakeUcdp,
};

/** Monthly releases of the UCDP candidate dataset: the recent ones not read yet, or those of a span. */
export function createUcdpCandidate(fetchBytes: FetchBytes): Feed {
  const read: ReadMonth = (request) => readRelease(fetchBytes, request);
  return {
    card: UCDP_CANDIDATE_CARD,
    collect: ({ span, ...request }) =>
      span === undefined ? collectReleases(read, request) : backfillReleases(read, { ...request, span }),
  };
}
