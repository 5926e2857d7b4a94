import type { CallOptions } from './call.ts';
import { ApiError, BarographError, ConnectionError, TimeoutError } from './errors.ts';
import type { EventPage, LoggedEvent } from './schema.ts';
import { complete, isRetriable, type Transport } from './transport.ts';

/** What a stream follows. */
export interface StreamInput {
  /** `place` of an event: the stream begins with the one after it. Now when absent. */
  readonly after?: string;
  readonly regionId?: string;
  /** Separated by commas; all when absent. */
  readonly types?: string;
}

/** An event and its place in the log, or that the place is of another store: what follows is new. */
export type StreamedEvent =
  | (LoggedEvent & { readonly place: string })
  | { readonly type: 'reset'; readonly headSequence: number; readonly place: string };

const PATH = '/api/intelligence/v1/stream-events';
/** The service writes at least a comment every 15 s. */
const MAX_QUIET_MS = 45_000;
/** An event has at most 8 KB of data, and names snapshots. */
const MAX_EVENT_CHARACTERS = 1_048_576;

/**
 * Every event once and in order, until the signal aborts or the loop ends; comes back after a lost connection.
 * @param head the newest page of the log, asked for when the stream begins now
 * @throws ApiError where asking again does not help, such as for a key that was revoked
 */
export async function* followEvents(
  transport: Transport,
  { input, head, signal }: { input: StreamInput; head: () => Promise<EventPage>; signal: AbortSignal | undefined },
): AsyncGenerator<StreamedEvent> {
  let place = input.after ?? placeOf(await head());
  for (let tries = 0; ; ) {
    try {
      for await (const { id, event, data } of oneStream(transport, { ...input, after: place }, signal)) {
        tries = 0;
        if (event === 'failure') throw new ApiError(failureOf(data));
        const known = JSON.parse(data);
        place = event === 'reset' ? String(known.headSequence) : id;
        yield { ...known, ...(event === 'reset' ? { type: event } : {}), place };
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!isRetriable(error) && !(error instanceof TimeoutError)) throw error;
      await transport.wait(tries, error, signal);
      tries += 1;
    }
  }
}

/** @throws ConnectionError when it ends, TimeoutError when nothing comes, ApiError for a refusal */
async function* oneStream(transport: Transport, input: object, signal?: AbortSignal): AsyncGenerator<SentEvent> {
  const ending = new AbortController();
  const onAbort = () => ending.abort(signal?.reason);
  const onQuiet = () => ending.abort(new TimeoutError(MAX_QUIET_MS));
  let timer = setTimeout(onQuiet, MAX_QUIET_MS);
  signal?.addEventListener('abort', onAbort);
  try {
    signal?.throwIfAborted();
    const headers = { Accept: 'text/event-stream' };
    const options: CallOptions = { signal: ending.signal };
    const response = await transport.open({ method: 'GET', path: PATH }, input, { ...options, headers });
    if (!response.ok) await complete(response);
    const reader = response.body?.getReader();
    const parser = new EventParser();
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
      clearTimeout(timer);
      yield* parser.events(read.value);
      timer = setTimeout(onQuiet, MAX_QUIET_MS);
    }
    throw new ConnectionError('the stream ended');
  } catch (error) {
    if (ending.signal.aborted) throw ending.signal.reason;
    throw error instanceof BarographError ? error : new ConnectionError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    ending.abort();
  }
}

interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Server-sent events from bytes, however they are cut; comments are left out. */
export class EventParser {
  #text = '';
  readonly #decoder = new TextDecoder();

  /** @throws BarographError for an event beyond a million characters */
  *events(bytes: Uint8Array): Generator<SentEvent> {
    this.#text += this.#decoder.decode(bytes, { stream: true });
    const blocks = this.#text.split(/\r?\n\r?\n/);
    this.#text = blocks.pop() ?? '';
    if (this.#text.length > MAX_EVENT_CHARACTERS) throw new BarographError('an event is too large');
    for (const block of blocks) {
      const fields = block.split(/\r?\n/).map((line) => /^(\w+): ?(.*)$/.exec(line) ?? []);
      const of = (name: string) => fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
      const data = of('data').join('\n');
      if (data !== '') yield { id: of('id').at(-1) ?? '', event: of('event').at(-1) ?? 'message', data };
    }
  }
}

const placeOf = ({ storeId, headSequence }: EventPage): string =>
  storeId === undefined ? String(headSequence) : `${storeId}.${headSequence}`;

/** What the answer would have been, had the stream not begun. */
function failureOf(data: string) {
  const { status, code, retryAfterSeconds, body } = JSON.parse(data);
  const headers = new Headers({ 'X-Error-Code': String(code) });
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  return { status: Number(status), headers, bytes: new TextEncoder().encode(JSON.stringify(body)) };
}
