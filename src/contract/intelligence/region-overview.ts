import type { Static } from 'typebox';
import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { BalanceDriver } from './balance-vector.ts';
import { CompanionHeadline } from './snapshot-companion.ts';
import { LANES } from './vocabulary.ts';

/** What a reader asks first of a region: what is most severe, what drives it, what is not known. */
export const RegionOverview = record(
  'RegionOverview',
  {
    headline: Type.Optional(CompanionHeadline),
    strongestDriver: Type.Optional(BalanceDriver),
    lanes30d: Type.Array(record('OverviewLane', { name: Type.Enum([...LANES]), probability: UnitInterval('') }), {
      description: 'The scenario lanes of 30 days.',
    }),
    activeTriggerIds: Type.Array(Type.String()),
    missingInputs: Type.Array(Type.String()),
    staleInputs: Type.Array(Type.String()),
    change: Type.Optional(
      record(
        'OverviewChange',
        {
          generatedAt: EpochMs('Of the snapshot that was the latest at `since`.'),
          netBalance: Type.Number({ description: 'The net balance less that of then.' }),
          regimeLabel: Type.String({ description: 'The regime of then.' }),
        },
        'Only with `since`; absent where the region had no snapshot then.',
      ),
    ),
  },
  'Parts of the latest snapshot that a list of regions is read for.',
);
export type RegionOverview = Static<typeof RegionOverview>;
