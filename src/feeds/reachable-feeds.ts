import { startDeadline } from '../concurrency/deadline.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import { setSystemTimer } from './http/pause.ts';
import { probeUrls } from './registry.ts';

const ACCEPTED = [
  'text/plain',
  'text/csv',
  'application/csv',
  'application/json',
  'application/geo+json',
  'application/xml',
  'text/xml',
  'application/rss+xml',
  'application/octet-stream',
  'application/vnd.ms-excel',
];
/** A Candidate release is about 2 MB; the lists of sanctions of the EU and the UK are longer than this. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Which feeds answer at all: all probed concurrently, with one short deadline. A start offline waits for this and for nothing else.
 * @param waitMs over all of them, milliseconds
 */
export async function reachableFeeds(
  fetchBytes: FetchBytes,
  { now, waitMs }: { readonly now: number; readonly waitMs: number },
): Promise<ReadonlySet<string>> {
  const deadline = startDeadline({ ms: waitMs, setTimer: setSystemTimer });
  const feedsByUrl = new Map<string, string[]>();
  for (const { feedId, url } of probeUrls(now)) feedsByUrl.set(url, [...(feedsByUrl.get(url) ?? []), feedId]);
  const asked = [...feedsByUrl].map(async ([url, feedIds]) => {
    const result = await fetchBytes({
      url,
      accept: ACCEPTED,
      maxBytes: MAX_BYTES,
      timeoutMs: waitMs,
      signal: deadline.signal,
    });
    // A document too long to be read here is an answer.
    return result.status === 'failed' && result.kind !== 'too_large' ? [] : feedIds;
  });
  return new Set((await Promise.all(asked).finally(deadline.end)).flat());
}
