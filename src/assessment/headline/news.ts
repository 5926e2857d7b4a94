import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';

/** Something that is true now, before it is worded. */
export interface News {
  /** Clauses, the first of which stands alone; only what is at the top is worded. */
  readonly clauses: () => readonly string[];
  readonly evidence: EvidenceItem;
  /** 0 to 1 each. */
  readonly severity: number;
  readonly change: number;
  readonly certainty: number;
}
