import Papa from 'papaparse';
import type { ReadObservation } from '../../ports/feed.ts';
import { createRecordSplitter } from '../csv-record-splitter.ts';
import { readEvent, UCDP_COLUMNS, type UcdpCells } from '../families/ucdp/read-event.ts';
import { releaseSize } from '../families/ucdp/release-size.ts';
import { type Release, releasesOfSpan } from '../families/ucdp/releases.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

interface AnnualContext {
  /** `25.1`: UCDP's version of the release. */
  readonly version: string;
  /** Events are kept by their last day in [from, to), epoch ms, whole months UTC. */
  readonly from: number;
  readonly to: number;
  /** Epoch ms; events that end later are rejected. */
  readonly now: number;
}

interface AnnualReader {
  /** Takes the next piece of the file; after something unreadable the rest is passed over. */
  take(piece: Uint8Array): void;
  finish(): Parsed;
}

/** The longest recorded record, with its source articles, is below 20,000 characters. */
const MAX_RECORD = 1_000_000;

/**
 * Reads a yearly file of some 400,000 events piece by piece and keeps those of a span, so that its 250 MB are never held.
 * Each month of the span is reported as covered, with its number of events.
 */
export function startAnnual(context: AnnualContext): AnnualReader {
  const decoder = new TextDecoder();
  const splitter = createRecordSplitter(MAX_RECORD);
  const tally = startTally();
  const eventCounts = new Map<number, number>();
  let position: ReadonlyMap<string, number> | undefined;
  let fault: string | undefined;

  function readRow(row: readonly string[], columns: ReadonlyMap<string, number>): void {
    const cells: UcdpCells = (column) => row[columns.get(column) ?? -1]?.trim() ?? '';
    const outcome =
      row.length === columns.size
        ? readEvent(cells, context.now)
        : { kind: 'wrong_shape', recordId: plainText(cells('id'), 40), message: `${row.length} cells` };
    if ('kind' in outcome) tally.reject(outcome);
    else if (outcome.observedAt < context.from || outcome.observedAt >= context.to) tally.ignore();
    else {
      tally.keep([outcome]);
      const month = startOfMonth(outcome.observedAt);
      eventCounts.set(month, (eventCounts.get(month) ?? 0) + 1);
    }
  }

  function readRecords(text: string): void {
    const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
    if (errors.some((error) => error.type === 'Quotes')) fault ??= 'a quoted field does not end';
    for (const row of data) {
      if (position !== undefined) readRow(row, position);
      else position = headerOf(row);
    }
  }

  function headerOf(row: readonly string[]): ReadonlyMap<string, number> {
    const header = new Map(row.map((name, index) => [name.trim(), index]));
    const lost = UCDP_COLUMNS.filter((column) => !header.has(column));
    if (lost.length > 0) fault ??= `the file has no column ${lost.join(', ')}`;
    return header;
  }

  return {
    take(piece) {
      if (fault !== undefined) return;
      const records = splitter.take(decoder.decode(piece, { stream: true }));
      if (records === 'too_long') fault = 'a record does not end';
      else if (records !== '') readRecords(records);
    },
    finish() {
      if (fault === undefined) readRecords(splitter.rest() + decoder.decode());
      const rows = tally.rows(() => covered(context, eventCounts));
      if (fault !== undefined) return { status: 'unreadable', reason: fault };
      if (rows.totalCount === 0) return { status: 'unreadable', reason: 'the file holds no event' };
      if (rows.rejectedCount * 2 > rows.totalCount)
        return { status: 'unreadable', reason: 'most events were rejected' };
      return rows;
    },
  };
}

function covered(
  { version, from, to }: AnnualContext,
  eventCounts: ReadonlyMap<number, number>,
): readonly ReadObservation[] {
  // A file that ends before the span covers none of it.
  if (eventCounts.size === 0) return [];
  return releasesOfSpan(from, to).map((month) => {
    const id = `${version}:${month.year}-${String(month.month).padStart(2, '0')}`;
    return releaseSize(id, { month, eventCount: eventCounts.get(instantOf(month)) ?? 0 });
  });
}

function startOfMonth(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

const instantOf = ({ year, month }: Release): number => Date.UTC(year, month - 1, 1);
