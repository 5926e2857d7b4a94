import type { AuditEntry, AuditHead } from '../ports/audit-log.ts';
import { contentHash } from '../reference/content-hash.ts';

/** `prevHash` of the first entry. */
export const CHAIN_START = '0'.repeat(64);

/** The hash of an entry: SHA-256 of the canonical JSON (RFC 8785) of its other members and the form's name. */
export const entryHash = ({ seq, at, actor, action, subject, facts, prevHash }: Omit<AuditEntry, 'hash'>): string =>
  contentHash({ form: 'audit-1', seq, at, actor, action, subject, facts, prevHash });

export type ChainVerdict =
  | { readonly status: 'whole'; readonly count: number; readonly head: AuditHead | undefined }
  /** `seq` is the place of the first entry that does not fit. */
  | { readonly status: 'broken'; readonly seq: number; readonly problem: string };

/**
 * Recomputes a chain from its first entry. Finds every edit, removal, insertion and exchange before the last entry. What was
 * cut off or written anew up to the end is found only against a head that was noted before: the hashes hold no secret.
 * @param entries the whole log by `seq`
 * @param noted a head that this log is known to have had
 */
export async function verifyChain(
  entries: AsyncIterable<AuditEntry> | Iterable<AuditEntry>,
  noted?: AuditHead,
): Promise<ChainVerdict> {
  let head: AuditHead | undefined;
  for await (const entry of entries) {
    const seq = (head?.seq ?? 0) + 1;
    const problem = problemOf(entry, seq, head?.hash ?? CHAIN_START);
    if (problem !== undefined) return { status: 'broken', seq, problem };
    if (entry.seq === noted?.seq && entry.hash !== noted.hash)
      return { status: 'broken', seq, problem: 'it is another entry than the noted one: the log was written anew' };
    head = { seq: entry.seq, hash: entry.hash };
  }
  const count = head?.seq ?? 0;
  if (noted !== undefined && noted.seq > count)
    return { status: 'broken', seq: count + 1, problem: `it is missing: the log once reached entry ${noted.seq}` };
  return { status: 'whole', count, head };
}

function problemOf(entry: AuditEntry, seq: number, prevHash: string): string | undefined {
  if (entry.seq !== seq) return `it is missing: entry ${entry.seq} follows`;
  if (entry.prevHash !== prevHash) return 'it does not follow the entry before it';
  if (entry.hash !== entryHash(entry)) return 'its content is not what was hashed';
  return undefined;
}
