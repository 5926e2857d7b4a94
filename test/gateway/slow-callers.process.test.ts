import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { createWorld, DEDUCT, SNAPSHOT, type World } from './world.ts';

/** A slow caller is closed within 15 s: after at most so many pieces, one each half second of the same event loop. */
const PIECE_MS = 500;
const MAX_PIECES = 15_000 / PIECE_MS;

let world: World;
let server: HttpServer;
let key: string;

beforeAll(async () => {
  world = createWorld();
  key = await world.newKey('acme', 'enterprise');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

interface Closed {
  readonly pieceCount: number;
  readonly text: string;
}

/** Sends a beginning and then a byte every half second until the server closes the connection. */
function drip(beginning: string, endless: string): Promise<Closed> {
  return new Promise((resolve) => {
    const socket: Socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let pieceCount = 0;
    const sending = setInterval(() => {
      pieceCount += 1;
      socket.write(endless);
    }, PIECE_MS);
    let text = '';
    socket.write(beginning);
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearInterval(sending);
      resolve({ pieceCount, text });
    });
  });
}

const POST = `POST ${DEDUCT} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

describe.concurrent('a caller that is slow', () => {
  it.each([
    ['says nothing', '', ''],
    ['sends its request line by the byte', 'G', 'E'],
    ['sends headers without end', 'GET /livez HTTP/1.1\r\nHost: x\r\n', 'X-A: 1\r\n'],
    ['sends a header without end', 'GET /livez HTTP/1.1\r\nHost: x\r\nX-A: ', 'a'],
    [
      'begins a second request and does not end it',
      'GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET /livez HTTP/1.1\r\n',
      'X-A: 1\r\n',
    ],
  ])('and %s is closed in time', async (_, beginning, endless) => {
    expect((await drip(beginning, endless)).pieceCount).toBeLessThanOrEqual(MAX_PIECES);
  });

  it.each([
    ['of a known length', `Content-Length: 1000\r\n\r\n`, ' '],
    ['in chunks', `Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ])('and sends a body %s by the byte is answered 408 and closed in time', async (_, headers, endless) => {
    const closed = await drip(`${POST}X-Service-Key: ${key}\r\n${headers}`, endless);
    expect(closed.pieceCount).toBeLessThanOrEqual(MAX_PIECES);
    expect(closed.text).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('closing under load', () => {
  it('loses no answer of callers that keep asking over connections that stay open', async () => {
    const busy = createWorld();
    const caller = await busy.newKey('acme', 'enterprise');
    const serving = await serveHttp({ gateway: busy.gateway, host: '127.0.0.1', port: 0 });
    const url = `${serving.url}${SNAPSHOT}?region_id=mena`;
    const outcomes: (number | string)[] = [];
    let answeredCount = 0;
    const reach: (() => void)[] = [];
    const hundred = new Promise<void>((resolve) => reach.push(resolve));

    /** One caller: asks again as soon as it is answered, until the server says that it ends the connection. */
    const ask = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isOpen = true; isOpen; ) {
        const { status, isLast } = await read(agent, url, caller);
        outcomes.push(status);
        answeredCount += 1;
        if (answeredCount === 100) reach[0]?.();
        isOpen = !isLast;
      }
      agent.destroy();
    };
    const callers = Array.from({ length: 16 }, ask);
    await hundred;
    const closed = serving.close();
    await Promise.all([closed, ...callers]);
    expect(new Set(outcomes)).toEqual(new Set([200]));
    await expect(read(new Agent(), url, caller)).rejects.toThrow();
  });
});

function read(agent: Agent, url: string, caller: string): Promise<{ status: number; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'X-Service-Key': caller } }, (response) => {
      let size = 0;
      response.on('data', (piece: Buffer) => {
        size += piece.length;
      });
      response.on('error', reject);
      response.on('end', () => {
        if (size !== Number(response.headers['content-length'])) reject(new Error('the answer was cut short'));
        else resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
