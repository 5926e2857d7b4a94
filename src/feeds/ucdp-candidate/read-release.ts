import type { ReleaseOutcome, ReleaseRequest } from '../families/ucdp/collect-releases.ts';
import { releaseUrl } from '../families/ucdp/releases.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { parseRelease } from './parse.ts';

/** A month is about 2 MB. */
const MAX_CSV_BYTES = 32 * 1024 * 1024;
const TIMEOUT_MS = 60_000;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel', 'application/octet-stream'];

/** Fetches and parses one monthly release. */
export async function readRelease(fetchBytes: FetchBytes, request: ReleaseRequest): Promise<ReleaseOutcome> {
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
  if (parsed.keptCount === 0) return { status: 'failed', reason: 'every event was refused' };
  return { status: 'read', rows: parsed, validators: answer.validators };
}
