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
 * Which feeds answer at all: all probed concurrently, with one short deadline. A start offline waits for this and for nothing
 * else: where a host cannot be reached, nothing more is asked of it.
 * @param waitMs over all of them, milliseconds
 */
export async function reachableFeeds(
  fetchBytes: FetchBytes,
  { now, waitMs }: { readonly now: number; readonly waitMs: number },
): Promise<ReadonlySet<string>> {
  const deadline = startDeadline({ ms: waitMs, setTimer: setSystemTimer });
  const feedsByUrl = new Map<string, string[]>();
  for (const { feedId, url } of probeUrls(now)) feedsByUrl.set(url, [...(feedsByUrl.get(url) ?? []), feedId]);
  const owners = new Map([...feedsByUrl.keys()].map((url) => [new URL(url).host, hostOwner(deadline.signal)]));
  const asked = [...feedsByUrl].map(async ([url, feedIds]) => {
    const owner = owners.get(new URL(url).host);
    const signal = owner?.signal ?? deadline.signal;
    const result = await fetchBytes({ url, accept: ACCEPTED, maxBytes: MAX_BYTES, timeoutMs: waitMs, signal });
    if (result.status === 'failed' && result.kind === 'unreachable') owner?.giveUp();
    // A document too long to be read here is an answer.
    return result.status === 'failed' && result.kind !== 'too_large' ? [] : feedIds;
  });
  return new Set((await Promise.all(asked).finally(deadline.end)).flat());
}

/** The owner of all probes of one host. */
function hostOwner(whole: AbortSignal): { readonly signal: AbortSignal; readonly giveUp: () => void } {
  const given = new AbortController();
  return { signal: AbortSignal.any([whole, given.signal]), giveUp: () => given.abort() };
}
