import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** How long, and how much of, a body is still read and discarded once its answer is written. */
export const MAX_DISCARD_MS = 5_000;
export const MAX_DISCARD_BYTES = 32 * 1_048_576;

/**
 * Ends a written response, and with it the connection, once the rest of the request's body has arrived. A socket that is closed
 * with bytes unread resets the connection (RFC 9112 §9.6), and the client would lose an answer that it had already received.
 */
export function endAfterBody(response: ServerResponse): void {
  const { req: request } = response;
  let discarded = 0;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, MAX_DISCARD_MS).unref();
  request.on('data', (chunk: Uint8Array) => {
    discarded += chunk.length;
    if (discarded > MAX_DISCARD_BYTES) end();
  });
  request.once('end', end);
  request.once('close', end);
}

/** The same for bytes that became no request: the answer is written, then what arrives is discarded until the client ends. */
export function endAfterBytes(socket: Duplex, answer: Uint8Array): void {
  const before = bytesRead(socket);
  const destroy = (): void => {
    clearTimeout(timer);
    socket.destroy();
  };
  const timer = setTimeout(destroy, MAX_DISCARD_MS).unref();
  socket.on('data', () => {
    if (bytesRead(socket) - before > MAX_DISCARD_BYTES) destroy();
  });
  socket.once('end', destroy);
  socket.once('close', destroy);
  socket.end(answer);
  socket.resume();
}

const bytesRead = (socket: Duplex): number => (socket instanceof Socket ? socket.bytesRead : 0);
