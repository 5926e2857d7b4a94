import { countrySubject, WORLD_SUBJECT } from '../../assessment/observation.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import type { ReadObservation } from '../../ports/feed.ts';
import { type ParsedRows, startTally } from '../parsed.ts';
import { compactInstant } from '../utc-instant.ts';
import { type Notice, readNotices } from './notices.ts';
import { growWaves, type Wave } from './waves.ts';

/** Notices stand for some two minutes; longer ago, and the answer is an old one. */
const MAX_STANDING_MS = 15 * MINUTE_MS;
/** Where the service sounds. */
const COUNTRY = 'IL';

export type ParsedSirens =
  | { readonly status: 'read'; readonly rows: ParsedRows; readonly last: Wave | undefined }
  | { readonly status: 'unreadable'; readonly reason: string };

/**
 * Reads one answer of the service: an observation for each wave that grew, and one that says in which hour it was read.
 * An empty list is a quiet moment. One whose notices should be long gone is as old as the newest of them.
 */
export function parseSirens(
  bytes: Uint8Array,
  { last, now }: { readonly last: Wave | undefined; readonly now: number },
): ParsedSirens {
  const outcomes = readNotices(bytes, now);
  if (outcomes === 'unreadable') return { status: 'unreadable', reason: 'no list of notices' };
  const tally = startTally();
  const notices: Notice[] = [];
  let newestAt: number | undefined;
  for (const outcome of outcomes) {
    if ('kind' in outcome) tally.refuse(outcome);
    else if ('otherAt' in outcome) {
      newestAt = Math.max(newestAt ?? outcome.otherAt, outcome.otherAt);
      tally.ignore();
    } else {
      const { notice } = outcome;
      newestAt = Math.max(newestAt ?? notice.at, notice.at);
      tally.keep([]);
      notices.push(notice);
    }
  }
  const saidAt = newestAt !== undefined && now - newestAt > MAX_STANDING_MS ? newestAt : now;
  const waves = growWaves(last, notices);
  const placeCount = new Set(notices.flatMap(({ places }) => places)).size;
  const rows = tally.rows(() => [...waves.map(waveAlerts), reading(placeCount, saidAt)]);
  if (rows.totalCount > 0 && rows.rejectedCount === rows.totalCount) {
    return { status: 'unreadable', reason: 'every notice was refused' };
  }
  return { status: 'read', rows, last: waves.at(-1) ?? last };
}

/** Places under one wave, so far: the record of a wave is revised while it lasts. */
function waveAlerts({ startedAt, places, threats }: Wave): ReadObservation {
  const stamp = compactInstant(startedAt);
  return {
    recordId: stamp,
    metric: 'siren_alerts',
    subject: countrySubject(COUNTRY),
    value: places.length,
    observedAt: startedAt,
    lineage: 'oref',
    event: `wave:${stamp}`,
    detail: { threat: threats.join(', ') },
  };
}

/** Places under alert when the service was last read in an hour; 0 in a quiet one. The start of the hour is its time. */
function reading(placeCount: number, saidAt: number): ReadObservation {
  const hourAt = Math.floor(saidAt / HOUR_MS) * HOUR_MS;
  return {
    recordId: compactInstant(hourAt),
    metric: 'siren_alerts',
    subject: WORLD_SUBJECT,
    value: placeCount,
    observedAt: hourAt,
    lineage: 'oref',
    event: `reading:${compactInstant(hourAt)}`,
    detail: {},
  };
}
