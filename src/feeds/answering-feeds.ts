import type { FetchBytes } from './fetch-bytes.ts';
import { FRED_BRENT_CARD } from './fred-brent/card.ts';
import { GDELT_EVENTS_CARD } from './gdelt-events/card.ts';
import { PORTWATCH_TRANSITS_CARD } from './portwatch-transits/card.ts';
import { UCDP_CANDIDATE_CARD } from './ucdp-candidate/card.ts';

/** A small document of each upstream; that it answers means that the feed is there. */
const DOORBELLS: readonly { readonly feedId: string; readonly url: (now: Date) => string; readonly range?: string }[] =
  [
    {
      feedId: GDELT_EVENTS_CARD.id,
      url: () => 'https://storage.googleapis.com/data.gdeltproject.org/gdeltv2/lastupdate.txt',
    },
    {
      feedId: PORTWATCH_TRANSITS_CARD.id,
      url: () =>
        'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Chokepoints_Data/FeatureServer/0?f=json',
    },
    { feedId: UCDP_CANDIDATE_CARD.id, url: (now) => candidateUrl(now) },
    {
      feedId: FRED_BRENT_CARD.id,
      url: (now) =>
        `https://fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILBRENTEU&cosd=${new Date(now.getTime() - 30 * 86_400_000).toISOString().slice(0, 10)}`,
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
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Which feeds answer at all, asked at once and briefly. A start offline waits for this and for nothing else.
 * @param waitMs over all of them, milliseconds
 */
export async function answeringFeeds(
  fetchBytes: FetchBytes,
  { now, waitMs }: { now: number; waitMs: number },
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

/** The candidate release of the month before last: the newest that is always published. */
function candidateUrl(now: Date): string {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1));
  return `https://ucdp.uu.se/downloads/candidateged/GEDEvent_v${String(month.getUTCFullYear()).slice(2)}_0_${month.getUTCMonth() + 1}.csv`;
}
