import type { Json } from '../../reference/content-hash.ts';
import type { Validators } from '../fetch-bytes.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import { NEWS_SOURCES } from './sources.ts';

/** What is known of a source's document. */
export interface KnownDocument {
  readonly validators: Validators;
  /** Items that stood in it. */
  readonly titleCount: number;
}

/** The documents that can be asked for conditionally, by source id. */
export type NewsCursor = ReadonlyMap<string, KnownDocument>;

/** Reads a stored cursor; one of another shape counts as none, and a source that is no more is forgotten. */
export function readCursor(json: Json): NewsCursor {
  const stored = memberOf(json, 'sources');
  return new Map(
    NEWS_SOURCES.flatMap(({ id }) => {
      const document = memberOf(stored, id);
      const etag = textMember(document, 'etag');
      const lastModified = textMember(document, 'lastModified');
      const titleCount = numberMember(document, 'titles');
      if ((etag === undefined && lastModified === undefined) || titleCount === undefined) return [];
      const validators = {
        ...(etag === undefined ? {} : { etag }),
        ...(lastModified === undefined ? {} : { lastModified }),
      };
      return [[id, { validators, titleCount }] as const];
    }),
  );
}

export function writeCursor(documents: NewsCursor): Json {
  const sources = [...documents].map(([id, { validators, titleCount }]) => [id, { ...validators, titles: titleCount }]);
  return { sources: Object.fromEntries(sources) };
}
