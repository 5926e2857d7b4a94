import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import type { Clock } from '../ports/clock.ts';
import { presentOrAsOfReply } from './as-of.ts';
import { type HistoryParts, snapshotAsOf, snapshotAt } from './snapshot-history.ts';
import { snapshotInBody } from './stored-body.ts';

type Brief = Outputs['getRegionalBrief']['brief'];

const WEEK_MS = 7 * 86_400_000;

export function getRegionalBrief(parts: HistoryParts & { readonly clock: Clock }): HandlerOf<'getRegionalBrief'> {
  return async ({ region_id: regionId, at }) => {
    const latest = await snapshotAsOf(regionId, { at }, parts);
    if (!latest.ok) return failed(latest.failure);
    const earlier = await snapshotAt(regionId, latest.value.generatedAt - WEEK_MS, parts);
    // A region younger than a week has a brief without changes.
    if (!earlier.ok && earlier.failure.code !== 'snapshot_not_found') return failed(earlier.failure);
    const snapshot = snapshotInBody(latest.value);
    const changes = earlier.ok ? { changes: changesSince(snapshotInBody(earlier.value), snapshot) } : {};
    const { generatedAt, meta, regime, narrative } = snapshot;
    const { snapshotId } = meta;
    const brief = { regionId, snapshotId, generatedAt, regimeLabel: regime.label, narrative, ...changes };
    return presentOrAsOfReply({ brief }, latest.asOf);
  };
}

function changesSince(before: RegionalSnapshot, now: RegionalSnapshot): NonNullable<Brief['changes']> {
  const axes = AXES.map((axis) => ({ axis, from: before.balance[axis], to: now.balance[axis] }))
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
  return { since: before.generatedAt, regimeLabel: before.regime.label, axes };
}
