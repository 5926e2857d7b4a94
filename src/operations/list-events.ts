import type { SetTimer } from '../concurrency/deadline.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLog } from '../ports/event-log.ts';
import { presentOrAsOfReply, resolveAt } from './as-of.ts';
import { eventPage } from './event-page.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { regionFailure } from './snapshot-history.ts';

export interface EventParts {
  readonly eventLog: EventLog;
  readonly setTimer: SetTimer;
  readonly clock: Clock;
}

/** Answers a page of the log; `at_unavailable` as of an instant before its first event. */
export function listEvents({ eventLog, setTimer, clock }: EventParts): HandlerOf<'listEvents'> {
  return async ({ at, ...query }) => {
    const failure = query.region_id === undefined ? undefined : regionFailure(query.region_id);
    if (failure !== undefined) return failed(failure);
    const resolved = resolveAt(at, clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const { asOf } = resolved;
    const knownBy = at === undefined ? undefined : asOf.instant;
    const reading = async () => {
      const earliest = knownBy === undefined ? undefined : await beginsAfter(eventLog, knownBy);
      return earliest === undefined ? { page: await eventPage({ ...query, knownBy }, eventLog) } : { earliest };
    };
    const read = await readWithDeadline(reading(), setTimer);
    if (!read.ok) return failed(read.failure);
    if ('page' in read.value) return presentOrAsOfReply(read.value.page, at === undefined ? undefined : asOf);
    return failed({ code: 'at_unavailable', subject: 'the log of events', earliest: read.value.earliest });
  };
}

/** When the first event was recorded, where that was after an instant; both epoch ms. */
async function beginsAfter(eventLog: EventLog, instant: number): Promise<number | undefined> {
  const [first] = await eventLog.page({ after: 0, limit: 1 });
  return first !== undefined && first.recordedAt > instant ? first.recordedAt : undefined;
}
