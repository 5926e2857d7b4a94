import type { AuditEntry, AuditHead } from '../ports/audit-log.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type ChainVerdict, verifyHashChain } from './hash-chain.ts';

/** The hash of an entry: SHA-256 of the canonical JSON (RFC 8785) of its other members and the form's name. */
export const entryHash = ({ seq, at, actor, action, subject, facts, prevHash }: Omit<AuditEntry, 'hash'>): string =>
  contentHash({ form: 'audit-1', seq, at, actor, action, subject, facts, prevHash });

/**
 * Recomputes the audit log from its first entry, as `verifyHashChain` does.
 * @param entries the whole log by `seq`
 * @param noted a head that this log is known to have had
 */
export const verifyChain = (
  entries: AsyncIterable<AuditEntry> | Iterable<AuditEntry>,
  noted?: AuditHead,
): Promise<ChainVerdict> => verifyHashChain(entries, entryHash, noted);
