import { assessWorld } from '../../src/assessment/assess-world.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { RegionState } from '../../src/assessment/region-state.ts';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { LANES, type Lane } from '../../src/contract/intelligence/vocabulary.ts';
import { newSigningKeyText, readSigningKey, type SigningKey } from '../../src/identity/signing/signing-key.ts';
import type { ExportedSnapshot } from '../../src/ports/export-source.ts';
import type { LaneUnits, Resolution, SealedForecast } from '../../src/ports/forecast-ledger.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { HORMUZ_CRISIS, worldWith } from './known-worlds.ts';
import type { ExportedThings } from './memory-export-source.ts';
import { type Assessed, NOW, uncheckedSnapshotOf } from './worlds.ts';

export function newSigningKey(): SigningKey {
  const key = readSigningKey(newSigningKeyText());
  if (key === undefined) throw new Error('a new key can be read');
  return key;
}

export const keySetOf = (...keys: readonly SigningKey[]) => ({
  keys: keys.map(({ keyId, publicKey }) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey, kid: keyId })),
});

/** What files are described with. */
export const describedBy = (key: SigningKey) => ({
  world: 'live' as const,
  program: '0.0.0',
  sign: async (document: unknown) => key.sign(document),
});

type Stored = ExportedSnapshot & { readonly regionId: string };

/** As the store gives it. */
export function storedAs({ snapshot, body, state }: Assessed, key?: SigningKey): Stored {
  const { regionId, generatedAt, meta } = snapshot;
  const json: ExportedSnapshot['state'] = JSON.parse(JSON.stringify(state));
  const signed = key === undefined ? {} : { signature: key.sign(snapshot) };
  return { regionId, generatedAt, snapshotId: meta.snapshotId, body: Buffer.from(body), ...signed, state: json };
}

/** Every region in a crisis, six hours later, and then without ships, aircraft and prices; the last are not signed. */
export function exportedWorlds(key: SigningKey): ExportedThings & { readonly assessed: readonly Assessed[] } {
  const crisis = worldWith(HORMUZ_CRISIS);
  const silent = crisis.filter(({ metric }) => !/transits|aircraft|price/.test(metric));
  const moments: readonly (readonly [number, readonly Observation[]])[] = [
    [NOW, crisis],
    [NOW + 6 * HOUR_MS, crisis],
    [NOW + 12 * HOUR_MS, silent],
  ];
  const states = new Map<string, RegionState>();
  const assessed = moments.flatMap(([instant, observations]) => {
    const world = assessWorld(indexObservations(observations, instant));
    return REGION_IDS.map((regionId) => {
      const one = uncheckedSnapshotOf(world, regionId, states.get(regionId));
      states.set(regionId, one.state);
      return one;
    });
  });
  const isSigned = (place: number) => place < 2 * REGION_IDS.length;
  const snapshots = assessed.map((one, place) => storedAs(one, isSigned(place) ? key : undefined));
  return { assessed, snapshots, ...ledgerOf(assessed) };
}

/** The lane sets of snapshots as they are sealed; every second one resolved, of these every fifth void. */
export function ledgerOf(assessed: readonly Assessed[]): Required<Pick<ExportedThings, 'forecasts' | 'outcomes'>> {
  const forecasts = assessed
    .flatMap(({ snapshot }) => snapshot.scenarioSets.map((set) => ({ snapshot, set })))
    .map(({ snapshot, set }, place): SealedForecast => {
      const units = (lane: Lane) => 4_096 * (set.lanes.find(({ name }) => name === lane)?.probability ?? 0);
      const [base = 0, escalation = 0, containment = 0, fragmentation = 0] = LANES.map(units);
      const lanes: LaneUnits = [base, escalation, containment, fragmentation];
      const fromDay = Math.ceil(snapshot.generatedAt / DAY_MS);
      return {
        ...{ seq: place + 1, hash: `hash-${place}`, prevHash: '', kind: 'live', modelVersion: 'm1', references: {} },
        ...{ regionId: snapshot.regionId, snapshotId: snapshot.meta.snapshotId, horizon: set.horizon, lanes },
        ...{ issuedAt: snapshot.generatedAt, sealedAt: snapshot.generatedAt + 900, fromDay, lastDay: fromDay + 6 },
      };
    });
  const outcomes = forecasts
    .filter(({ seq }) => seq % 2 === 0)
    .map((set, place) => ({ ...set, resolution: resolutionOf(set, place) }));
  return { forecasts, outcomes };
}

function resolutionOf({ seq }: SealedForecast, place: number): Resolution {
  const isVoid = place % 5 === 0;
  return {
    ...{ seq: place + 1, forecastSeq: seq, resolvedAt: NOW + 9 * DAY_MS + place, prevHash: '', hash: `r-${place}` },
    ...{
      status: isVoid ? 'void' : 'scored',
      result: isVoid ? 'no_history' : (LANES[place % 4] ?? 'base'),
      facts: '{}',
    },
  };
}
