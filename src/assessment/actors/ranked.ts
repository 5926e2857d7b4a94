import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { once } from '../../reference/once.ts';
import type { ActCluster } from './act-clusters.ts';

/** An item that stronger ones may displace. */
export interface Ranked<T> {
  readonly shown: T;
  /** By which it ranks, 0 to 1. */
  readonly value: number;
  /** Hash of its evidence without the actors' names: names decide nothing (METHOD.md §8). */
  readonly evidenceHash: string;
  readonly evidence: readonly EvidenceItem[];
}

/** Ranks by a value alone; item and hash are computed on first use, because most items are displaced. */
export function rankedBy<T>(
  value: number,
  show: () => Pick<Ranked<T>, 'shown' | 'evidence'>,
  hash: () => string,
): Ranked<T> {
  const item = once(show);
  const hashed = once(hash);
  return {
    value,
    get shown() {
      return item().shown;
    },
    get evidence() {
      return item().evidence;
    },
    get evidenceHash() {
      return hashed();
    },
  };
}

/**
 * Strongest first, equals by the smallest evidence hash; at most `max`. Where equal evidence ties for the last place, none
 * of the tied items has it.
 */
export function strongest<T>(all: readonly Ranked<T>[], max: number): readonly Ranked<T>[] {
  const sorted = [...all].sort(
    (a, b) => b.value - a.value || compare(a.evidenceHash, b.evidenceHash) || compare(idOf(a), idOf(b)),
  );
  const next = sorted[max];
  if (next === undefined) return sorted;
  return sorted.slice(0, max).filter((ranked) => !areEqual(ranked, next));
}

/** Hash of clusters without their actors. @param roles the clusters by role, such as done and suffered */
export function hashWithoutNames(roles: Readonly<Record<string, readonly ActCluster[]>>): string {
  const nameless = Object.entries(roles).map(([role, clusters]) => [role, clusters.map(withoutNames).sort()]);
  return contentHash(nameless, 20);
}

const NAMELESS = new WeakMap<ActCluster, string>();

/** Cached: every region uses the same clusters. */
function withoutNames(cluster: ActCluster): string {
  const { kind, day, lineages } = cluster;
  const known = NAMELESS.get(cluster) ?? `${day}:${kind}:${[...lineages].sort().join(' ')}`;
  NAMELESS.set(cluster, known);
  return known;
}

const areEqual = <T>(a: Ranked<T>, b: Ranked<T>): boolean => a.value === b.value && a.evidenceHash === b.evidenceHash;
const idOf = <T>({ evidence }: Ranked<T>): string => evidence.map(({ id }) => id).join(' ');
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
