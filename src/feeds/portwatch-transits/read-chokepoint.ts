import type { Chokepoint } from '../../reference/chokepoints.ts';
import type { FetchBytes, FetchFailure } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { parsePage } from './parse.ts';
import { PAGE_ROWS, pageUrl } from './queries.ts';

export type ChokepointOutcome =
  | { readonly status: 'read'; readonly pages: readonly ParsedRows[] }
  /** Status 200 and no row: under throttling the layer says so of every chokepoint. */
  | { readonly status: 'empty' }
  | { readonly status: 'failed'; readonly failure: Pick<FetchFailure, 'reason' | 'retryAt'>; readonly halt: boolean };

export interface ChokepointRequest {
  readonly chokepoint: Chokepoint;
  readonly dateField: string;
  readonly from: number;
  readonly to?: number | undefined;
  readonly now: number;
  readonly signal: AbortSignal;
}

export const JSON_TYPES = ['application/json', 'text/plain'];
/** Answers of 16–29 s were seen (FEEDS.md §3.1). */
export const TIMEOUT_MS = 45_000;
/** A page of 1,000 rows is about 300 KB. */
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
/** 1,150 days are two pages; the whole layer is four. */
const MAX_PAGES = 20;

/** Reads all pages of one chokepoint, or none: a page that fails fails the chokepoint. */
export async function readChokepoint(fetchBytes: FetchBytes, request: ChokepointRequest): Promise<ChokepointOutcome> {
  const { chokepoint, dateField, from, to, now, signal } = request;
  const pages: ParsedRows[] = [];
  const seen = new Set<string>();
  let offset = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await fetchBytes({
      url: pageUrl({ portwatchName: chokepoint.portwatchName, dateField, from, to, offset }),
      accept: JSON_TYPES,
      maxBytes: MAX_PAGE_BYTES,
      timeoutMs: TIMEOUT_MS,
      signal,
    });
    if (answer.status === 'not_modified') return failed('an unconditional request was answered with 304');
    if (answer.status === 'failed') {
      // Without a connection, or when asked to wait, the other chokepoints are not asked either.
      const halt = answer.kind === 'unreachable' || answer.kind === 'aborted' || answer.retryAt !== undefined;
      return { status: 'failed', failure: answer, halt };
    }
    const parsed = parsePage(answer.bytes, chokepoint, now);
    if (parsed.status === 'unreadable') return failed(parsed.reason);
    if (parsed.totalCount === 0) return page === 0 ? { status: 'empty' } : { status: 'read', pages };
    const first = parsed.observations[0]?.recordId;
    if (first !== undefined && seen.has(first)) return failed('the layer repeats a page');
    for (const { recordId } of parsed.observations) seen.add(recordId);
    pages.push(parsed);
    if (!parsed.exceededTransferLimit && parsed.totalCount < PAGE_ROWS) return { status: 'read', pages };
    // By rows returned, not by rows asked for: the layer gives fewer than it is asked for.
    offset += parsed.totalCount;
  }
  return failed(`more than ${MAX_PAGES} pages`);
}

const failed = (reason: string): ChokepointOutcome => ({ status: 'failed', failure: { reason }, halt: false });
