import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AtParameter, LAST_INSTANT, RegionIdParameter } from './parameters.ts';
import { RegionalSnapshot } from './regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { SnapshotDifference } from './snapshot-difference.ts';

/** Maximum of hypothetical observations per request. */
export const MAX_SIMULATED = 100;

/** Names of lineages and events: plain words, so that no caller text can pose as something else. */
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
    description:
      'Subject of the measurement, by registry id, e.g. `chokepoint:hormuz_strait`, `country:YE`, `series:brent`.',
  }),
  value: Type.Number({ minimum: -1e12, maximum: 1e12, description: 'In the unit of the metric.' }),
  observedAt: Type.Optional(
    Type.Integer({
      format: 'int64',
      minimum: 0,
      maximum: LAST_INSTANT,
      description:
        'Instant of the observation, within the window of the metric; the instant of the snapshot when absent. Epoch milliseconds.',
    }),
  ),
  lineage: plain('Source; `caller` when absent. Different ones count as independent.'),
  event: plain('Event that it reports; one of its own when absent.'),
});

/** What is supposed. */
export const SUPPOSITION = {
  observations: Type.Optional(
    Type.Array(SimulatedObservation, {
      $id: 'SimulatedObservations',
      minItems: 1,
      maxItems: MAX_SIMULATED,
      description: 'Required without a `preset`; with one they are added to it.',
    }),
  ),
  preset: Type.Optional(
    Type.String({
      $id: 'SimulationPreset',
      'x-trim': true,
      minLength: 1,
      maxLength: 64,
      description:
        'A strait or canal, then `open` (its seasonal norm of transits) or `closed` (none), on each of the seven days to the snapshot, e.g. `Hormuz open`.',
    }),
  ),
};

export const SIMULATION_EXAMPLE = {
  regionId: 'mena',
  observations: [{ metric: 'transits_total', subject: 'chokepoint:hormuz_strait', value: 7 }],
};

/** Rules across members of what is supposed. */
export const checkSupposition = (input: unknown): readonly Violation[] => [
  ...withoutAny(input),
  ...repeatedObservations(input),
];

export const simulateRegionalSnapshot = operation({
  operationId: 'SimulateRegionalSnapshot',
  service: 'intelligence',
  rpcName: 'simulate-regional-snapshot',
  method: 'POST',
  group: 'Intelligence',
  summary: 'The snapshot of one region with hypothetical observations',
  description:
    'Assesses the region at the instant of its snapshot, the latest or as of `at`, with the data known then and the observations of the caller. These replace the known ones of the same metric and subject at the same instant. The response is marked as simulated and never stored: no read and no history includes it.',
  omits: 'How likely the supposition is.',
  gate: 'pro',
  bodyLimitBytes: 64 * 1024,
  input: record('SimulateRegionalSnapshotRequest', {
    regionId: RegionIdParameter,
    at: AtParameter,
    ...SUPPOSITION,
  }),
  response: record('SimulateRegionalSnapshotResponse', {
    simulated: Type.Literal(true),
    preset: Type.Optional(Type.String({ description: 'What the preset supposes, in words.' })),
    basedOn: record('SimulationBasis', {
      snapshotId: Type.String(),
      generatedAt: EpochMs('The instant at which both are assessed.'),
      isReproduced: Type.Boolean({
        description: 'Whether the same assessment without the overrides still gives the numbers of that snapshot.',
      }),
    }),
    snapshot: RegionalSnapshot,
    difference: SnapshotDifference,
  }),
  failures: [
    'region_unknown',
    'snapshot_not_ready',
    'snapshot_not_found',
    'evidence_expired',
    'assessment_busy',
    'store_unavailable',
  ],
  check: checkSupposition,
  exampleInput: SIMULATION_EXAMPLE,
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

/** Nothing to suppose. */
function withoutAny(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  if ('observations' in input || 'preset' in input) return [];
  return [{ field: 'observations', description: 'is required without a preset' }];
}

/** Two values of one thing at one instant by one lineage contradict each other. */
function repeatedObservations(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || !('observations' in input)) return [];
  const observations: readonly unknown[] = Array.isArray(input.observations) ? input.observations : [];
  const seen = new Set<string>();
  return observations.flatMap((item, index) => {
    const { metric, subject, observedAt, lineage, event } = Object(item);
    const key = JSON.stringify([metric, subject, observedAt, lineage, event]);
    const isNew = seen.size < seen.add(key).size;
    return isNew ? [] : [{ field: `observations[${index}]`, description: 'duplicate of another observation' }];
  });
}
