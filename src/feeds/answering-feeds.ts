import type { FetchBytes } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { GDELT_BASE_URL } from './gdelt-events/manifest.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { SCHEMA_URL } from './portwatch-transits/queries.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';
import { releaseUrl } from './ucdp-candidate/releases.ts';

/** One document of each upstream that is always there: that it answers means that the feed does. */
const DOORBELLS: readonly { readonly feedId: string; readonly url: (now: Date) => string }[] = [
  { feedId: GDELT_EVENTS_CARD.id, url: () => `${GDELT_BASE_URL}lastupdate.txt` },
  { feedId: PORTWATCH_TRANSITS_CARD.id, url: () => SCHEMA_URL },
  { feedId: UCDP_CANDIDATE_CARD.id, url: (now) => releaseUrl(monthBeforeLast(now)) },
  {
    feedId: FRED_BRENT_CARD.id,
    url: (now) =>
      `https://fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILBRENTEU&cosd=${now.getUTCFullYear() - 1}-12-01`,
  },
];

const ACCEPTED = [
  'text/plain',
  'text/csv',
  'application/csv',
  'application/json',
  'application/octet-stream',
  'application/vnd.ms-excel',
];
/** A Candidate release is about 2 MB. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Which feeds answer at all, asked at once and briefly. A start offline waits for this and for nothing else.
 * @param waitMs over all of them, milliseconds
 */
export async function answeringFeeds(
  fetchBytes: FetchBytes,
  { now, waitMs }: { readonly now: number; readonly waitMs: number },
): Promise<ReadonlySet<string>> {
  const signal = AbortSignal.timeout(waitMs);
  const asked = DOORBELLS.map(async ({ feedId, url }) => {
    const result = await fetchBytes({
      url: url(new Date(now)),
      accept: ACCEPTED,
      maxBytes: MOST_BYTES,
      timeoutMs: waitMs,
      signal,
    });
    return result.status === 'failed' ? [] : [feedId];
  });
  return new Set((await Promise.all(asked)).flat());
}

/** The newest candidate release that is always published. */
function monthBeforeLast(now: Date): { year: number; month: number } {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  return { year: month.getUTCFullYear(), month: month.getUTCMonth() + 1 };
}
