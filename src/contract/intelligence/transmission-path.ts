import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { SEVERITIES } from './vocabulary.ts';

export const TransmissionPath = record('TransmissionPath', {
  start: Type.String(),
  mechanism: Type.String(),
  end: Type.String(),
  severity: Type.Enum([...SEVERITIES]),
  corridorId: Type.String(),
  confidence: UnitInterval('How often the band of the template held on past analogues.'),
  latencyHours: Type.Integer({ format: 'int32', minimum: 0 }),
  impactedAssetClass: Type.String({
    description: 'Open list: crude, lng, container, fx, equity, agri, metals and others.',
  }),
  impactedRegions: Type.Array(Type.String()),
  magnitudeLow: Type.Number({
    description: 'Lower end: of a central 80% interval, or of a range where `confidence` is below 0.625.',
  }),
  magnitudeHigh: Type.Number({ description: 'Upper end, as the lower one.' }),
  magnitudeUnit: Type.String({ description: 'Open list: `usd_bbl`, `pct`, `usd_teu`, `basis_points` and others.' }),
  templateId: Type.String(),
  templateVersion: Type.String(),
});
export type TransmissionPath = Static<typeof TransmissionPath>;
