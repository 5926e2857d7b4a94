import type { Validators } from './fetch-bytes.ts';
import { textMember } from './json-value.ts';

/** The validators a cursor keeps beside other members; none where it has another shape. */
export function readValidators(cursor: unknown): Validators {
  const etag = textMember(cursor, 'etag');
  const lastModified = textMember(cursor, 'lastModified');
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

/** Whether the server can be asked for news only: one that gave no validator cannot say "not modified". */
export const isConditional = (validators: Validators): boolean => Object.keys(validators).length > 0;
