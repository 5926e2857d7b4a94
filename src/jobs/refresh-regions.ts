import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assessWorld, type World } from '../assessment/assess-world.ts';
import { brokenCountries } from '../assessment/countries/broken-countries.ts';
import { indexObservations, type ObservationIndex } from '../assessment/observation-index.ts';
import { parseRegionState } from '../assessment/region-state.ts';
import { indexKnown } from '../assessment/rollup/known-index.ts';
import { rollupSpan } from '../assessment/rollup/rollup-span.ts';
import { companionBody } from '../assessment/snapshot-companion.ts';
import { snapshotSummary } from '../assessment/snapshot-summary.ts';
import type { SourceLabel } from '../assessment/source-label.ts';
import type { PreparedCodings } from '../contract/conventions/handler.ts';
import type { Clock } from '../ports/clock.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import type { SignSnapshot } from '../ports/signing-keys.ts';
import type { NewSnapshot, SnapshotStore } from '../ports/snapshot-store.ts';
import { NO_TRACER, type Tracer } from '../ports/tracer.ts';
import type { RegionId } from '../reference/regions.ts';
import { eventsOfSnapshot } from './events-of-snapshot.ts';
import { laneForecasts } from './lane-forecasts.ts';
import { observationWindow } from './observation-window.ts';
import { type Narrate, produceSnapshot } from './produce-snapshot.ts';

export interface RefreshDeps {
  readonly observations: ObservationStore;
  readonly snapshots: SnapshotStore;
  readonly clock: Clock;
  readonly narrate: Narrate;
  /** Marks every source while the world is an exercise. */
  readonly label: SourceLabel;
  /** Signs what is stored; without it nothing is signed. */
  readonly sign?: SignSnapshot;
  /** Called for every region that is assessed. */
  readonly tracer?: Tracer;
}

export type RefreshReport =
  /**
   * `already_stored`: this very snapshot, or another run's of the same slot. `overtaken`: a later one was stored meanwhile, in
   * turn any other, so that this one's cause may be none against it. `ahead_of_clock`: the store's clock is behind this one; not stored.
   */
  | {
      readonly regionId: RegionId;
      readonly status: 'stored' | 'already_stored' | 'overtaken' | 'ahead_of_clock';
      readonly snapshotId: string;
    }
  | { readonly regionId: RegionId; readonly status: 'refused'; readonly broken: readonly string[] };

/** Assesses regions at one instant from one reading of the evidence. */
export async function refreshRegions(
  regions: readonly RegionId[],
  deps: RefreshDeps,
): Promise<readonly RefreshReport[]> {
  const instant = deps.clock.now();
  const world = await readWorld(instant, deps);
  const reports: RefreshReport[] = [];
  for (const regionId of regions) reports.push(await refreshRegion(world, regionId, deps));
  return reports;
}

/** Everything known at an instant, assessed once for all regions. */
export async function readWorld(instant: number, deps: ReadDeps): Promise<World> {
  return assessWorld(await readIndex(instant, deps), deps.label);
}

type ReadDeps = Pick<RefreshDeps, 'observations' | 'label'>;

/** Everything known at an instant that an assessment reads. */
export async function readIndex(
  instant: number,
  { observations }: Pick<ReadDeps, 'observations'>,
): Promise<ObservationIndex> {
  const known = await observations.readKnown({
    ...observationWindow(instant, instant),
    first: 'background_rows',
    rollupSpan: (rows) => rollupSpan(indexObservations(rows, instant)),
  });
  return indexKnown(known, instant);
}

/** What a snapshot is made for. By hand where there is nothing. */
export interface RefreshCause {
  /** The scheduled run, epoch ms. */
  readonly slotAt?: number;
  /** Stored only while the snapshot it was measured against is still the last one. */
  readonly inTurn?: true;
}

/**
 * Stores the region's snapshot of this world; the last one stays where the new one breaks a promise.
 * @throws Error when the stored state of the last snapshot cannot be read
 */
export function refreshRegion(world: World, regionId: RegionId, deps: RegionDeps): Promise<RefreshReport> {
  const { tracer = NO_TRACER } = deps;
  return tracer.span('assess', { 'barograph.region': regionId }, () => refreshNow(world, regionId, deps));
}

type RegionDeps = Omit<RefreshDeps, 'observations'> & RefreshCause;

async function refreshNow(world: World, regionId: RegionId, deps: RegionDeps): Promise<RefreshReport> {
  const last = await deps.snapshots.latestAt(regionId, world.instant);
  const prior = last === undefined ? undefined : parseRegionState(last.state);
  if (last !== undefined && last.generatedAt === world.instant) {
    return { regionId, status: 'already_stored', snapshotId: last.snapshotId };
  }
  const produced = await produceSnapshot(world, regionId, { prior, narrate: deps.narrate });
  if (produced.status === 'refused') return { regionId, status: 'refused', broken: produced.broken };
  const { snapshotId, validUntil } = produced.snapshot.meta;
  const body = new TextEncoder().encode(produced.body);
  const companion = produced.companion();
  const broken = brokenCountries(companion);
  if (broken.length > 0) return { regionId, status: 'refused', broken };
  const storedAt = deps.clock.now();
  const snapshot: NewSnapshot = {
    regionId,
    snapshotId,
    generatedAt: world.instant,
    validUntil,
    body,
    codings: await compressBody(body),
    summary: snapshotSummary(produced.snapshot),
    evidence: produced.snapshot.evidence,
    companion: {
      body: new TextEncoder().encode(companionBody(companion)),
      ...(deps.sign === undefined ? {} : { signature: await deps.sign(companion) }),
    },
    ...(deps.sign === undefined ? {} : { signature: await deps.sign(produced.snapshot) }),
    ...(last === undefined ? {} : { priorSnapshotId: last.snapshotId }),
    ...(deps.slotAt === undefined ? {} : { slotAt: deps.slotAt }),
    state: JSON.parse(JSON.stringify(produced.state)),
    forecasts: laneForecasts(produced.snapshot, regionId, {
      sealedAt: storedAt,
      isExercise: deps.label !== '',
      known: world.lanes.get(regionId),
    }),
    events: eventsOfSnapshot({ ...produced, companion, prior }, last, storedAt),
  };
  const { snapshots } = deps;
  const status = deps.inTurn === true ? await snapshots.appendNext(snapshot) : await snapshots.append(snapshot);
  return { regionId, status, snapshotId };
}

/** Smallest result, because it is made once and served many times; off the event loop, about 50 ms for 32 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const GZIP = { level: constants.Z_BEST_COMPRESSION };

/** A body in every coding a caller may ask for. */
export async function compressBody(body: Uint8Array): Promise<PreparedCodings> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, BROTLI), promisify(gzip)(body, GZIP)]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) };
}
