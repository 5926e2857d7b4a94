import type { ParsedRows } from './parsed.ts';

/** Refusals that say something about our tables or about repetitions, and nothing about the format. */
const SOUND_KINDS = /^(unresolved_.*|duplicate|repeated_.*)$/;

/**
 * An answer of which most rows are rejected for what they hold has changed: what is left of it would pass for a quiet
 * world.
 * @returns why it cannot be believed; undefined when it can
 */
export function excessRejections({ totalCount, rejectedByKind }: ParsedRows): string | undefined {
  const broken = Object.entries(rejectedByKind).filter(([kind]) => !SOUND_KINDS.test(kind));
  const count = broken.reduce((sum, [, ofKind]) => sum + ofKind, 0);
  if (count * 2 <= totalCount) return undefined;
  return `${count} of ${totalCount} rows rejected (${broken.map(([kind, ofKind]) => `${kind} ${ofKind}`).join(', ')})`;
}
