import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '../exchange.ts';

/** Hands an answer to the socket: one piece as it is, several as a stream that waits for a slow reader. */
export function sendAnswer(response: ServerResponse, answer: Answer, isClosing: boolean): void {
  const { status, pieces } = answer;
  const [first, second] = pieces;
  const headers: string[] = [];
  for (const [name, value] of answer.headers) headers.push(name, value);
  if (isClosing && !headers.includes('Connection')) headers.push('Connection', 'close');
  if (first !== undefined) headers.push('Content-Length', String(lengthOf(pieces)));
  response.writeHead(status, headers);
  if (second === undefined) response.end(first);
  // A caller that goes away in the middle is no fault of ours; the connection ends with it.
  else pipeline(Readable.from(pieces, { objectMode: false }), response).catch(() => response.destroy());
}

const lengthOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
