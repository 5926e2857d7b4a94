/** `prevHash` of the first entry. */
export const CHAIN_START = '0'.repeat(64);

/** An entry of a chain: each holds the hash of the one before. */
export interface ChainEntry {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  readonly prevHash: string;
  readonly hash: string;
}

export type ChainHead = Pick<ChainEntry, 'seq' | 'hash'>;

export type ChainVerdict =
  | { readonly status: 'intact'; readonly count: number; readonly head: ChainHead | undefined }
  /** `seq` is the place of the first entry that does not fit. */
  | { readonly status: 'broken'; readonly seq: number; readonly problem: string };

/**
 * Recomputes a chain from its first entry. Finds every edit, removal, insertion and exchange before the last entry. What was
 * truncated or rewritten up to the end is found only against a head that was noted before: the hashes hold no secret.
 * @param entries the whole chain by `seq`
 * @param hashOf the hash that an entry's content has
 * @param noted a head that this chain is known to have had
 */
export async function verifyHashChain<Entry extends ChainEntry>(
  entries: AsyncIterable<Entry> | Iterable<Entry>,
  hashOf: (entry: Entry) => string,
  noted?: ChainHead,
): Promise<ChainVerdict> {
  let head: ChainHead | undefined;
  for await (const entry of entries) {
    const seq = (head?.seq ?? 0) + 1;
    const problem = problemOf(entry, { seq, prevHash: head?.hash ?? CHAIN_START, hash: hashOf(entry) });
    if (problem !== undefined) return { status: 'broken', seq, problem };
    if (entry.seq === noted?.seq && entry.hash !== noted.hash)
      return { status: 'broken', seq, problem: 'it is another entry than the noted one: the log was rewritten' };
    head = { seq: entry.seq, hash: entry.hash };
  }
  const count = head?.seq ?? 0;
  if (noted !== undefined && noted.seq > count)
    return { status: 'broken', seq: count + 1, problem: `it is missing: the log once reached entry ${noted.seq}` };
  return { status: 'intact', count, head };
}

function problemOf(entry: ChainEntry, expected: ChainEntry): string | undefined {
  if (entry.seq !== expected.seq) return `it is missing: entry ${entry.seq} follows`;
  if (entry.prevHash !== expected.prevHash) return 'it does not follow the entry before it';
  if (entry.hash !== expected.hash) return 'its content is not what was hashed';
  return undefined;
}
