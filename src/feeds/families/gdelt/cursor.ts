import type { Json } from '../../../reference/content-hash.ts';
import type { Validators } from '../../fetch-bytes.ts';
import { memberOf, numberMember, textMember } from '../../json-value.ts';
import { compactInstant, parseCompactInstant } from '../../utc-instant.ts';

/** Where the last run stopped. */
export interface GdeltCursor {
  /** Closing instant of the last file read or given up; undefined before the first. */
  readonly last?: number;
  /** How often the file after `last` has been found damaged. */
  readonly damagedCount: number;
  /** The newest hole in what was read, from inclusive, to exclusive. */
  readonly lastGap?: { readonly from: number; readonly to: number };
  /** Of the manifest; absent while listed files are outstanding, which a 304 would hide. */
  readonly validators?: Validators;
}

/** Reads a stored cursor; one of another shape counts as none. */
export function readCursor(json: Json): GdeltCursor {
  const last = parseCompactInstant(textMember(json, 'last') ?? '');
  if (last === undefined) return { damagedCount: 0 };
  const gap = memberOf(json, 'lastGap');
  const from = parseCompactInstant(textMember(gap, 'from') ?? '');
  const to = parseCompactInstant(textMember(gap, 'to') ?? '');
  const etag = textMember(json, 'etag');
  const lastModified = textMember(json, 'lastModified');
  return {
    last,
    damagedCount: numberMember(json, 'damagedCount') ?? 0,
    ...(from === undefined || to === undefined ? {} : { lastGap: { from, to } }),
    validators: { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) },
  };
}

export function writeCursor(cursor: GdeltCursor): Json {
  const { last, lastGap, damagedCount, validators } = cursor;
  return {
    ...(last === undefined ? {} : { last: compactInstant(last) }),
    ...(damagedCount === 0 ? {} : { damagedCount }),
    ...(lastGap === undefined
      ? {}
      : { lastGap: { from: compactInstant(lastGap.from), to: compactInstant(lastGap.to) } }),
    ...(validators?.etag === undefined ? {} : { etag: validators.etag }),
    ...(validators?.lastModified === undefined ? {} : { lastModified: validators.lastModified }),
  };
}
