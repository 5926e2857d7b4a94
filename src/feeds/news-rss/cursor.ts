import type { Json } from '../../reference/content-hash.ts';
import type { Validators } from '../fetch-bytes.ts';
import { memberOf, textMember } from '../json-value.ts';
import { NEWS_SOURCES } from './sources.ts';

/** What each source last said its document was, by source id. */
export type NewsCursor = ReadonlyMap<string, Validators>;

/** Reads a stored cursor; one of another shape counts as none, and a source that is no more is forgotten. */
export function readCursor(json: Json): NewsCursor {
  const stored = memberOf(json, 'sources');
  return new Map(
    NEWS_SOURCES.flatMap(({ id }) => {
      const etag = textMember(memberOf(stored, id), 'etag');
      const lastModified = textMember(memberOf(stored, id), 'lastModified');
      if (etag === undefined && lastModified === undefined) return [];
      const validators = {
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
      };
      return [[id, validators] as const];
    }),
  );
}

export function writeCursor(sources: NewsCursor): Json {
  return { sources: Object.fromEntries([...sources].map(([id, validators]) => [id, { ...validators }])) };
}
