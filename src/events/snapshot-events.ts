import type { RegionState } from '../assessment/region-state.ts';
import type { StoredCompanion } from '../assessment/snapshot-companion.ts';
import type { NewEvent, SnapshotReceipt } from '../contract/intelligence/event.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { Trigger } from '../contract/intelligence/trigger-ladder.ts';
import { contentHash } from '../reference/content-hash.ts';
import { changesOf } from './snapshot-changes.ts';

/** Evidence that an event names. */
const MAX_EVIDENCE = 20;

export interface StoringSnapshot {
  readonly snapshot: RegionalSnapshot;
  readonly companion: Pick<StoredCompanion, 'headline' | 'observed'>;
  readonly state: RegionState;
  /** The state that it started from; absent in a region's first. */
  readonly prior: RegionState | undefined;
  /** What changed, in sentences. */
  readonly changes: readonly string[];
  /** Epoch ms. */
  readonly recordedAt: number;
}

/** What becomes true with a snapshot: that it is stored, and each change of regime, corridor and trigger since the one before. */
export function snapshotEvents(storing: StoringSnapshot): readonly NewEvent[] {
  const { snapshot, companion, state, prior, changes, recordedAt } = storing;
  const { regionId, generatedAt, regime, meta } = snapshot;
  const { snapshotId } = meta;
  const every = { regionId, cause: snapshotId, happenedAt: generatedAt, recordedAt, receipts: [receiptOf(snapshot)] };
  const region = `region:${regionId}`;
  const { isNewRegime, corridors, activated, released } = changesOf(snapshot, state, prior);
  const { text, evidenceIds } = companion.headline;
  const trigger = (type: 'trigger.activated' | 'trigger.released', one: Trigger): NewEvent => {
    const seen = companion.observed[one.id];
    const value = seen === undefined ? {} : { value: seen.value, unit: seen.unit };
    const { id, description, threshold } = one;
    const data = { id, description, threshold, ...value, evidenceIds: one.evidenceIds.slice(0, MAX_EVIDENCE) };
    return { type, subject: `trigger:${id}`, ...every, data };
  };
  return [
    {
      type: 'snapshot.stored',
      subject: region,
      ...every,
      data: {
        snapshotId,
        ...(prior === undefined ? {} : { previousSnapshotId: prior.snapshotId }),
        triggerReason: meta.triggerReason,
        regime: regime.label,
        headline: { text, evidenceIds: evidenceIds.slice(0, MAX_EVIDENCE) },
        changes,
      },
    },
    ...(isNewRegime
      ? [{ type: 'regime.changed', subject: region, ...every, data: regimeData(regime) } satisfies NewEvent]
      : []),
    ...corridors.map(
      ({ id, ...data }): NewEvent => ({ type: 'corridor.changed', subject: `corridor:${id}`, ...every, data }),
    ),
    ...activated.map((one) => trigger('trigger.activated', one)),
    ...released.map((one) => trigger('trigger.released', one)),
  ];
}

const regimeData = ({ label, previousLabel, transitionDriver }: RegionalSnapshot['regime']) => ({
  from: previousLabel,
  to: label,
  reason: transitionDriver,
});

const receiptOf = (snapshot: RegionalSnapshot): SnapshotReceipt => ({
  snapshotId: snapshot.meta.snapshotId,
  generatedAt: snapshot.generatedAt,
  sha256: contentHash(snapshot),
});
