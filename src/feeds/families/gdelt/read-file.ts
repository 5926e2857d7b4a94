import { createHash } from 'node:crypto';
import type { FetchBytes, FetchFailure } from '../../fetch-bytes.ts';
import type { ParsedRows } from '../../parsed.ts';
import { unzipEntry } from '../../unzip-entry.ts';
import { compactInstant } from '../../utc-instant.ts';
import type { GdeltFileKind } from './file-kind.ts';
import { GDELT_BASE_URL, type ListedFile } from './manifest.ts';
import { OLD_EVENT } from './old-event.ts';

export type FileOutcome =
  | { readonly status: 'read'; readonly rows: ParsedRows }
  /** The server has no such file: a gap, or a listed file that is not readable yet. */
  | { readonly status: 'missing' }
  /** It arrived and is not what was announced. */
  | { readonly status: 'damaged'; readonly reason: string }
  | { readonly status: 'failed'; readonly failure: FetchFailure };

interface FileRequest {
  readonly kind: GdeltFileKind;
  readonly instant: number;
  /** What the manifest says of it, where a manifest lists it. */
  readonly listed?: ListedFile | undefined;
  readonly signal: AbortSignal;
}

const ZIP_TYPES = [
  'application/zip',
  'application/x-zip',
  'application/x-zip-compressed',
  'application/octet-stream',
  'binary/octet-stream',
];

/** Fetches one file of a kind, checks size, MD5, entry name and CRC, and parses it. */
export async function readFile(fetchBytes: FetchBytes, request: FileRequest): Promise<FileOutcome> {
  const { kind } = request;
  const fileName = `${compactInstant(request.instant)}.${kind.suffix}`;
  const answer = await fetchBytes({
    url: `${GDELT_BASE_URL}${fileName}.zip`,
    accept: ZIP_TYPES,
    maxBytes: kind.maxZipBytes,
    timeoutMs: kind.timeoutMs,
    signal: request.signal,
  });
  if (answer.status === 'failed') {
    return answer.httpStatus === 404 ? { status: 'missing' } : { status: 'failed', failure: answer };
  }
  if (answer.status === 'not_modified') return damaged('an unconditional request was answered with 304');
  const { listed } = request;
  if (listed !== undefined && answer.bytes.byteLength !== listed.sizeBytes) {
    return damaged(`${answer.bytes.byteLength} bytes instead of ${listed.sizeBytes}`);
  }
  if (listed !== undefined && createHash('md5').update(answer.bytes).digest('hex') !== listed.md5) {
    return damaged('MD5 mismatch');
  }
  const unzipped = await unzipEntry(answer.bytes, { name: fileName, maxBytes: kind.maxCsvBytes });
  if (unzipped.status === 'damaged') return unzipped;
  const parsed = kind.parse(unzipped.bytes, request.instant);
  if (parsed.status === 'unreadable') return damaged(parsed.reason);
  // A file of which most is rejected would pass for a calm quarter of an hour.
  const brokenCount = parsed.rejectedCount - (parsed.rejectedByKind[OLD_EVENT] ?? 0);
  return 2 * brokenCount > parsed.totalCount
    ? damaged('most of its rows are rejected')
    : { status: 'read', rows: parsed };
}

const damaged = (reason: string): FileOutcome => ({ status: 'damaged', reason });
