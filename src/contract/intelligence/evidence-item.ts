import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { EVIDENCE_TYPES } from './vocabulary.ts';

export const EvidenceItem = record('EvidenceItem', {
  id: Type.String({ description: 'Hash of the content: a re-run yields the same id.' }),
  type: Type.Enum([...EVIDENCE_TYPES]),
  source: Type.String({ description: 'Open list: AIS, ADSB, GDELT, ACLED, Yahoo, OREF, NOTAM and others.' }),
  summary: Type.String(),
  confidence: UnitInterval('Product of four terms: independent lineages, age, precision and revision risk.'),
  observedAt: EpochMs('When the world was so.'),
  theater: Type.String(),
  corridor: Type.String(),
});
export type EvidenceItem = Static<typeof EvidenceItem>;
