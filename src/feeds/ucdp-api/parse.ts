import { readEvent, UCDP_COLUMNS, type UcdpCells } from '../families/ucdp/read-event.ts';
import { memberOf, numberMember, parseJson } from '../json-value.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

/** One page of an answer. */
type Page =
  | { readonly status: 'page'; readonly totalCount: number; readonly pageCount: number; readonly rows: ParsedRows }
  | { readonly status: 'unreadable'; readonly reason: string };

/**
 * Reads one page of events, which carry the columns of the files as members.
 * @param now epoch ms; events that end later are rejected
 */
export function parsePage(bytes: Uint8Array, now: number): Page {
  const json = parseJson(bytes);
  const value = json.status === 'json' ? json.value : undefined;
  const result = memberOf(value, 'Result');
  const totalCount = numberMember(value, 'TotalCount');
  const pageCount = numberMember(value, 'TotalPages');
  if (!Array.isArray(result) || !isCount(totalCount) || !isCount(pageCount)) {
    return { status: 'unreadable', reason: 'no page of events' };
  }
  const events: readonly unknown[] = result;
  const tally = startTally();
  for (const event of events) {
    const lost = UCDP_COLUMNS.filter((column) => memberOf(event, column) === undefined);
    const cells: UcdpCells = (column) => textOf(memberOf(event, column));
    const outcome =
      lost.length === 0
        ? readEvent(cells, now)
        : { kind: 'wrong_shape', recordId: plainText(cells('id'), 40), message: `no ${lost.join(', ')}` };
    if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  const rows = tally.rows();
  if (rows.totalCount > 0 && rows.keptCount === 0) return { status: 'unreadable', reason: 'every event was rejected' };
  return { status: 'page', totalCount, pageCount, rows };
}

/** `null` stands for nothing; numbers and texts are written as the files write them. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' ? String(value) : '';
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0;
