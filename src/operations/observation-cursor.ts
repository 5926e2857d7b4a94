import type { ObservationPosition } from '../ports/observation-lists.ts';

/** Where a page begins: the instant that its list is as of, and the last item of the page before. */
export interface ObservationCursor {
  /** Epoch ms. */
  readonly at: number;
  readonly after: ObservationPosition;
}

/** Only the place of the item is written. */
export function writeObservationCursor({ at, after }: ObservationCursor): string {
  const { observedAt, subject, metric, feedId, recordId } = after;
  return Buffer.from(JSON.stringify([at, observedAt, subject, metric, feedId, recordId])).toString('base64url');
}

/** Undefined for anything that `writeObservationCursor` does not write. */
export function readObservationCursor(cursor: string): ObservationCursor | undefined {
  const [at, observedAt, ...texts] = membersOf(Buffer.from(cursor, 'base64url').toString());
  if (typeof at !== 'number' || typeof observedAt !== 'number') return undefined;
  if (!Number.isSafeInteger(at) || !Number.isSafeInteger(observedAt) || at < 0 || texts.length !== 4) return undefined;
  const [subject = '', metric = '', feedId = '', recordId = ''] = texts.map((part) =>
    typeof part === 'string' && !part.includes('\u0000') ? part : '',
  );
  const read = { at, after: { observedAt, subject, metric, feedId, recordId } };
  return writeObservationCursor(read) === cursor ? read : undefined;
}

function membersOf(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
