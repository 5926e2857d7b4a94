import type { Static } from 'typebox';
import { base, EpochMs, record, Type } from '../conventions/schema.ts';

/** How far a trigger is from its threshold and when it held (CONSOLE.md A4). */
export const TriggerNote = base('TriggerNote', {
  fit: Type.Optional(
    Type.Enum(['fitted', 'unfitted'], {
      description: 'Whether the threshold was estimated on history of this very metric.',
    }),
  ),
  falseAlarmsPerYear: Type.Optional(
    Type.Number({ minimum: 0, description: 'On the history that the threshold was estimated on; absent without one.' }),
  ),
  observedAt: Type.Optional(EpochMs('Of the newest evidence of the reading; of an active one without, its last.')),
  distance: Type.Optional(
    Type.Number({ description: 'From the value to the threshold, in its unit; negative past it.' }),
  ),
  distanceShare: Type.Optional(
    Type.Number({ description: 'The same as a share of the way from the baseline to the threshold.' }),
  ),
  activations: Type.Optional(
    Type.Array(record('TriggerSpell', { from: EpochMs('First UTC day.'), to: EpochMs('Last UTC day.') }), {
      description: 'Days of the past year on which it was active or past its own threshold; oldest first.',
    }),
  ),
  series90d: Type.Optional(
    record('TriggerDaily', {
      from: EpochMs('First UTC day.'),
      values: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
        maxItems: 90,
        description: 'The last reading of each day; `null` on a day that has none.',
      }),
    }),
  ),
  cannotTell: Type.Array(Type.String(), { minItems: 1, description: 'What the reading does not answer.' }),
});
export type TriggerNote = Static<typeof TriggerNote>;
