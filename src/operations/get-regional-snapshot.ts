import { failed, type HeaderList } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot, SnapshotSource } from '../ports/snapshot-source.ts';
import { regionById } from '../reference/regions.ts';

/** The first assessment runs at start; a caller that finds none asks again soon. */
const RETRY_SECONDS = 5;

export function getRegionalSnapshot(parts: {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}): HandlerOf<'getRegionalSnapshot'> {
  return async ({ region_id: regionId }) => {
    if (regionById(regionId) === undefined) return failed({ code: 'region_unknown', regionId });
    const found = await parts.snapshots.latest(regionId);
    if (found.status === 'none')
      return failed({ code: 'snapshot_not_ready', regionId, retryAfterSeconds: RETRY_SECONDS });
    if (found.status === 'unavailable') return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
    const { snapshot } = found;
    const headers = [...headersOf(snapshot, parts.clock.now()), ...(found.status === 'degraded' ? DEGRADED : [])];
    const { body, contentHash, generatedAt, codings } = snapshot;
    const content = {
      pieces: [body],
      contentHash,
      lastModifiedAt: generatedAt,
      ...(codings === undefined ? {} : { codings }),
    };
    return { ok: true, reply: { kind: 'bytes', ...content, headers } };
  };
}

const DEGRADED: HeaderList = [['X-Data-Mode', 'degraded']];
const STALE: HeaderList = [['X-Snapshot-Stale', 'true']];

const headersOf = (snapshot: ServedSnapshot, now: number): HeaderList => [
  ['Cache-Control', 'private, max-age=60, must-revalidate'],
  ['X-Snapshot-Id', snapshot.snapshotId],
  ['X-Valid-Until', String(snapshot.validUntil)],
  ...(now > snapshot.validUntil ? STALE : []),
];
