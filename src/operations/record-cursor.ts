import type { RecordPosition } from '../ports/record-store.ts';

/** Where a page begins: the instant that its list is as of, and the last item of the page before. */
export interface RecordCursor {
  /** Epoch ms. */
  readonly at: number;
  readonly after: RecordPosition;
}

/** Only the place of the item is written. */
export function writeRecordCursor({ at, after: { observedAt, feedId, recordId } }: RecordCursor): string {
  return Buffer.from(JSON.stringify([at, observedAt, feedId, recordId])).toString('base64url');
}

/** Undefined for anything that `writeRecordCursor` does not write. */
export function readRecordCursor(cursor: string): RecordCursor | undefined {
  const [at, observedAt, feedId, recordId, ...more] = membersOf(Buffer.from(cursor, 'base64url').toString());
  if (typeof at !== 'number' || typeof observedAt !== 'number' || typeof feedId !== 'string') return undefined;
  if (typeof recordId !== 'string' || !Number.isSafeInteger(at) || !Number.isSafeInteger(observedAt)) return undefined;
  if (at < 0 || more.length > 0 || `${feedId}${recordId}`.includes('\u0000')) return undefined;
  const read = { at, after: { observedAt, feedId, recordId } };
  return writeRecordCursor(read) === cursor ? read : undefined;
}

function membersOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
