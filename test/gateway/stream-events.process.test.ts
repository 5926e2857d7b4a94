import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { systemTimer } from '../../src/main/system-timer.ts';
import { createEventStreams } from '../../src/operations/stream-events.ts';
import { exampleEvent, memoryEventLog } from '../kit/memory-event-log.ts';
import { createWorld, NOW, type World } from './world.ts';

const PATH = '/api/intelligence/v1/stream-events';

const log = memoryEventLog();
const streams = createEventStreams({ eventLog: log, setTimer: systemTimer });
let world: World;
let server: HttpServer;
let key: string;

beforeAll(async () => {
  world = createWorld({ handlers: { eventLog: log, eventStreams: streams } });
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
  key = await world.newKey('acme', 'enterprise');
});
afterAll(() => server.close());

let count = 0;
const append = (bytes = 10) => {
  count += 1;
  log.append(exampleEvent(`cause ${count}`, NOW, { data: { text: 'x'.repeat(bytes) } }));
};

/** Reads a stream until it has so many events. @returns their sequences and the last id */
async function readSome(wanted: number, lastEventId?: string, onRead: (count: number) => void = () => undefined) {
  const broken = new AbortController();
  const response = await fetch(`${server.url}${PATH}?after=0`, {
    signal: broken.signal,
    headers: {
      Accept: 'text/event-stream',
      'X-Service-Key': key,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const decoder = new TextDecoder();
  const ids: string[] = [];
  let text = '';
  const reader = response.body?.getReader();
  for (;;) {
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const id = /^id: (\S+)\nevent: \S+\ndata: .+$/.exec(block)?.[1];
      if (id !== undefined) ids.push(id);
    }
    onRead(ids.length);
    if (ids.length >= wanted) {
      broken.abort();
      const read = ids.slice(0, wanted);
      return { sequences: read.map((id) => Number(id.split('.')[1])), lastId: read.at(-1) };
    }
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) throw new Error(`the stream ended after ${ids.length} events`);
    text += decoder.decode(value, { stream: true });
  }
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('streams over sockets', () => {
  it('give a reader that breaks off and comes back 200 times every event once and in order', async () => {
    for (let n = 0; n < 300; n += 1) append();
    const writing = setInterval(append, 2);
    const seen: number[] = [];
    let lastId: string | undefined;
    const parts = Array.from({ length: 200 }, (_, n) => (n % 50 === 7 ? 150 : 1 + (n % 5)));
    for (const wanted of parts) {
      const read = await readSome(wanted, lastId);
      seen.push(...read.sequences);
      lastId = read.lastId;
    }
    clearInterval(writing);
    const count = parts.reduce((sum, part) => sum + part, 0);
    expect(seen).toEqual(Array.from({ length: count }, (_, n) => n + 1));
    await until(() => streams.seats.count === 0);
  });

  it('lose a reader that takes nothing, and keep the others', async () => {
    const { hostname, port } = new URL(server.url);
    const lazy = connect(Number(port), hostname);
    let isClosed = false;
    lazy.on('close', () => {
      isClosed = true;
    });
    lazy.on('error', () => undefined);
    lazy.write(`GET ${PATH} HTTP/1.1\r\nHost: a\r\nAccept: text/event-stream\r\nX-Service-Key: ${key}\r\n\r\n`);
    lazy.pause();
    await until(() => streams.seats.count === 1);
    const from = count;
    let read = 0;
    const other = readSome(from + 1_500, undefined, (events) => {
      read = events;
    });
    // More than socket buffers hold, beyond the backlog of 1 MB.
    for (let n = 0; n < 1_500; n += 1) {
      append(8_000);
      // At the pace of the reader that reads: however slow the machine, it is never behind by its backlog.
      if (n % 20 === 0) await until(() => read >= from + n - 60);
    }
    expect((await other).sequences).toHaveLength(from + 1_500);
    await until(() => streams.seats.count === 0);
    lazy.resume();
    await until(() => isClosed);
  });

  it('end when the process stops, without holding it up', async () => {
    const response = await fetch(`${server.url}${PATH}`, {
      headers: { Accept: 'text/event-stream', 'X-Service-Key': key },
    });
    await until(() => streams.seats.count === 1);
    streams.tail.close();
    const text = await response.text();
    expect(text).toBe(':\n\n');
    expect(streams.seats.count).toBe(0);
  });
});
