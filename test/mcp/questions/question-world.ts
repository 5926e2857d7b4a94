import { assessWorld } from '../../../src/assessment/assess-world.ts';
import type { Observation } from '../../../src/assessment/observation.ts';
import { prepareObservations } from '../../../src/assessment/observation-index.ts';
import type { RegionState } from '../../../src/assessment/region-state.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import type { RegionalSnapshot } from '../../../src/contract/intelligence/regional-snapshot.ts';
import { toJson } from '../../../src/contract/openapi/json.ts';
import type { StoredSnapshot } from '../../../src/ports/snapshot-store.ts';
import { REGION_IDS, type RegionId } from '../../../src/reference/regions.ts';
import { createWorld, type World } from '../../gateway/world.ts';
import { type HeldForecast, memoryForecastLedger } from '../../kit/memory-forecast-ledger.ts';
import { snapshotOfWorld } from '../../kit/worlds.ts';

/** Snapshots at a few instants, behind the complete service. */
export interface QuestionWorld {
  readonly name: string;
  readonly instants: readonly number[];
  readonly regions: readonly RegionId[];
  snapshot(regionId: RegionId, instant: number): RegionalSnapshot;
  readonly held: readonly HeldForecast[];
  readonly service: World;
  readonly key: string;
  /** Adds facts that became known after the last instant, and moves the clock there. */
  plant(): number;
}

interface Source {
  readonly name: string;
  readonly observations: readonly Observation[];
  readonly instants: readonly number[];
  readonly label: '' | 'EXERCISE ';
}

const PLANTED = 10_000;

/** Assesses every region at every instant, and seals a set for each. */
export async function questionWorld({ name, observations, instants, label }: Source): Promise<QuestionWorld> {
  let known = observations;
  const prepared = prepareObservations(known);
  const made = new Map<string, { readonly snapshot: RegionalSnapshot; readonly stored: StoredSnapshot }>();
  const priors = new Map<RegionId, RegionState>();
  for (const instant of instants) {
    const assessed = assessWorld(prepared.asOf(instant), label);
    for (const regionId of REGION_IDS) {
      const { snapshot, body, state } = snapshotOfWorld(assessed, regionId, priors.get(regionId));
      priors.set(regionId, state);
      const { snapshotId, validUntil } = snapshot.meta;
      made.set(`${regionId} ${instant}`, {
        snapshot,
        stored: {
          regionId,
          snapshotId,
          generatedAt: instant,
          validUntil,
          body: Buffer.from(body),
          state: toJson(state),
        },
      });
    }
  }
  const held = instants.flatMap((instant, index) => setsAt(instant, index, made.get(`mena ${instant}`)?.snapshot));
  let ledger = held;
  const last = Math.max(...instants);
  const service = createWorld({
    handlers: {
      observationsAt: async (instant) => known.filter(({ knownAt }) => knownAt <= instant),
      ledger: {
        ...memoryForecastLedger([]),
        forecasts: (query) => memoryForecastLedger(ledger).forecasts(query),
        heads: (knownBy) => memoryForecastLedger(ledger).heads(knownBy),
        list: (query) => memoryForecastLedger(ledger).list(query),
        tally: (which, knownBy) => memoryForecastLedger(ledger).tally(which, knownBy),
        issued: (which, knownBy) => memoryForecastLedger(ledger).issued(which, knownBy),
      },
    },
  });
  service.clock.time = last + 60_000;
  service.snapshots.latest.clear();
  for (const { stored } of made.values()) {
    service.snapshots.earlier.push(stored);
    service.snapshots.latest.set(stored.regionId, stored);
  }
  return {
    name,
    instants,
    regions: REGION_IDS,
    held,
    service,
    key: await service.newKey('asker', 'enterprise'),
    snapshot: (regionId, instant) => {
      const found = made.get(`${regionId} ${instant}`);
      if (found === undefined) throw new Error(`no snapshot of ${regionId}`);
      return found.snapshot;
    },
    plant: () => {
      const later = last + DAY_MS;
      service.clock.time = later + DAY_MS;
      const [first] = known;
      if (first === undefined) throw new Error('a world without observations');
      const rows = Array.from({ length: PLANTED - 2 * REGION_IDS.length - 16 }, (_, n) => ({
        ...first,
        recordId: `planted:${n}`,
        event: `planted:${n}`,
        knownAt: later,
      }));
      known = [...known, ...rows];
      for (const [place, { stored }] of made)
        if (place.endsWith(String(last)))
          for (const n of [1, 2])
            service.snapshots.earlier.push({
              ...stored,
              snapshotId: `snap_planted${n}${stored.regionId}`,
              generatedAt: later + n,
            });
      const sets = held.slice(0, 1).flatMap(({ set }) =>
        Array.from({ length: 16 }, (_, n) => ({
          set: { ...set, snapshotId: `planted-${n}`, issuedAt: later + n, sealedAt: later + n + 1 },
        })),
      );
      ledger = [...held, ...sets];
      return PLANTED;
    },
  };
}

/** A scored set of a day and an open set of a week. */
function setsAt(instant: number, index: number, snapshot: RegionalSnapshot | undefined): readonly HeldForecast[] {
  const day = Math.ceil(instant / DAY_MS);
  const set = (horizon: '24h' | '7d', days: number) => ({
    snapshotId: snapshot?.meta.snapshotId ?? `snap-${index}`,
    regionId: 'mena',
    horizon,
    kind: 'live' as const,
    issuedAt: instant,
    sealedAt: instant + 1,
    modelVersion: 'm1',
    fromDay: day,
    lastDay: day + days - 1,
    lanes: [3_072, 512, 256, 256] as const,
    references: { climatology: [3_584, 256, 128, 128] as const },
  });
  return [
    {
      set: set('24h', 1),
      verdict: { status: 'scored', outcome: 'base', facts: { deaths: 3 } },
      resolvedAt: instant + 2,
    },
    { set: set('7d', 7) },
  ];
}
