import { powerOfTen } from '../arithmetic/power-of-ten.ts';
import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';
import { contentHash } from '../reference/content-hash.ts';

/** A cluster of observations about one thing, before it is an evidence item. */
export interface EvidenceCluster {
  readonly type: EvidenceType;
  readonly source: string;
  /** What it is about: `country:IR/force`, `chokepoint:suez`. */
  readonly subject: string;
  /** Which occurrence of it: the span or day that it covers. */
  readonly event: string;
  readonly lineages: readonly string[];
  readonly values: readonly number[];
  readonly summary: string;
  /** 0 to 1. */
  readonly confidence: number;
  readonly observedAt: number;
  readonly theater: string;
  readonly corridor: string;
}

/**
 * The item a snapshot shows for a cluster. Its id hashes kind, subject, event and the sorted distinct lineages and values
 * (METHOD.md §2), so that a re-run yields the same id and ten copies the same bytes as one.
 */
export function evidenceItem(cluster: EvidenceCluster): EvidenceItem {
  const { type, source, summary, confidence, observedAt, theater, corridor } = cluster;
  const lineages = [...new Set(cluster.lineages)].sort();
  const values = [...new Set(cluster.values.map((value) => roundTo(value, 6)))].sort((a, b) => a - b);
  const id = `ev_${contentHash({ type, source, subject: cluster.subject, event: cluster.event, lineages, values }, 20)}`;
  return { id, type, source, summary, confidence: roundTo(confidence, 4), observedAt, theater, corridor };
}

/** Nearest multiple of 10^−digits. */
export function roundTo(value: number, digits: number): number {
  const scale = powerOfTen(digits);
  return Math.round(value * scale) / scale;
}
