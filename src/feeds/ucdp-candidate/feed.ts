import type { Feed } from '../../ports/feed.ts';
import {
  backfillReleases,
  collectReleases,
  type ReadMonth,
  type ReleaseOutcome,
  type ReleaseRequest,
} from '../families/ucdp/collect-releases.ts';
import { alwaysPublished, releaseUrl } from '../families/ucdp/releases.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { UCDP_CANDIDATE_CARD, UCDP_CANDIDATE_FIELDS } from './card.ts';
import { fakeUcdp } from './fake-upstream.ts';
import { parseRelease } from './parse.ts';

export const UCDP_CANDIDATE: Registration = {
  card: UCDP_CANDIDATE_CARD,
  fields: UCDP_CANDIDATE_FIELDS,
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

/** A month is about 2 MB. */
const MAX_CSV_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'];

/** Fetches and parses one monthly release. */
async function readRelease(fetchBytes: FetchBytes, request: ReleaseRequest): Promise<ReleaseOutcome> {
  const answer = await fetchBytes({
    url: releaseUrl(request.release),
    accept: CSV_TYPES,
    maxBytes: MAX_CSV_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...(request.validators === undefined ? {} : { validators: request.validators }),
    signal: request.signal,
  });
  if (answer.status === 'failed') return answer.httpStatus === 404 ? { status: 'unpublished' } : answer;
  if (answer.status === 'not_modified') return answer;
  const parsed = parseRelease(answer.bytes, request);
  if (parsed.status === 'unreadable') return { status: 'failed', reason: parsed.reason };
  if (parsed.keptCount === 0) return { status: 'failed', reason: 'every event was rejected' };
  return { status: 'read', rows: parsed, validators: answer.validators };
}
