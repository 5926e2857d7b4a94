import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { contentHash } from '../../reference/content-hash.ts';
import type { ActCluster } from './act-clusters.ts';

/** Something that may have to give way to stronger ones. */
export interface Ranked<T> {
  readonly shown: T;
  /** By which it ranks, 0 to 1. */
  readonly value: number;
  /** Hash of what its evidence says, without who is meant: names decide nothing (METHOD.md §8). */
  readonly evidenceHash: string;
  readonly evidence: readonly EvidenceItem[];
}

/** Ranks by a value alone: what it says and its hash are worked out when asked for, because most gives way unseen. */
export function rankedBy<T>(
  value: number,
  say: () => Pick<Ranked<T>, 'shown' | 'evidence'>,
  hash: () => string,
): Ranked<T> {
  const said = once(say);
  const hashed = once(hash);
  return {
    value,
    get shown() {
      return said().shown;
    },
    get evidence() {
      return said().evidence;
    },
    get evidenceHash() {
      return hashed();
    },
  };
}

/** Computes what is asked for at most once. */
export function once<T>(compute: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

/**
 * Strongest first, equals by the smallest evidence hash; as many as `most`. Where the last place would have to be decided
 * between some whose evidence says the very same, none of them has it.
 */
export function strongest<T>(all: readonly Ranked<T>[], most: number): readonly Ranked<T>[] {
  const sorted = [...all].sort(
    (a, b) => b.value - a.value || compare(a.evidenceHash, b.evidenceHash) || compare(idOf(a), idOf(b)),
  );
  const next = sorted[most];
  if (next === undefined) return sorted;
  return sorted.slice(0, most).filter((ranked) => !areEqual(ranked, next));
}

/** Hash of clusters without their actors. @param roles in which each part of them stands, such as done and suffered */
export function hashWithoutNames(roles: Readonly<Record<string, readonly ActCluster[]>>): string {
  const said = Object.entries(roles).map(([role, clusters]) => [role, clusters.map(saidBy).sort()]);
  return contentHash(said, 20);
}

const SAID = new WeakMap<ActCluster, string>();

/** Every region asks it of the same clusters. */
function saidBy(cluster: ActCluster): string {
  const { kind, day, lineages } = cluster;
  const known = SAID.get(cluster) ?? `${day}:${kind}:${[...lineages].sort().join(' ')}`;
  SAID.set(cluster, known);
  return known;
}

const areEqual = <T>(a: Ranked<T>, b: Ranked<T>): boolean => a.value === b.value && a.evidenceHash === b.evidenceHash;
const idOf = <T>({ evidence }: Ranked<T>): string => evidence.map(({ id }) => id).join(' ');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
