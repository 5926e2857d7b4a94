import type { FetchBytes, FetchFailure, FetchRequest, Validators } from './fetch-bytes.ts';
import type { Parsed, ParsedRows } from './parsed.ts';

type DocumentOutcome =
  | { readonly status: 'read'; readonly rows: ParsedRows; readonly validators: Validators }
  | { readonly status: 'not_modified' }
  | DocumentFailure;

type DocumentFailure = { readonly status: 'failed' } & Pick<FetchFailure, 'reason' | 'retryAt' | 'httpStatus'> & {
    /** No use in asking the same upstream for more in this run: no connection, or asked to wait. */
    readonly halt: boolean;
  };

/** Fetches one document and parses it. A 304 to a request without validators is a failure. */
export async function readDocument(
  fetchBytes: FetchBytes,
  request: FetchRequest,
  parse: (bytes: Uint8Array) => Parsed | Promise<Parsed>,
): Promise<DocumentOutcome> {
  const answer = await fetchBytes(request);
  if (answer.status === 'failed') {
    const halt = answer.httpStatus === undefined || answer.retryAt !== undefined;
    const { reason, retryAt, httpStatus } = answer;
    return {
      status: 'failed',
      reason,
      halt,
      ...(retryAt === undefined ? {} : { retryAt }),
      ...(httpStatus === undefined ? {} : { httpStatus }),
    };
  }
  if (answer.status === 'not_modified') {
    const asked = request.validators?.etag ?? request.validators?.lastModified;
    return asked === undefined ? { status: 'failed', reason: 'unasked 304', halt: false } : answer;
  }
  const parsed = await parse(answer.bytes);
  if (parsed.status === 'unreadable') return { status: 'failed', reason: parsed.reason, halt: false };
  return { status: 'read', rows: parsed, validators: answer.validators };
}

/** Why a document without one kept row is a failure. */
export function nothingKept({ rejectedByKind, totalCount }: ParsedRows): Pick<FetchFailure, 'reason'> {
  const kinds = Object.entries(rejectedByKind).map(([kind, count]) => `${kind} ${count}`);
  const rejected = kinds.length === 0 ? '' : ` (rejected: ${kinds.join(', ')})`;
  return { reason: `nothing usable in ${totalCount} rows${rejected}` };
}
