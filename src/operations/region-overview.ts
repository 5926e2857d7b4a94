import { Value } from 'typebox/value';
import { LruCache } from '../concurrency/lru-cache.ts';
import { Type } from '../contract/conventions/schema.ts';
import type { RegionOverview } from '../contract/intelligence/region-overview.ts';
import { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { CompanionHeadline } from '../contract/intelligence/snapshot-companion.ts';
import type { SnapshotSummary } from '../contract/intelligence/snapshot-summary.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import type { HistoryParts } from './snapshot-history.ts';
import { summaryOfBody } from './summary-of.ts';

/** Snapshots are never changed, so what was read of one stays true. Eight regions now and at another instant, twice. */
const MAX_KEPT = 32;

export interface ReadRegion {
  readonly latest: SnapshotSummary;
  readonly overview: RegionOverview;
}

const { scenarioSets, triggers, balance, meta } = RegionalSnapshot.properties;
const Served = Type.Object({ snapshot: Type.Object({ scenarioSets, triggers, balance, meta }) });
const Accompanied = Type.Object({ companion: Type.Object({ headline: CompanionHeadline }) });

/**
 * Reads what a list of regions says of one snapshot; each once.
 * @returns the numbers and the overview; without a headline where none is stored or the store does not answer
 */
export function regionReader({
  history,
  setTimer,
}: HistoryParts & { readonly history: Pick<SnapshotStore, 'companion'> }) {
  const kept = new LruCache<string, ReadRegion>({ maxWeight: MAX_KEPT });
  return async (snapshotId: string, body: Uint8Array): Promise<ReadRegion> => {
    const known = kept.get(snapshotId);
    if (known !== undefined) return known;
    const read = await readWithDeadline(history.companion(snapshotId), setTimer);
    const beside = read.ok ? read.value?.body : undefined;
    const region = { latest: summaryOfBody(body), overview: overviewOf(body, beside) };
    // A store that did not answer may have a headline.
    if (read.ok) kept.set(snapshotId, region);
    return region;
  };
}

/** @throws Error on a body of another shape */
function overviewOf(body: Uint8Array, beside: Uint8Array | undefined): RegionOverview {
  const served: unknown = parsed(body);
  if (!Value.Check(Served, served)) throw new Error('a stored snapshot has an unknown shape');
  const { snapshot } = served;
  const companion: unknown = beside === undefined ? undefined : parsed(beside);
  const headline = Value.Check(Accompanied, companion) ? companion.companion.headline : undefined;
  const [strongestDriver] = [...snapshot.balance.pressures].sort((a, b) => b.magnitude - a.magnitude);
  const lanes = snapshot.scenarioSets.find(({ horizon }) => horizon === '30d')?.lanes;
  const escalation = lanes?.find(({ name }) => name === 'escalation')?.probability;
  return {
    ...(headline === undefined ? {} : { headline }),
    ...(strongestDriver === undefined ? {} : { strongestDriver }),
    ...(escalation === undefined ? {} : { escalation30d: escalation }),
    activeTriggerIds: snapshot.triggers.active.map(({ id }) => id),
    missingInputs: snapshot.meta.missingInputs,
    staleInputs: snapshot.meta.staleInputs,
  };
}

const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
