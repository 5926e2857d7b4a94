import { mediaQuality } from './accepts-problem.ts';
import type { Answer, GatewayRequest, StreamTarget } from './exchange.ts';
import type { Route } from './routes.ts';

export const EVENT_STREAM = 'text/event-stream';

/**
 * Whether the caller wants the answer as a stream of server-sent events: named in `Accept`, at least as much as plain JSON,
 * on an endpoint that streams. Wildcards do not count.
 */
export function wantsEvents(exchange: {
  readonly request: GatewayRequest;
  readonly route: Pick<Route, 'endpoint'> | undefined;
}): boolean {
  const { request, route } = exchange;
  if (route?.endpoint.streams !== true) return false;
  const accept = request.headers.list('accept');
  if (accept === undefined) return false;
  const events = mediaQuality(accept, EVENT_STREAM);
  return events > 0 && events >= mediaQuality(accept, 'application/json');
}

interface SentEvent {
  /** The place of a client that comes back. */
  readonly id?: string;
  readonly event: string;
  readonly data: unknown;
}

/**
 * The events of one answer. The response begins with the first of them, with the headers as they are then: until something
 * is certain, a refusal still has a status of its own.
 */
export class EventStream {
  #isOpen = false;
  readonly #target: StreamTarget;
  readonly #head: () => Answer['headers'];

  constructor(target: StreamTarget, head: () => Answer['headers']) {
    this.#target = target;
    this.#head = head;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get backlogBytes(): number {
    return this.#target.backlogBytes ?? 0;
  }

  drained = async (): Promise<void> => this.#target.drained?.();

  abandon = (): void => this.#target.abandon?.();

  send({ id, event, data }: SentEvent): void {
    this.#open();
    this.#target.write(eventBytes(event, JSON.stringify(data), id));
  }

  comment(): void {
    this.#open();
    this.#target.write(COMMENT);
  }

  #open(): void {
    if (!this.#isOpen)
      this.#target.open(200, [['Content-Type', EVENT_STREAM], ['Cache-Control', 'no-store'], ...this.#head()]);
    this.#isOpen = true;
  }
}

/** A complete 200 as a stream of one event: a replay, or an operation without progress events. */
export function asEvents(answer: Answer): Answer {
  const headers = answer.headers.map(
    ([name, value]) => [name, name === 'Content-Type' ? EVENT_STREAM : value] as const,
  );
  return { ...answer, headers, pieces: [lastEvent(answer)] };
}

/**
 * The event that ends every stream: the body of a 200, whole and unchanged, or what the answer would have been instead, with
 * its status.
 */
export function lastEvent(answer: Answer): Uint8Array {
  const body = Buffer.concat(answer.pieces).toString('utf8');
  if (answer.status === 200) return eventBytes('answer', body);
  const retryAfter = answer.headers.find(([name]) => name === 'Retry-After')?.[1];
  const facts = {
    status: answer.status,
    code: answer.code,
    retryAfterSeconds: retryAfter === undefined ? undefined : Number(retryAfter),
  };
  return eventBytes('failure', `${JSON.stringify(facts).slice(0, -1)},"body":${body === '' ? 'null' : body}}`);
}

/** JSON is one line: what a text holds of line ends is escaped in it. */
const eventBytes = (event: string, json: string, id?: string): Uint8Array =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`);

const COMMENT: Uint8Array = Buffer.from(':\n\n');
