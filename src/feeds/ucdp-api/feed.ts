import type { Feed } from '../../ports/feed.ts';
import { backfillReleases, collectReleases, type ReadMonth } from '../families/ucdp/collect-releases.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { FeedKeys, Registration } from '../registration.ts';
import { UCDP_API_CARD } from './card.ts';
import { fakeUcdpApi } from './fake-upstream.ts';
import { readMonth } from './read-month.ts';

export const UCDP_API: Registration = {
  card: UCDP_API_CARD,
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
