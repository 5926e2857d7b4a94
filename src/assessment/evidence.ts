import { powerOfTen } from '../arithmetic/power-of-ten.ts';
import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../contract/intelligence/vocabulary.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type ConfidenceTerms, confidenceOf, confidenceTerms } from './evidence/confidence-terms.ts';
import type { MetricId } from './metrics.ts';

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
  /** What was measured: with lineages and age it gives the confidence. */
  readonly metric: MetricId;
  /** Independent lineages where they are not simply the distinct ones. */
  readonly independentCount?: number;
  /** Where the measurement itself says how exact it is, 0 to 1. */
  readonly precision?: number;
  readonly observedAt: number;
  /** Of the assessment, epoch ms. */
  readonly instant: number;
  readonly theater: string;
  readonly corridor: string;
  /** Observations that it was made of, where each is an entry of its upstream: they lead to the records that callers may see. */
  readonly rows?: readonly UpstreamEntry[];
}

/** An entry of an upstream, by the ids of an observation made from it. */
export interface UpstreamEntry {
  readonly feedId: string;
  readonly recordId: string;
}

/**
 * The item a snapshot shows for a cluster. Its id hashes kind, subject, event and the sorted distinct lineages and values
 * (METHOD.md §2), so that a re-run yields the same id and ten copies the same bytes as one.
 */
export function evidenceItem(cluster: EvidenceCluster): EvidenceItem {
  const { type, source, summary, metric, precision, observedAt, instant, theater, corridor } = cluster;
  const lineages = [...new Set(cluster.lineages)].sort();
  const values = [...new Set(cluster.values.map((value) => roundTo(value, 6)))].sort((a, b) => a - b);
  const id = `ev_${contentHash({ type, source, subject: cluster.subject, event: cluster.event, lineages, values }, 20)}`;
  const terms = confidenceTerms({
    metric,
    lineages: cluster.independentCount ?? lineages.length,
    ageMs: instant - observedAt,
    ...(precision === undefined ? {} : { precision }),
  });
  const confidence = roundTo(confidenceOf(terms), 4);
  const item = { id, type, source, summary, confidence, observedAt, theater, corridor };
  basisByItem.set(item, { metric, terms, entries: entriesOf(cluster.rows ?? []) });
  return item;
}

interface Basis {
  readonly metric: MetricId;
  readonly terms: ConfidenceTerms;
  readonly entries: readonly UpstreamEntry[];
}

const basisByItem = new WeakMap<EvidenceItem, Basis>();

/** Most entries that are remembered of an item; of more the last ones. */
const MAX_ENTRIES = 20;

/** Each entry once, in the order of its ids. */
function entriesOf(rows: readonly UpstreamEntry[]): readonly UpstreamEntry[] {
  const last = rows
    .slice(-MAX_ENTRIES)
    .map(({ feedId, recordId }) => [`${feedId}\n${recordId}`, { feedId, recordId }] as const);
  return [...new Map(last)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** Entries of upstreams behind an item; none for one that was read back from a store. */
export const entriesOfItem = (item: EvidenceItem): readonly UpstreamEntry[] => basisByItem.get(item)?.entries ?? [];

/** Factors of an item's confidence; undefined for an item that was read back from a store. */
export const confidenceTermsOf = (item: EvidenceItem): ConfidenceTerms | undefined => basisByItem.get(item)?.terms;

/** What an item was measured by, which gives its grade; undefined for an item that was read back from a store. */
export const metricOfItem = (item: EvidenceItem): MetricId | undefined => basisByItem.get(item)?.metric;

/** Nearest multiple of 10^−digits. */
export function roundTo(value: number, digits: number): number {
  const scale = powerOfTen(digits);
  return Math.round(value * scale) / scale;
}
