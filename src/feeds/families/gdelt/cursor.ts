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
  /** What an outage left behind the newest files and is still to be read, from inclusive, to exclusive. */
  readonly behind?: { readonly from: number; readonly to: number };
  /** Of the manifest; absent while listed files are outstanding, which a 304 would hide. */
  readonly validators?: Validators;
}

/** Reads a stored cursor; one of another shape counts as none. */
export function readCursor(json: Json): GdeltCursor {
  const last = parseCompactInstant(textMember(json, 'last') ?? '');
  if (last === undefined) return { damagedCount: 0 };
  const [lastGap, behind] = [spanIn(json, 'lastGap'), spanIn(json, 'behind')];
  const etag = textMember(json, 'etag');
  const lastModified = textMember(json, 'lastModified');
  return {
    last,
    damagedCount: numberMember(json, 'damagedCount') ?? 0,
    ...(lastGap === undefined ? {} : { lastGap }),
    ...(behind === undefined ? {} : { behind }),
    validators: { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) },
  };
}

function spanIn(json: Json, name: string): GdeltCursor['lastGap'] {
  const from = parseCompactInstant(textMember(memberOf(json, name), 'from') ?? '');
  const to = parseCompactInstant(textMember(memberOf(json, name), 'to') ?? '');
  return from === undefined || to === undefined ? undefined : { from, to };
}

export function writeCursor(cursor: GdeltCursor): Json {
  const { last, lastGap, behind, damagedCount, validators } = cursor;
  const written = ({ from, to }: { from: number; to: number }) => ({
    from: compactInstant(from),
    to: compactInstant(to),
  });
  return {
    ...(last === undefined ? {} : { last: compactInstant(last) }),
    ...(damagedCount === 0 ? {} : { damagedCount }),
    ...(lastGap === undefined ? {} : { lastGap: written(lastGap) }),
    ...(behind === undefined || behind.from >= behind.to ? {} : { behind: written(behind) }),
    ...(validators?.etag === undefined ? {} : { etag: validators.etag }),
    ...(validators?.lastModified === undefined ? {} : { lastModified: validators.lastModified }),
  };
}
