import { failed, type HandlerContext, type LiveStream } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import { eventPage, filtersOf, placeOf } from './event-page.ts';
import { createEventTail } from './event-tail.ts';
import { followEvents } from './follow-events.ts';
import { jsonReply } from './json-reply.ts';
import type { EventParts } from './list-events.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { regionFailure } from './snapshot-history.ts';
import { createStreamSeats } from './stream-seats.ts';

export interface StreamParts extends Pick<EventParts, 'eventLog' | 'setTimer'> {
  /** One of its own unless given. */
  readonly eventStreams?: EventStreams;
}

/** What the streams of a process share. */
export const createEventStreams = (parts: Parameters<typeof createEventTail>[0]) => ({
  tail: createEventTail(parts),
  seats: createStreamSeats(),
});
export type EventStreams = ReturnType<typeof createEventStreams>;

type Input = Inputs['streamEvents'];

/** Streams the log to a client that accepts events, until it leaves; else answers the page of `list-events`. */
export function streamEvents(parts: StreamParts): HandlerOf<'streamEvents'> {
  const { eventStreams = createEventStreams(parts) } = parts;
  return async (input, context) => {
    const failure = input.region_id === undefined ? undefined : regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    const { live } = context;
    if (live !== undefined) return stream(input, { context, live }, { ...parts, eventStreams });
    const read = await readWithDeadline(eventPage(input, parts.eventLog), parts.setTimer);
    return read.ok ? jsonReply(read.value) : failed(read.failure);
  };
}

async function stream(
  input: Input,
  { context, live }: { readonly context: HandlerContext; readonly live: LiveStream },
  { eventLog, eventStreams, setTimer }: StreamParts & { readonly eventStreams: EventStreams },
) {
  const { caller, allowance } = context;
  if (caller === undefined) throw new Error('a stream of the log has a verified caller');
  const tier = (await allowance?.())?.tier;
  const seat = eventStreams.seats.enter(caller, tier);
  if (seat.status === 'refused') return failed(seat.failure);
  try {
    const read = await readWithDeadline(eventLog.bounds(), setTimer);
    if (!read.ok) return failed(read.failure);
    const place = placeOf(live.lastEventId ?? input.after, read.value);
    live.comment();
    if (place.isReset) live.send({ event: 'reset', data: { headSequence: place.sequence } });
    const ended = await followEvents(
      { from: place.sequence, storeId: read.value?.storeId, filters: filtersOf(input), live, gone: context.signal },
      { eventLog, eventTail: eventStreams.tail, setTimer },
    );
    return ended === undefined ? NOTHING_MORE : failed(ended);
  } finally {
    seat.leave();
  }
}

/** Not sent: the stream has no last event. */
const NOTHING_MORE = { ok: true, reply: { kind: 'bytes', pieces: [Buffer.from('null')] } } as const;
