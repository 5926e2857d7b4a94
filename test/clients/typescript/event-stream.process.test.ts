import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, Barograph, type StreamedEvent } from '../../../clients/typescript/client.ts';
import { EventParser } from '../../../clients/typescript/event-stream.ts';
import { Transport } from '../../../clients/typescript/transport.ts';
import { seededRandom } from '../../../src/evaluation/seeded-random.ts';
import { type HttpServer, serveHttp } from '../../../src/gateway/serve-http.ts';
import { systemTimer } from '../../../src/main/system-timer.ts';
import { createEventStreams } from '../../../src/operations/stream-events.ts';
import { createWorld, NOW, type World } from '../../gateway/world.ts';
import { exampleEvent, memoryEventLog } from '../../kit/memory-event-log.ts';

const EVENTS = 600;

const log = memoryEventLog();
let world: World;
let server: HttpServer;
let apiKey: string;

beforeAll(async () => {
  const eventStreams = createEventStreams({ eventLog: log, setTimer: systemTimer });
  world = createWorld({ handlers: { eventLog: log, eventStreams } });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  apiKey = await world.newKey('acme', 'enterprise');
  for (let n = 0; n < EVENTS; n += 1) append();
});
afterAll(() => server.close());

let count = 0;
const append = () => {
  count += 1;
  log.append(exampleEvent(`cause ${count}`, NOW, { data: { text: '…'.repeat(count % 50) } }));
};

/** A client whose streams are cut after a number of bytes, and that waits for nothing. */
function clientCutAfter(bytes: () => number) {
  const cuts = { count: 0 };
  const fetch = async (target: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    world.clock.time += 1_000;
    const response = await globalThis.fetch(target, init);
    if (response.headers.get('Content-Type') !== 'text/event-stream') return response;
    let left = bytes();
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        controller.enqueue(piece.subarray(0, left));
        left -= piece.length;
        if (left > 0) return;
        cuts.count += 1;
        controller.error(new TypeError('terminated'));
      },
    });
    return new Response(response.body?.pipeThrough(cut), response);
  };
  const options = { baseUrl: server.url, apiKey, fetch };
  const client = new Barograph(options, new Transport(options, { sleep: async () => undefined, random: () => 0 }));
  return { client, cuts };
}

async function read(events: AsyncIterable<StreamedEvent>, wanted: number): Promise<readonly StreamedEvent[]> {
  const seen: StreamedEvent[] = [];
  for await (const event of events) {
    seen.push(event);
    if (seen.length >= wanted) break;
  }
  return seen;
}
const sequences = (events: readonly StreamedEvent[]) =>
  events.map((event) => (event.type === 'reset' ? 'reset' : event.sequence));

describe('streamed events', () => {
  it('come once each and in order through 200 lost connections', async () => {
    const random = seededRandom(7);
    const { client, cuts } = clientCutAfter(() => 200 + random.integer(2_000));
    const events = await read(client.streamEvents({ after: '0' }), EVENTS);
    expect(sequences(events)).toEqual(Array.from({ length: EVENTS }, (_, n) => n + 1));
    expect(cuts.count).toBeGreaterThan(200);
    const [, , third] = events;
    const further = await read(client.streamEvents({ after: third?.place ?? '' }), 2);
    expect(sequences(further)).toEqual([4, 5]);
  });

  it('begin now, and miss nothing before the first of them', async () => {
    let streams = 0;
    // The first stream is lost before it gives an event.
    const { client } = clientCutAfter(() => (streams++ === 0 ? 1 : Number.MAX_SAFE_INTEGER));
    const reading = client.streamEvents();
    const first = reading.next();
    // The head of the log has been read once a stream has begun.
    const until = setInterval(() => streams > 0 && append(), 5);
    const { value } = await first;
    clearInterval(until);
    await reading.return(undefined);
    expect(sequences([value])).toEqual([EVENTS + 1]);
  });

  it('begin again with a reset from a place of another store', async () => {
    const { client } = clientCutAfter(() => Number.MAX_SAFE_INTEGER);
    const reading = client.streamEvents({ after: `${'f'.repeat(32)}.3` });
    const { value } = await reading.next();
    expect(value).toMatchObject({ type: 'reset', headSequence: count, place: String(count) });
    const next = reading.next();
    append();
    expect(sequences([(await next).value])).toEqual([count]);
    await reading.return(undefined);
  });

  it('end when asking again does not help, and when the signal aborts', async () => {
    const stranger = new Barograph({ baseUrl: server.url, apiKey: 'nonsense' });
    await expect(read(stranger.streamEvents({ after: '0' }), 1)).rejects.toBeInstanceOf(ApiError);
    const { client } = clientCutAfter(() => Number.MAX_SAFE_INTEGER);
    const ending = new AbortController();
    const reading = client.streamEvents({ after: String(count) }, { signal: ending.signal }).next();
    ending.abort('enough');
    await expect(reading).rejects.toBe('enough');
  });

  it('are the same however their bytes are cut', () => {
    const bytes = new TextEncoder().encode(
      ':\n\nid: a.1\nevent: x\ndata: {"t":"é😀"}\n\n:\n\nevent: reset\r\ndata: 1\r\n\r\nid: a.2\nevent: y\ndata: 2\ndata: 3\n\n',
    );
    const expected = [
      { id: 'a.1', event: 'x', data: '{"t":"é😀"}' },
      { id: '', event: 'reset', data: '1' },
      { id: 'a.2', event: 'y', data: '2\n3' },
    ];
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length)), (places) => {
        const parser = new EventParser();
        const cuts = [0, ...places.toSorted((a, b) => a - b), bytes.length];
        const pieces = cuts.slice(1).map((end, index) => bytes.subarray(cuts[index], end));
        expect(pieces.flatMap((piece) => [...parser.events(piece)])).toEqual(expected);
      }),
    );
  });
});
