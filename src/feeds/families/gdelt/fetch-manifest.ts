import type { FetchBytes, FetchFailure, Validators } from '../../fetch-bytes.ts';
import type { GdeltFileKind } from './file-kind.ts';
import { GDELT_BASE_URL, type ListedFile, parseManifest } from './manifest.ts';

type NewestFile =
  | { readonly status: 'listed'; readonly newest: ListedFile; readonly validators: Validators }
  | { readonly status: 'not_modified' }
  | Pick<FetchFailure, 'status' | 'reason' | 'retryAt'>;

const TIMEOUT_MS = 15_000;
const MAX_MANIFEST_BYTES = 4_096;
/** About two days of the master list. */
const TAIL_BYTES = 65_536;

/** Asks which file of a kind is the newest. */
export async function fetchNewest(
  fetchBytes: FetchBytes,
  { kind, ...request }: { readonly kind: GdeltFileKind; readonly validators: Validators; readonly signal: AbortSignal },
): Promise<NewestFile> {
  const answer = await fetchBytes({
    url: `${GDELT_BASE_URL}lastupdate.txt`,
    accept: ['text/plain', 'application/octet-stream'],
    maxBytes: MAX_MANIFEST_BYTES,
    timeoutMs: TIMEOUT_MS,
    ...request,
  });
  if (answer.status !== 'ok') return answer;
  const newest = parseManifest(answer.bytes, kind).at(-1);
  return newest === undefined
    ? { status: 'failed', reason: `the manifest lists no ${kind.name}` }
    : { status: 'listed', newest, validators: answer.validators };
}

/**
 * The files of a kind of about the last two days with their checksums.
 * @returns an empty map when the server does not serve the tail: the files are then checked by name and CRC alone
 */
export async function fetchRecentList(
  fetchBytes: FetchBytes,
  { kind, signal }: { readonly kind: GdeltFileKind; readonly signal: AbortSignal },
): Promise<ReadonlyMap<number, ListedFile>> {
  const answer = await fetchBytes({
    url: `${GDELT_BASE_URL}masterfilelist.txt`,
    accept: ['text/plain', 'application/octet-stream'],
    maxBytes: 2 * TAIL_BYTES,
    timeoutMs: TIMEOUT_MS,
    range: `bytes=-${TAIL_BYTES}`,
    signal,
  });
  const listed = answer.status === 'ok' ? parseManifest(answer.bytes, kind) : [];
  return new Map(listed.map((entry) => [entry.instant, entry]));
}
