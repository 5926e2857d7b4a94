import type { KnownLanes } from '../assessment/scenarios/known-lanes.ts';
import { LANE_GRID } from '../assessment/scenarios/lane-grid.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import { referenceLanes } from '../assessment/scenarios/reference-lanes.ts';
import { DAY_MS } from '../assessment/time.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import type { ForecastSet, LaneUnits } from '../ports/forecast-ledger.ts';
import type { RegionId } from '../reference/regions.ts';

export interface Sealing {
  /** When the snapshot goes to the store, epoch ms. */
  readonly sealedAt: number;
  /** Whether the world is invented. */
  readonly isExercise: boolean;
  /** What the assessment knew of the region's lanes; undefined where it knew none. */
  readonly known: KnownLanes | undefined;
}

/**
 * The lane sets of a snapshot, as they are sealed. Deaths are dated by UTC days, so the outcome of (t, t+H] is that of the H whole
 * days from the first midnight at or after t.
 */
export function laneForecasts(
  { meta, generatedAt, scenarioSets }: RegionalSnapshot,
  regionId: RegionId,
  { sealedAt, isExercise, known }: Sealing,
): readonly ForecastSet[] {
  const fromDay = Math.ceil(generatedAt / DAY_MS);
  const kind = kindOfSet({ sealedAt, isExercise, fromDay });
  return scenarioSets.map(({ horizon, lanes }) => ({
    snapshotId: meta.snapshotId,
    regionId,
    horizon,
    kind,
    issuedAt: generatedAt,
    sealedAt,
    modelVersion: meta.modelVersion,
    fromDay,
    lastDay: fromDay + HORIZON_DAYS[horizon] - 1,
    lanes: unitsOf(LANES.map((name) => lanes.find((lane) => lane.name === name)?.probability ?? 0)),
    references: Object.fromEntries(
      Object.entries(referenceLanes(regionId, horizon, known)).map(([name, shares]) => [name, unitsOf(shares)]),
    ),
  }));
}

/** Of which kind a set is, by when it is sealed. */
export function kindOfSet({ sealedAt, isExercise, fromDay }: Omit<Sealing, 'known'> & Pick<ForecastSet, 'fromDay'>) {
  if (isExercise) return 'exercise';
  return sealedAt < fromDay * DAY_MS ? 'live' : 'replayed';
}

/** @throws RangeError where the probabilities are not on the grid: what is sealed is what was published */
export function unitsOf(probabilities: readonly number[]): LaneUnits {
  const [base = 0, escalation = 0, containment = 0, fragmentation = 0] = probabilities.map((p) => p * LANE_GRID);
  const units: LaneUnits = [base, escalation, containment, fragmentation];
  if (!units.every(Number.isSafeInteger) || base + escalation + containment + fragmentation !== LANE_GRID)
    throw new RangeError(`lanes are not on the grid of 1/${LANE_GRID}: ${probabilities.join(', ')}`);
  return units;
}
