import { failed, type HandlerResult, type HeaderList } from '../contract/conventions/handler.ts';
import { whenThere } from '../contract/conventions/soon.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { ServedSnapshot, SnapshotSource, SourcedSnapshot } from '../ports/snapshot-source.ts';
import { regionById } from '../reference/regions.ts';

/** The first assessment runs at start; a caller that finds none asks again soon. */
const RETRY_SECONDS = 5;

export function getRegionalSnapshot(parts: {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}): HandlerOf<'getRegionalSnapshot'> {
  return ({ region_id: regionId }) => {
    if (regionById(regionId) === undefined) return failed({ code: 'region_unknown', regionId });
    return whenThere(parts.snapshots.latest(regionId), (found) => answerTo(regionId, found, parts.clock.now()));
  };
}

function answerTo(regionId: string, found: SourcedSnapshot, now: number): HandlerResult<never> {
  if (found.status === 'none')
    return failed({ code: 'snapshot_not_ready', regionId, retryAfterSeconds: RETRY_SECONDS });
  if (found.status === 'unavailable') return failed({ code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS });
  const replies = repliesOf(found.snapshot);
  if (found.status === 'degraded') return replies.degraded(now);
  return now > found.snapshot.validUntil ? replies.stale : replies.current;
}

/** The replies that one snapshot comes to, made once: whoever asks again gets the same. */
interface Replies {
  readonly current: HandlerResult<never>;
  readonly stale: HandlerResult<never>;
  degraded(now: number): HandlerResult<never>;
}

const known = new WeakMap<ServedSnapshot, Replies>();

function repliesOf(snapshot: ServedSnapshot): Replies {
  const made = known.get(snapshot);
  if (made !== undefined) return made;
  const replies = {
    current: replyOf(snapshot, []),
    stale: replyOf(snapshot, STALE),
    degraded: (now: number) => replyOf(snapshot, now > snapshot.validUntil ? [...STALE, ...DEGRADED] : DEGRADED),
  };
  known.set(snapshot, replies);
  return replies;
}

function replyOf(snapshot: ServedSnapshot, marks: HeaderList): HandlerResult<never> {
  const { body, contentHash, generatedAt, codings, snapshotId, validUntil } = snapshot;
  const headers: HeaderList = [
    ['Cache-Control', 'private, max-age=60, must-revalidate'],
    ['X-Snapshot-Id', snapshotId],
    ['X-Valid-Until', String(validUntil)],
    ...marks,
  ];
  return {
    ok: true,
    reply: { kind: 'bytes', pieces: [body], contentHash, lastModifiedAt: generatedAt, headers, codings },
  };
}

const DEGRADED: HeaderList = [['X-Data-Mode', 'degraded']];
const STALE: HeaderList = [['X-Snapshot-Stale', 'true']];
