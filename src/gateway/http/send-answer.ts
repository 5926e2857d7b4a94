import type { ServerResponse } from 'node:http';
import { type Answer, byteCount } from '../exchange.ts';
import { endAfterBody } from './end-after-body.ts';

/**
 * Sends an answer: one `writeHead` with all headers, one `end` with the body.
 * @param isClosing whether the connection ends with this answer
 * @throws TypeError on a value that no header may hold
 */
export function sendAnswer(response: ServerResponse, answer: Answer, isClosing: boolean): void {
  const { status, pieces } = answer;
  const [first, ...more] = pieces;
  if (answer.isRest === true) {
    // Status and headers are sent already.
    response.end(first);
    return;
  }
  const { isLast, flat } = flatHeaders(answer, isClosing);
  response.writeHead(status, flat);
  if (isLast && !response.req.complete) {
    for (const piece of pieces) response.write(piece);
    endAfterBody(response);
    return;
  }
  if (more.length > 0) sendPieces(response, pieces);
  else if (first !== undefined && first.length <= MAX_TEXT_BYTES) response.end(latin1(first), 'latin1');
  else response.end(first);
}

/** Up to this size a body is copied into a text: Node writes a text in one piece with the headers, bytes in a second one. */
const MAX_TEXT_BYTES = 4_096;

/** One character per byte: as `latin1` it is sent as the same bytes. */
const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** All pieces are in memory already and shared between answers: they are written together instead of copied. */
function sendPieces(response: ServerResponse, pieces: Answer['pieces']): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.uncork();
  response.end();
}

/** `Connection` is written last, where an answer asks for its end or the server closes. */
function flatHeaders(answer: Answer, isClosing: boolean): { isLast: boolean; flat: string[] } {
  const flat: string[] = [];
  let isLast = isClosing;
  for (const header of answer.headers) {
    if (header[0] === 'Connection') isLast = true;
    else flat.push(header[0], header[1]);
  }
  if (isLast) flat.push('Connection', 'close');
  if (answer.pieces.length > 0) flat.push('Content-Length', String(byteCount(answer)));
  return { isLast, flat };
}
