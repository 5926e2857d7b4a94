import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { LAST_INSTANT, RegionIdParameter } from './parameters.ts';
import { RegionalSnapshot } from './regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { SnapshotDifference } from './snapshot-difference.ts';

/** Most counterfactual observations of one request. */
export const MAX_SIMULATED = 100;

/** What may name a lineage or an event: plain words, so that nothing a caller writes can pose as something else. */
const plain = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 ._:/-]*$', maxLength: 64, description }));

const SimulatedObservation = record('SimulatedObservation', {
  metric: Type.String({
    pattern: '^[a-z][a-z0-9_]*$',
    maxLength: 64,
    description: 'One of the published metrics, e.g. `transits_total`.',
  }),
  subject: Type.String({
    pattern: '^(world|(country|chokepoint|theater|airport|fir|series):[A-Za-z0-9_-]+)$',
    maxLength: 80,
    description: 'What is measured, by our ids, e.g. `chokepoint:hormuz_strait`, `country:YE`, `series:brent`.',
  }),
  value: Type.Number({ minimum: -1e12, maximum: 1e12, description: 'In the unit of the metric.' }),
  observedAt: Type.Optional(
    Type.Integer({
      format: 'int64',
      minimum: 0,
      maximum: LAST_INSTANT,
      description:
        'When the world was so, within the window of the metric; the instant of the snapshot when absent. Epoch milliseconds.',
    }),
  ),
  lineage: plain('Who stands behind it; `caller` when absent. Different ones count as independent.'),
  event: plain('What it speaks of; one of its own when absent.'),
});

export const simulateRegionalSnapshot = operation({
  operationId: 'SimulateRegionalSnapshot',
  service: 'intelligence',
  rpcName: 'simulate-regional-snapshot',
  method: 'POST',
  group: 'Intelligence',
  summary: 'What the latest snapshot of one region would be, had other things been observed',
  description:
    'Assesses the region at the instant of its latest snapshot from what was known then and what the caller supposes. A supposed observation takes the place of the known ones of its metric and subject at the same instant. The answer is marked and never becomes a snapshot: nothing of it is in any read or history.',
  gate: 'pro',
  bodyLimitBytes: 64 * 1024,
  input: record('SimulateRegionalSnapshotRequest', {
    regionId: RegionIdParameter,
    observations: Type.Array(SimulatedObservation, { minItems: 1, maxItems: MAX_SIMULATED }),
  }),
  response: record('SimulateRegionalSnapshotResponse', {
    simulated: Type.Literal(true),
    basedOn: record('SimulationBasis', {
      snapshotId: Type.String(),
      generatedAt: EpochMs('The instant at which both are assessed.'),
      isReproduced: Type.Boolean({
        description: 'Whether the same assessment without what is supposed still gives the numbers of that snapshot.',
      }),
    }),
    snapshot: RegionalSnapshot,
    difference: SnapshotDifference,
  }),
  failures: ['region_unknown', 'snapshot_not_found', 'evidence_expired', 'assessment_busy', 'store_unavailable'],
  check: repeatedObservations,
  exampleInput: {
    regionId: 'mena',
    observations: [{ metric: 'transits_total', subject: 'chokepoint:hormuz_strait', value: 7 }],
  },
  exampleResponse: {
    simulated: true,
    basedOn: {
      snapshotId: REGIONAL_SNAPSHOT_EXAMPLE.meta.snapshotId,
      generatedAt: REGIONAL_SNAPSHOT_EXAMPLE.generatedAt,
      isReproduced: true,
    },
    snapshot: {
      ...REGIONAL_SNAPSHOT_EXAMPLE,
      meta: { ...REGIONAL_SNAPSHOT_EXAMPLE.meta, snapshotId: 'simulated_0123456789abcdef01234567' },
    },
    difference: {
      regimeFrom: 'coercive_stalemate',
      regimeTo: 'coercive_stalemate',
      numbers: [],
      drivers: [],
      evidence: { came: [], left: [], aged: [] },
      patch: [],
    },
  },
});

/** Two values of one thing at one instant by one lineage contradict each other. */
function repeatedObservations(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || !('observations' in input)) return [];
  const observations: readonly unknown[] = Array.isArray(input.observations) ? input.observations : [];
  const seen = new Set<string>();
  return observations.flatMap((item, index) => {
    const { metric, subject, observedAt, lineage, event } = Object(item);
    const key = JSON.stringify([metric, subject, observedAt, lineage, event]);
    const isNew = seen.size < seen.add(key).size;
    return isNew ? [] : [{ field: `observations[${index}]`, description: 'repeats another one' }];
  });
}
