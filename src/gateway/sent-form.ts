import { asEvents, lastEvent, wantsEvents } from './event-stream.ts';
import { type Answer, byteCount, type Exchange } from './exchange.ts';
import type { Streamed } from './stages/event-stream.ts';

/** As the client accepts it: the end of a stream that has begun, a stream of one event, or the answer alone. */
export function inEvents({ request, notes, stream }: Exchange & Partial<Streamed>, answer: Answer): Answer {
  if (stream?.isOpen === true) {
    const isOver = answer.status === 200 && notes.route?.endpoint.isLive === true;
    return { ...answer, pieces: isOver ? [] : [lastEvent(answer)], isRest: true };
  }
  // What stays open has no last event, and where nothing was opened the answer is plain.
  if (notes.route?.endpoint.isLive === true) return answer;
  return answer.status === 200 && wantsEvents({ request, route: notes.route }) && isJson(answer)
    ? asEvents(answer)
    : answer;
}

const isJson = ({ headers }: Answer): boolean =>
  headers.some(([name, value]) => name === 'Content-Type' && value.startsWith('application/json'));

/** `HEAD` answers as `GET` would, less the bytes; their count stays. */
export function withoutBody(answer: Answer): Answer {
  if (answer.status === 204 || answer.status === 304) return answer;
  return { ...answer, headers: [...answer.headers, ['Content-Length', String(byteCount(answer))]], pieces: [] };
}
