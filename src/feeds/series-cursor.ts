import { isoDate } from '../assessment/time.ts';
import type { CollectRequest } from '../ports/feed.ts';
import type { Json } from '../reference/content-hash.ts';
import type { Validators } from './fetch-bytes.ts';
import { textMember } from './json-value.ts';
import { parseIsoDay } from './utc-instant.ts';

/** Where a feed of a dated series stopped. */
interface SeriesCursor {
  /** Newest day read, epoch ms. */
  readonly newest?: number;
  /** Of the document last read, where the server gave any. */
  readonly validators: Validators;
}

/** Reads a stored cursor; one of another shape counts as none. */
export function readSeriesCursor(json: Json): SeriesCursor {
  const newest = parseIsoDay(textMember(json, 'newest') ?? '');
  const etag = textMember(json, 'etag');
  const lastModified = textMember(json, 'lastModified');
  const validators = {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { lastModified }),
  };
  // Validators of a document whose content is not known say nothing.
  return newest === undefined ? { validators: {} } : { newest, validators };
}

export function writeSeriesCursor(newest: number, validators: Validators): Json {
  return { newest: isoDate(newest), ...validators };
}

/** Days to read, epoch ms, `[from, to)`. */
export interface ReadingWindow {
  readonly from: number;
  readonly to: number;
}

/** The span of a backfill; else from `rereadMs` before the newest day known, or `firstRunMs` back when there is none. */
export function readingWindow(
  { cursor, now, span }: CollectRequest,
  { firstRunMs, rereadMs }: { readonly firstRunMs: number; readonly rereadMs: number },
): ReadingWindow {
  if (span !== undefined) return span;
  const { newest } = readSeriesCursor(cursor);
  return { from: newest === undefined ? now - firstRunMs : newest - rereadMs, to: now + 1 };
}
