import { createHash } from 'node:crypto';
import type { Json } from '../reference/content-hash.ts';
import { numberMember, textMember } from './json-value.ts';

/** A document by its fingerprint, and since when it has been served so, epoch ms. */
interface ContentFingerprint {
  readonly sha256: string;
  readonly since: number;
}

/** Since when a document has had these bytes: the run that saw them first, which is this one when they are new. */
export function sameBytes(bytes: Uint8Array, before: ContentFingerprint | undefined, now: number): ContentFingerprint {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return before?.sha256 === sha256 ? before : { sha256, since: now };
}

/** @returns undefined for what is no such cursor */
export function readSameBytes(cursor: Json): ContentFingerprint | undefined {
  const sha256 = textMember(cursor, 'sha256');
  const since = numberMember(cursor, 'since');
  return sha256 === undefined || since === undefined ? undefined : { sha256, since };
}
