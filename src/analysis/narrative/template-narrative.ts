import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { AssessedDraft } from '../../assessment/assess-region.ts';
import { type NarrativeClaims, narrativeClaims } from '../../claims/narrative/narrative-claims.ts';
import type { NarrativePart } from '../../claims/narrative/narrative-parts.ts';
import { type ComposedNarrative, composed, narrativeSections } from '../../claims/narrative/narrative-sections.ts';
import type { NarrativeSection, RegionalNarrative } from '../../contract/intelligence/regional-narrative.ts';

/**
 * The text of a snapshot from its claims and nothing else (METHOD.md §14): it originates no fact. Every section cites its
 * evidence; where there is none, the text says so.
 * @param exercise puts the word EXERCISE before everything
 */
export function templateNarrative(draft: AssessedDraft, exercise: boolean): Narration {
  const claims = narrativeClaims(draft);
  const parts = composed(narrativeSections(claims), (_, { candidates, usual }) => candidates.slice(0, usual));
  return { provider: 'template', model: 'template-3.1.0', narrative: written(parts, claims, exercise) };
}

/** The sections as a snapshot has them. */
export function written(parts: ComposedNarrative, claims: NarrativeClaims, exercise: boolean): RegionalNarrative {
  const leading = claims.leading.slice(0, 1).flatMap(({ evidenceIds }) => evidenceIds);
  const section = (of: readonly NarrativePart[]): NarrativeSection => {
    const evidenceIds = [...new Set(of.flatMap((part) => part.claims.flatMap((claim) => claim.evidenceIds)))];
    return {
      text: `${exercise ? 'EXERCISE. ' : ''}${of.map(({ text }) => text).join(' ')}`,
      // What rests on no item of its own, such as the lanes, cites what leads the region.
      evidenceIds: evidenceIds.length === 0 ? leading : evidenceIds,
    };
  };
  return {
    situation: section(parts.situation),
    balanceAssessment: section(parts.balanceAssessment),
    outlook24h: section(parts.outlook24h),
    outlook7d: section(parts.outlook7d),
    outlook30d: section(parts.outlook30d),
    watchItems: parts.watchItems.map((part) => section([part])),
  };
}
