import type { Json } from '../../reference/content-hash.ts';
import type { Validators } from '../fetch-bytes.ts';
import { memberOf } from '../json-value.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { NEWS_SOURCES } from './sources.ts';

/** The documents that can be asked for conditionally, by source id. */
export type NewsCursor = ReadonlyMap<string, Validators>;

/** Reads a stored cursor; one of another shape counts as none, and a source that is no more is forgotten. */
export function readCursor(json: Json): NewsCursor {
  const stored = memberOf(json, 'sources');
  const known = NEWS_SOURCES.map(({ id }) => [id, readValidators(memberOf(stored, id))] as const);
  return new Map(known.filter(([, validators]) => isConditional(validators)));
}

export const writeCursor = (documents: NewsCursor): Json => ({
  sources: Object.fromEntries([...documents].map(([id, validators]) => [id, { ...validators }])),
});
