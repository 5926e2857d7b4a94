import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Answer } from '../exchange.ts';
import { headerText } from '../header-text.ts';
import type { AnswerResponse } from './answer-response.ts';

/** Hands an answer to the socket: one piece as it is, several as a stream that waits for a slow reader. */
export function sendAnswer(response: AnswerResponse, answer: Answer, isClosing: boolean): void {
  const { status, pieces } = answer;
  const first = pieces[0];
  const second = pieces[1];
  if (second === undefined && !isClosing && response.canKeepAlive()) {
    response.sendWhole(statusLine(status) + headerLines(answer), first);
    return;
  }
  response.writeHead(status, flatHeaders(answer, isClosing));
  if (second === undefined) response.end(first);
  // A caller that goes away in the middle is no fault of ours; the connection ends with it.
  else pipeline(Readable.from(pieces, { objectMode: false }), response).catch(() => response.destroy());
}

function headerLines({ headers, headText, pieces: [body] }: Answer): string {
  if (headText !== undefined) return headText;
  return headerText(headers) + (body === undefined ? '' : `Content-Length: ${body.length}\r\n`);
}

function flatHeaders({ headers, pieces }: Answer, isClosing: boolean): string[] {
  const flat: string[] = [];
  for (const [name, value] of headers) flat.push(name, value);
  if (isClosing && !flat.includes('Connection')) flat.push('Connection', 'close');
  if (pieces.length > 0) flat.push('Content-Length', String(pieces.reduce((sum, piece) => sum + piece.length, 0)));
  return flat;
}

const statusLines = new Map<number, string>();

function statusLine(status: number): string {
  const known = statusLines.get(status);
  if (known !== undefined) return known;
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  statusLines.set(status, line);
  return line;
}
