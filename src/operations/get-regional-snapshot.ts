import { failed, type HandlerResult, type HeaderList } from '../contract/conventions/handler.ts';
import { chain } from '../contract/conventions/maybe-promise.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { SnapshotSource, SourcedSnapshot } from '../ports/snapshot-source.ts';
import { regionById } from '../reference/regions.ts';
import { snapshotAnswer } from './served-snapshot.ts';
import { notReady } from './snapshot-history.ts';

const RETRY_SECONDS = 5;

export function getRegionalSnapshot(parts: {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}): HandlerOf<'getRegionalSnapshot'> {
  return ({ region_id: regionId }) => {
    if (regionById(regionId) === undefined) return failed({ code: 'region_unknown', regionId });
    return chain(parts.snapshots.latest(regionId), (found) => answerTo(regionId, found, parts.clock.now()));
  };
}

function answerTo(regionId: string, found: SourcedSnapshot, now: number): HandlerResult<never> {
  if (found.status === 'none') return failed(notReady(regionId));
  if (found.status === 'unavailable') return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
  return snapshotAnswer(found.snapshot, now, found.status === 'degraded' ? DEGRADED : []);
}

const DEGRADED: HeaderList = [['X-Data-Mode', 'degraded']];
