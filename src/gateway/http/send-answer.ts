import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Answer } from '../exchange.ts';

/** Hands an answer to the socket: one piece as it is, several as a stream that never holds them all twice. */
export function sendAnswer(reply: FastifyReply, answer: Answer, closing: boolean): FastifyReply {
  const { status, headers, pieces } = answer;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (closing) reply.header('Connection', 'close');
  const [first] = pieces;
  if (first === undefined) return reply.send();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.header('Content-Length', length);
  return reply.send(pieces.length === 1 ? bufferOf(first) : Readable.from(pieces.map(bufferOf), { objectMode: false }));
}

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
