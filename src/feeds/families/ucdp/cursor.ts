import type { Json } from '../../../reference/content-hash.ts';
import type { Validators } from '../../fetch-bytes.ts';
import { memberOf, textMember } from '../../json-value.ts';

/** The releases already read, by release id, with the validators the server gave. */
type UcdpCursor = ReadonlyMap<string, Validators>;

/** Reads a stored cursor; one of another shape counts as none. */
export function readCursor(json: Json): UcdpCursor {
  const stored = memberOf(json, 'releases');
  const ids = typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
  return new Map(
    ids.map((id) => {
      const release = memberOf(stored, id);
      const etag = textMember(release, 'etag');
      const lastModified = textMember(release, 'lastModified');
      return [id, { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) }];
    }),
  );
}

export function writeCursor(releases: UcdpCursor): Json {
  return { releases: Object.fromEntries([...releases].map(([id, validators]) => [id, { ...validators }])) };
}
