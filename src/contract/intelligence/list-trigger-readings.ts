import { operation } from '../conventions/operation.ts';
import { EpochMs, extended, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { COMPANION_FRAME, COMPANION_LIST } from './companion-list.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { ObservedTrigger } from './snapshot-companion.ts';
import { Trigger } from './trigger-ladder.ts';
import { TriggerNote } from './trigger-note.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const { id, description, threshold, scenarioLane } = Trigger.properties;
const { value, unit, baselineValue, words, threshold: thresholdWords } = ObservedTrigger.properties;
const DAY_MS = 86_400_000;

export const listTriggerReadings = operation({
  operationId: 'ListTriggerReadings',
  service: 'intelligence',
  rpcName: 'list-trigger-readings',
  method: 'GET',
  group: 'Intelligence',
  summary: 'How near each trigger of a region is to its threshold',
  description:
    'Lists the triggers of the snapshot in force as stored with it: active ones first, then by distance, unread ones last. A missing reading does not mean calm. Older snapshots have no `fit`, `distance`, `activations`, `series90d`.',
  omits: 'What would happen once a trigger fires.',
  gate: 'pro',
  listed: 'readings',
  input: record('ListTriggerReadingsQuery', { region_id: RegionIdParameter, at: AtParameter, format: FormatParameter }),
  response: record('ListTriggerReadingsResponse', {
    readings: Type.Array(
      extended('TriggerReading', TriggerNote, {
        id,
        description,
        status: Type.Enum(['active', 'kept', 'watching', 'dormant', 'missing'], {
          description: '`kept`: active from its last reading, without a new one. `missing`: not active, no reading.',
        }),
        scenarioLane,
        threshold,
        activatedAt: Type.Optional(EpochMs('When it became active; absent while it is not.')),
        observed: Type.Optional(value),
        unit: Type.Optional(unit),
        baselineValue: Type.Optional(baselineValue),
        words: Type.Optional(words),
        thresholdWords: Type.Optional(thresholdWords),
      }),
    ),
    ...COMPANION_FRAME,
  }),
  ...COMPANION_LIST,
  exampleResponse: {
    readings: [
      {
        ...{ id: 'mena.hormuz_strait_transits', description: 'Strait of Hormuz: transits below 70% of their norm' },
        ...{ status: 'dormant', scenarioLane: 'escalation' },
        threshold: {
          ...{ metric: 'corridor_transits', operator: 'lt', value: 0.7 },
          ...{ windowMinutes: 10_080, baseline: 'trailing_30d' },
        },
        ...{ observed: 0.94, unit: 'share', baselineValue: 1, words: '94%', thresholdWords: '70%' },
        ...{ observedAt: generatedAt - 5 * DAY_MS, distance: 0.24, distanceShare: 0.8 },
        ...{ fit: 'fitted', falseAlarmsPerYear: 0.3 },
        activations: [{ from: generatedAt - 200 * DAY_MS, to: generatedAt - 190 * DAY_MS }],
        series90d: { from: generatedAt - 2 * DAY_MS, values: [0.97, null, 0.94] },
        cannotTell: ['What follows an activation: that is a forecast, in the lane it points to.'],
      },
    ],
    snapshotId: meta.snapshotId,
    generatedAt,
    asOf: generatedAt,
  },
});
