import type { Static } from 'typebox';
import { EvidenceIds, record, Type } from '../conventions/schema.ts';

export const NarrativeSection = record('NarrativeSection', {
  text: Type.String(),
  evidenceIds: EvidenceIds,
});
export type NarrativeSection = Static<typeof NarrativeSection>;

export const RegionalNarrative = record('RegionalNarrative', {
  situation: NarrativeSection,
  balanceAssessment: NarrativeSection,
  outlook24h: NarrativeSection,
  outlook7d: NarrativeSection,
  outlook30d: NarrativeSection,
  watchItems: Type.Array(NarrativeSection),
});
export type RegionalNarrative = Static<typeof RegionalNarrative>;
