import Papa from 'papaparse';
import type { ReadRecord } from '../../ports/record.ts';
import { wrongWidth } from '../csv-table.ts';
import { eventRecord, readEvent, UCDP_COLUMNS, type UcdpCells } from '../families/ucdp/read-event.ts';
import { releaseSize } from '../families/ucdp/release-size.ts';
import { type Release, releaseId } from '../families/ucdp/releases.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';

interface ReleaseContext {
  readonly release: Release;
  /** Epoch ms; events that end later are rejected. */
  readonly now: number;
}

/**
 * Reads one monthly release. An event is booked on its last day (METHOD.md §11), at the start of that UTC day.
 */
export function parseRelease(bytes: Uint8Array, context: ReleaseContext): Parsed {
  const text = new TextDecoder().decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
  if (errors.some((error) => error.type === 'Quotes')) {
    return { status: 'unreadable', reason: 'a quoted field does not end' };
  }
  const [header, ...rows] = data;
  const position = new Map((header ?? []).map((name, index) => [name.trim(), index]));
  const lost = UCDP_COLUMNS.filter((column) => !position.has(column));
  if (lost.length > 0) return { status: 'unreadable', reason: `the file has no column ${lost.join(', ')}` };
  if (rows.length === 0) return { status: 'unreadable', reason: 'the file holds no event' };
  const tally = startTally();
  const entries: ReadRecord[] = [];
  for (const row of rows) {
    const cells: UcdpCells = (column) => row[position.get(column) ?? -1]?.trim() ?? '';
    const outcome =
      row.length === position.size ? readEvent(cells, context.now) : wrongWidth(plainText(cells('id'), 40), row.length);
    if ('kind' in outcome) tally.reject(outcome);
    else {
      tally.keep([outcome]);
      entries.push(eventRecord(cells, outcome));
    }
  }
  const read = tally.rows((totalCount) => [
    releaseSize(releaseId(context.release), { month: context.release, eventCount: totalCount }),
  ]);
  return { ...read, records: { entries, isComplete: false } };
}
