import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { evidenceCertainty } from './certainty.ts';
import { type Claim, type ClaimDraft, makeClaim } from './claim.ts';
import { pagesOf, type SourcePages } from './source-pages.ts';

/** What claims of one stored thing share. */
export interface ClaimContext {
  readonly evidence: readonly EvidenceItem[];
  readonly pages: SourcePages;
  /** When the stored thing was made, epoch ms. */
  readonly knownAt: number;
  /** Of what cites no evidence: the confidence of the snapshot, or 1 for a record. */
  readonly confidence: number;
}

type Made = Omit<ClaimDraft, 'certainty' | 'sourceUrls' | 'knownAt' | 'evidenceIds'> &
  Partial<Pick<ClaimDraft, 'certainty' | 'evidenceIds' | 'knownAt'>>;

/** Makes claims with the certainty and the pages of the evidence they cite. */
export function claimMaker({ evidence, pages, knownAt, confidence }: ClaimContext): (made: Made) => Claim {
  const byId = new Map(evidence.map((item) => [item.id, item]));
  return ({ evidenceIds = [], certainty, ...made }) => {
    const items = [...new Set(evidenceIds)].sort().flatMap((id) => byId.get(id) ?? []);
    return makeClaim({
      knownAt,
      ...made,
      certainty: certainty ?? evidenceCertainty(items, confidence),
      evidenceIds: items.map(({ id }) => id),
      sourceUrls: [...new Set(items.flatMap(({ source }) => pagesOf(source, pages)))].sort(),
    });
  };
}

export type MakeClaim = ReturnType<typeof claimMaker>;
