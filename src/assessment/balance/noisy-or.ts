import { expm1 } from '../../arithmetic/expm1.ts';
import { log1p } from '../../arithmetic/log1p.ts';

/** No single term reaches certainty (METHOD.md §3: weight × S ≤ .999). */
const TERM_LIMIT = 0.999;

/** One term of an axis: how much it would move the axis alone, and what it rests on. */
export interface Term {
  /** Weight × severity, 0 to .999. */
  readonly strength: number;
  readonly label: string;
  /** Ids of the evidence behind it; none for a prior. */
  readonly evidenceIds: readonly string[];
}

export interface Attributed extends Term {
  /** The term's share of the axis, in axis units; the shares sum to the axis. */
  readonly share: number;
}

/** `1 − Π(1 − strength)` and each term's share of it in the log domain, so that the shares sum to it (METHOD.md A3). */
export function noisyOr(terms: readonly Term[]): { readonly value: number; readonly shares: readonly Attributed[] } {
  const logs = terms.map((term) => -log1p(-Math.min(TERM_LIMIT, Math.max(0, term.strength))));
  const total = logs.reduce((sum, log) => sum + log, 0);
  const value = -expm1(-total);
  const shares = terms.map((term, i) => ({ ...term, share: total === 0 ? 0 : (value * (logs[i] ?? 0)) / total }));
  return { value, shares };
}
