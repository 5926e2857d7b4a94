import type { FetchBytes, FetchFailure, Validators } from '../fetch-bytes.ts';
import { GDELT_BASE_URL, type ListedExport, parseManifest } from './manifest.ts';

export type NewestExport =
  | { readonly status: 'listed'; readonly newest: ListedExport; readonly validators: Validators }
  | { readonly status: 'not_modified' }
  | Pick<FetchFailure, 'status' | 'reason' | 'retryAt'>;

const TIMEOUT_MS = 15_000;
const MOST_MANIFEST_BYTES = 4_096;
/** About two days of the master list. */
const TAIL_BYTES = 65_536;

/** Asks which export is the newest. */
export async function fetchNewest(
  fetchBytes: FetchBytes,
  request: { readonly validators: Validators; readonly signal: AbortSignal },
): Promise<NewestExport> {
  const answer = await fetchBytes({
    url: `${GDELT_BASE_URL}lastupdate.txt`,
    accept: ['text/plain', 'application/octet-stream'],
    maxBytes: MOST_MANIFEST_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...request,
  });
  if (answer.status !== 'ok') return answer;
  const newest = parseManifest(answer.bytes).at(-1);
  return newest === undefined
    ? { status: 'failed', reason: 'the manifest lists no event export' }
    : { status: 'listed', newest, validators: answer.validators };
}

/**
 * The exports of about the last two days with their checksums.
 * @returns an empty map when the server does not serve the tail: the exports are then checked by name and CRC alone
 */
export async function fetchRecentList(
  fetchBytes: FetchBytes,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, ListedExport>> {
  const answer = await fetchBytes({
    url: `${GDELT_BASE_URL}masterfilelist.txt`,
    accept: ['text/plain', 'application/octet-stream'],
    maxBytes: 2 * TAIL_BYTES,
    timeoutMs: TIMEOUT_MS,
    range: `bytes=-${TAIL_BYTES}`,
    signal,
  });
  const listed = answer.status === 'ok' ? parseManifest(answer.bytes) : [];
  return new Map(listed.map((entry) => [entry.instant, entry]));
}
