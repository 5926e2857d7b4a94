import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_DISCARD_BYTES } from '../../src/gateway/http/end-after-body.ts';
import { type HttpServer, serveHttp } from '../../src/gateway/serve-http.ts';
import { createWorld, DEDUCT } from './world.ts';

let server: HttpServer;
let key: string;

beforeAll(async () => {
  const world = createWorld();
  key = await world.newKey('acme', 'pro_monthly');
  server = await serveHttp({ gateway: world.gateway, host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

/** What a client that writes everything before it reads has received when the connection ends, and how it ended. */
async function writeThenRead(bytes: Buffer): Promise<{ readonly text: string; readonly error: string | undefined }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  await once(socket, 'connect');
  const errors: Error[] = [];
  socket.on('error', (error) => errors.push(error));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(bytes, () => resolve());
  });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('end', () => socket.end());
  await closed;
  return { text: Buffer.concat(chunks).toString('utf8'), error: errors[0]?.message };
}

const SIZE = 8 * 1_048_576;
const post = (...lines: readonly string[]): string =>
  [
    `POST ${DEDUCT} HTTP/1.1`,
    'Host: x',
    `X-Service-Key: ${key}`,
    'Content-Type: application/json',
    ...lines,
    '',
    '',
  ].join('\r\n');
const chunked = (size: number): string => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n0\r\n\r\n`;

it('a body without end is discarded up to a limit, then its connection ends', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(post('Transfer-Encoding: chunked'));
  const piece = `100000\r\n${' '.repeat(1_048_576)}\r\n`;
  let written = 0;
  while (!socket.destroyed && written < 4 * MAX_DISCARD_BYTES) {
    written += piece.length;
    await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
  }
  expect(socket.destroyed).toBe(true);
});

describe('a client that writes its whole request first', () => {
  it.each<readonly [string, number, () => string]>([
    ['a body over the limit', 413, () => `${post(`Content-Length: ${SIZE}`)}${' '.repeat(SIZE)}`],
    ['a body of unknown length over the limit', 413, () => `${post('Transfer-Encoding: chunked')}${chunked(SIZE)}`],
    ['headers over the limit', 431, () => `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(SIZE)}\r\n\r\n`],
    ['bytes that are no request', 400, () => `NO\r\n\r\n${'a'.repeat(SIZE)}`],
  ])('receives the answer to %s, and no reset', async (_, status, request) => {
    const { text, error } = await writeThenRead(Buffer.from(request()));
    expect([text.slice(0, 12), error]).toEqual([`HTTP/1.1 ${status}`, undefined]);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(text).toContain('"error":');
  });
});
