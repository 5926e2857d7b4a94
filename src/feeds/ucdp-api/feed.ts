import type { Feed } from '../../ports/feed.ts';
import {
  backfillReleases,
  collectReleases,
  type ReadMonth,
  type ReleaseOutcome,
  type ReleaseRequest,
} from '../families/ucdp/collect-releases.ts';
import { releaseSize } from '../families/ucdp/release-size.ts';
import { releaseId } from '../families/ucdp/releases.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import { UCDP_API_CARD, UCDP_API_FIELDS } from './card.ts';
import { fakeUcdpApi } from './fake-upstream.ts';
import { parsePage } from './parse.ts';

export const UCDP_API: Registration = {
  card: UCDP_API_CARD,
  fields: UCDP_API_FIELDS,
  create: createUcdpApi,
  probeUrl: () => UCDP_API_CARD.url,
  fake: fakeUcdpApi,
};

/**
 * Monthly candidate releases by UCDP's interface: the same events as the files, for operators with a token.
 * @throws Error when the key its card needs is not there
 */
export function createUcdpApi(fetchBytes: FetchBytes, keys: FeedKeys): Feed {
  const token = keys.UCDP_API_TOKEN;
  if (token === undefined) throw new Error('ucdp-api needs UCDP_API_TOKEN');
  const read: ReadMonth = (request) => readMonth(fetchBytes, token, request);
  return {
    card: UCDP_API_CARD,
    collect: ({ span, ...request }) =>
      span === undefined ? collectReleases(read, request) : backfillReleases(read, { ...request, span }),
  };
}

const PAGE_SIZE = 1_000;
/** A month holds 1,500 to 3,000 events; more pages than this are no month. */
const MAX_PAGES = 20;
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 60_000;

/**
 * Reads every page of one monthly release. A page that is missing fails the whole: half a month would look calm.
 * @param token secret; sent as a header, never in an address
 */
async function readMonth(
  fetchBytes: FetchBytes,
  token: string,
  { release, now, signal }: ReleaseRequest,
): Promise<ReleaseOutcome> {
  const version = releaseId(release);
  const pages: ParsedRows[] = [];
  let totalCount = 0;
  for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
    const answer = await fetchBytes({
      url: `https://ucdpapi.pcr.uu.se/api/gedevents/${version}?pagesize=${PAGE_SIZE}&page=${page}`,
      headers: { 'x-ucdp-access-token': token },
      accept: ['application/json', 'text/json'],
      maxBytes: MAX_PAGE_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (answer.status === 'failed') return answer.httpStatus === 404 && page === 0 ? { status: 'unpublished' } : answer;
    if (answer.status === 'not_modified') return { status: 'failed', reason: 'unasked 304' };
    const parsed = parsePage(answer.bytes, now);
    if (parsed.status === 'unreadable') return { status: 'failed', reason: parsed.reason };
    if (parsed.pageCount > MAX_PAGES) return { status: 'failed', reason: `${parsed.pageCount} pages` };
    if (parsed.totalCount === 0) return { status: 'unpublished' };
    [totalCount, pageCount] = [parsed.totalCount, parsed.pageCount];
    pages.push(parsed.rows);
  }
  const readCount = pages.reduce((sum, { totalCount: count }) => sum + count, 0);
  if (readCount !== totalCount) return { status: 'failed', reason: `${readCount} events of ${totalCount}` };
  return { status: 'read', rows: together(pages, version, release), validators: {} };
}

/** The pages of a month as one answer, with the month's own record. */
function together(pages: readonly ParsedRows[], version: string, month: ReleaseRequest['release']): ParsedRows {
  const count = (of: (page: ParsedRows) => number): number => pages.reduce((sum, page) => sum + of(page), 0);
  const rejectedByKind: Record<string, number> = {};
  for (const page of pages) {
    for (const [kind, n] of Object.entries(page.rejectedByKind)) rejectedByKind[kind] = (rejectedByKind[kind] ?? 0) + n;
  }
  const eventCount = count(({ totalCount }) => totalCount);
  return {
    ...startTally().rows(),
    observations: [...pages.flatMap(({ observations }) => observations), releaseSize(version, { month, eventCount })],
    problems: pages.flatMap(({ problems }) => problems),
    totalCount: eventCount,
    keptCount: count(({ keptCount }) => keptCount),
    rejectedCount: count(({ rejectedCount }) => rejectedCount),
    rejectedByKind,
  };
}
