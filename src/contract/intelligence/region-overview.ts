import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { BalanceDriver } from './balance-vector.ts';
import { CompanionHeadline } from './snapshot-companion.ts';
import { SnapshotSummary } from './snapshot-summary.ts';

/** What a reader asks first of a region: what is most severe, what drives it, what is not known. */
export const RegionOverview = record('RegionOverview', {
  headline: Type.Optional(CompanionHeadline),
  strongestDriver: Type.Optional(BalanceDriver),
  escalation30d: Type.Optional(UnitInterval('Escalation.')),
  activeTriggerIds: Type.Array(Type.String()),
  missingInputs: Type.Array(Type.String()),
  staleInputs: Type.Array(Type.String()),
  before: Type.Optional(SnapshotSummary),
  netBalanceChange: Type.Optional(Type.Number({ description: 'From `before`.' })),
});
export type RegionOverview = Static<typeof RegionOverview>;
