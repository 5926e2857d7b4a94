import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../reference/regions.ts';
import { actorsEvidence } from './actors/limit-actors.ts';
import { alarmFeatures } from './alarms/alarm-features.ts';
import type { World } from './assess-world.ts';
import { balanceOf, readAxes } from './balance/balance.ts';
import { snapshotConfidence } from './confidence.ts';
import { entriesOfItem, type UpstreamEntry } from './evidence.ts';
import { type Headline, headlineOf, NO_DATA } from './headline/headline.ts';
import { missingInputs, staleInputs } from './input-report.ts';
import { leverageOf } from './leverage-shift.ts';
import { limitEvidence } from './limit-evidence.ts';
import { corridorSummaries, nextState } from './next-state.ts';
import { atOnce, type Pieces } from './pieces.ts';
import { hasRequiredInputs, regimeFeatures, regimeState } from './regime.ts';
import { regionEvidence } from './region-evidence.ts';
import type { RegionState } from './region-state.ts';
import { deathsKnownTo, scenarioSets } from './scenarios/scenario-sets.ts';
import { snapshotId } from './snapshot-id.ts';
import type { PathNote } from './transmission/path-note.ts';
import { pathsInto, transmissionPaths } from './transmission/transmission-paths.ts';
import { triggerReason } from './trigger-reason.ts';
import { type AssessedTriggers, assessTriggers } from './triggers/trigger-ladder.ts';
import { validUntil } from './validity.ts';
import { VERSIONS } from './versions.ts';

/** What an assessment says beside the members that SPEC.md gives a snapshot (METHOD.md §13). */
export interface SnapshotCompanion {
  readonly headline: Headline;
  /** What each trigger with data reads now, by id. */
  readonly observed: AssessedTriggers['observed'];
  /** How far each trigger is from its threshold and when it held, by id; absent beside a snapshot of an earlier program. */
  readonly triggerNotes?: AssessedTriggers['notes'];
  /** Whether the lanes of 30 days are the fitted model's, not the region's base rates. */
  readonly hasLaneModel: boolean;
  /** How old the deaths behind the lanes are, by horizon. */
  readonly deathsKnownTo: ReturnType<typeof deathsKnownTo>;
  /** What is said of each path, in the order of `transmissionPaths`. */
  readonly pathNotes: readonly PathNote[];
  /** Entries of upstreams behind its evidence. */
  readonly entries: readonly (UpstreamEntry & { readonly evidenceId: string })[];
}

/** A snapshot that still wants its text. */
export type SnapshotDraft = Omit<RegionalSnapshot, 'narrative'>;

/** As it was assessed; the companion is never a part of the snapshot's own bytes. */
export type AssessedDraft = SnapshotDraft & { readonly companion: SnapshotCompanion };

export interface Assessment {
  readonly draft: AssessedDraft;
  /** What the region's next assessment starts from. */
  readonly state: RegionState;
}

/**
 * One region at one instant: a function of what was known, the parameters and the prior state, and of nothing else
 * (METHOD.md A4). This page is the table of contents of the method.
 * @param prior the state its last stored snapshot left; undefined for a region's first
 */
export const assessRegion = (world: World, regionId: RegionId, prior: RegionState | undefined): Assessment =>
  atOnce(assessInPieces(world, regionId, prior));

/** The same in pieces of a few milliseconds. */
export function* assessInPieces(world: World, regionId: RegionId, prior: RegionState | undefined): Pieces<Assessment> {
  const { instant } = world;
  const readings = readAxes(world, regionId);
  yield;
  const triggers = assessTriggers(world, regionId, prior);
  yield;
  const known = world.actors.get(regionId);
  const found = pathsInto(regionId, transmissionPaths(world));
  const { headline, evidence: headlined } = headlineOf(world, regionId);
  const alarmed = alarmFeatures(world, regionId, { prior, active: triggers.ladder.active });
  yield;
  const alarming = [...alarmed.alarmEvidence.values()];
  const evidence = new Map([
    ...regionEvidence(world, regionId),
    ...[...headlined, ...alarming, ...triggers.evidence, ...actorsEvidence(known)].map(
      (item) => [item.id, item] as const,
    ),
    ...found.flatMap((path) => [...path.evidence, ...path.priceEvidence]).map((item) => [item.id, item] as const),
  ]);
  yield;
  const transmission = found.map(({ path }) => path);
  const lanes = world.lanes.get(regionId);
  const shown = { ladder: triggers.ladder, paths: found, known, headline, alarming };
  const balance = limitEvidence(evidence, shown, (most) => balanceOf(readings, most));
  yield;
  const features = { ...regimeFeatures(balance.vector, instant, prior), ...alarmed };
  const smoothedValue = { instant, prior, hasRequiredInputs: hasRequiredInputs(world) };
  const regime = regimeState(features, smoothedValue);
  const corridors = corridorSummaries(world, regionId);
  const leverage = leverageOf(balance.actors);
  yield;
  const id = snapshotId({ regionId, instant, evidence: [...evidence.keys()], versions: VERSIONS, prior });
  const draft: AssessedDraft = {
    regionId,
    generatedAt: instant,
    meta: {
      snapshotId: id,
      ...VERSIONS,
      snapshotConfidence: snapshotConfidence(world, regionId),
      missingInputs: missingInputs(world, regionId, { axes: balance.unfed, triggers: triggers.missing }),
      staleInputs: staleInputs(world, regionId, triggers.stale),
      validUntil: validUntil(world),
      triggerReason: triggerReason({ instant, regime, activated: triggers.activated, ...corridors, leverage }, prior),
      narrativeProvider: '',
      narrativeModel: '',
    },
    regime,
    balance: balance.vector,
    actors: balance.actors,
    leverageEdges: balance.leverageEdges,
    scenarioSets: scenarioSets(regionId, transmission, lanes, new Set(triggers.ladder.active.map((one) => one.id))),
    transmissionPaths: transmission,
    triggers: triggers.ladder,
    mobility: world.mobility.get(regionId).state,
    evidence: balance.evidence,
    companion: {
      headline: balance.evidence.length === 0 ? NO_DATA : headline,
      observed: triggers.observed,
      triggerNotes: triggers.notes,
      hasLaneModel: lanes?.forecast !== undefined,
      deathsKnownTo: deathsKnownTo(lanes ?? {}),
      pathNotes: found.map(({ note }) => note),
      entries: balance.evidence.flatMap((item) =>
        entriesOfItem(item).map((entry) => ({ evidenceId: item.id, ...entry })),
      ),
    },
  };
  yield;
  return {
    draft,
    state: nextState(draft, {
      ...smoothedValue,
      alarms: alarmed.alarms,
      alarmSources: alarmed.alarmSources,
      ...(alarmed.unease === undefined ? {} : { unease: alarmed.unease }),
      triggers: triggers.states,
      triggerDays: triggers.days,
      triggerSeries: triggers.series,
      corridors: corridors.corridors,
    }),
  };
}
