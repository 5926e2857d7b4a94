import { isoDate } from '../../assessment/time.ts';
import type { Json } from '../../reference/content-hash.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import { parseIsoDay } from '../utc-instant.ts';

export interface PortwatchCursor {
  /** Newest day read of each chokepoint id, epoch ms. */
  readonly newest: ReadonlyMap<string, number>;
  /** Of the last run that read every chokepoint: the layer's edit instant and our own. */
  readonly complete?: { readonly editedAt: number; readonly readAt: number };
}

/** Reads a stored cursor; one of another shape counts as none. */
export function readCursor(json: Json): PortwatchCursor {
  const stored = memberOf(json, 'newest');
  const newest = new Map<string, number>();
  for (const id of typeof stored === 'object' && stored !== null ? Object.keys(stored) : []) {
    const day = parseIsoDay(textMember(stored, id) ?? '');
    if (day !== undefined) newest.set(id, day);
  }
  const editedAt = numberMember(json, 'editedAt');
  const readAt = numberMember(json, 'readAt');
  return { newest, ...(editedAt === undefined || readAt === undefined ? {} : { complete: { editedAt, readAt } }) };
}

export function writeCursor({ newest, complete }: PortwatchCursor): Json {
  return {
    newest: Object.fromEntries([...newest].map(([id, day]) => [id, isoDate(day)])),
    ...(complete === undefined ? {} : complete),
  };
}
