import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Answer } from '../exchange.ts';
import { headerText } from '../header-text.ts';
import { type AnswerResponse, keptAlive } from './answer-response.ts';

/** Hands an answer to the socket. */
export function sendAnswer(response: AnswerResponse, answer: Answer, isClosing: boolean): void {
  const { status, pieces } = answer;
  const first = pieces[0];
  if (answer.isRest === true) {
    // The head is out, and with it the status.
    response.end(first);
    return;
  }
  const second = pieces[1];
  if (second === undefined && !isClosing && !endsConnection(answer) && response.canKeepAlive()) {
    response.sendWhole(statusLine(status) + headerLines(answer), first);
    return;
  }
  response.writeHead(status, flatHeaders(answer, isClosing));
  if (second === undefined) response.end(first);
  else sendPieces(response, pieces);
}

/** Hands the answer to a request that no parser saw to its socket, which stays open. */
export function sendOn(socket: Socket, answer: Answer): void {
  const head = statusLine(answer.status) + headerLines(answer);
  const isLast = endsConnection(answer);
  socket.cork();
  socket.write(isLast ? `${head}\r\n` : keptAlive(head), 'latin1');
  for (const piece of answer.pieces) socket.write(piece);
  socket.uncork();
  if (isLast) socket.end();
}

/** Whether an answer says so itself: what is left of its request would be taken for the next one. */
const endsConnection = ({ headText, headers }: Answer): boolean =>
  headText === undefined && headers.some(([name]) => name === 'Connection');

/** All pieces are in memory already and shared between answers: they are handed over at once, as one write. */
function sendPieces(response: AnswerResponse, pieces: Answer['pieces']): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.uncork();
  response.end();
}

function headerLines({ headers, headText, pieces }: Answer): string {
  if (headText !== undefined) return headText;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return headerText(headers) + (pieces.length === 0 ? '' : `Content-Length: ${length}\r\n`);
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
