import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { ExportFile, ExportFileName, ExportFiles } from '../ports/export-files.ts';
import { type ByteRange, readRange } from './byte-range.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** A file is written within a day of the first snapshot; until then it is asked for again after this, seconds. */
const RETRY_AFTER_SECONDS = 3_600;
/** A file can be replaced between finding and reading it, once a day. */
const MAX_TRIES = 2;

export interface ExportFileParts {
  readonly exportFiles: Pick<ExportFiles, 'find' | 'read'>;
  readonly setTimer: SetTimer;
}

/** A stored file or one range of its bytes (RFC 9110 §14). */
export function getExportFile(parts: ExportFileParts): HandlerOf<'exportFile'> {
  return ({ table, period }, { header }) => stored({ table, period }, parts, header);
}

/** A document about the files, stored beside them under its name. */
export function getExportDocument(parts: ExportFileParts): HandlerOf<'exportDocument'> & HandlerOf<'exportText'> {
  return ({ name }: { readonly name: string }) => stored({ table: name, period: 'all' }, parts);
}

type ReadHeader = (name: string) => string | undefined;

async function stored(
  name: ExportFileName,
  { exportFiles, setTimer }: ExportFileParts,
  header?: ReadHeader,
): Promise<HandlerResult<never>> {
  for (let n = 0; n < MAX_TRIES; n += 1) {
    const found = await readWithDeadline(exportFiles.find(name), setTimer);
    if (!found.ok) return failed(found.failure);
    const file = found.value;
    if (file === undefined) return failed({ code: 'export_not_ready', retryAfterSeconds: RETRY_AFTER_SECONDS });
    const range = rangeOf(file, header);
    if (range === 'unsatisfiable') return failed({ code: 'range_not_satisfiable', byteCount: file.byteCount });
    const part = range ?? { first: 0, last: file.byteCount - 1 };
    const read = await readWithDeadline(exportFiles.read(file, part), setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value !== undefined) return answer(file, range, read.value, header !== undefined);
  }
  return failed({ code: 'export_not_ready', retryAfterSeconds: 1 });
}

/** `If-Range` that names another version asks for the complete file. */
function rangeOf({ sha256, byteCount }: ExportFile, header: ReadHeader | undefined) {
  const isOther = header?.('if-range') !== undefined && header('if-range') !== `"${tagOf(sha256)}"`;
  return isOther ? undefined : readRange(header?.('range'), byteCount);
}

const tagOf = (sha256: string): string => sha256.slice(0, 32);

function answer(
  { period, sha256, byteCount, writtenAt }: ExportFile,
  range: ByteRange | undefined,
  bytes: Uint8Array,
  isRanged: boolean,
): HandlerResult<never> {
  const caching = period === 'all' ? 'private, max-age=300' : 'private, max-age=3600';
  const part =
    range === undefined ? [] : [['Content-Range', `bytes ${range.first}-${range.last}/${byteCount}`] as const];
  return {
    ok: true,
    reply: {
      kind: 'bytes',
      ...(range === undefined ? {} : { status: 206 as const }),
      pieces: [bytes],
      contentHash: tagOf(sha256),
      lastModifiedAt: writtenAt,
      headers: [['Cache-Control', caching], ...(isRanged ? [['Accept-Ranges', 'bytes'] as const] : []), ...part],
    },
  };
}
