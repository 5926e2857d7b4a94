import { type IncomingMessage, ServerResponse } from 'node:http';

/**
 * A response that can be given its whole head as text. Node builds the head of every response from its headers, with checks
 * that cost more than all of our own work on a read; a head that is there already is sent as it is. The field that holds it
 * has had this meaning since the first versions of Node, but is not documented: without it the ordinary way is taken.
 */
export class AnswerResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  declare _header: string | null | undefined;

  /** Whether the head may be given as text: nothing was said yet and the connection stays, as HTTP/1.1 has it. */
  canKeepAlive(): boolean {
    const { httpVersionMajor, httpVersionMinor } = this.req;
    return this._header === null && this.shouldKeepAlive && httpVersionMajor === 1 && httpVersionMinor === 1;
  }

  /**
   * Sends everything at once.
   * @param head status line and header lines, each with its line end, those of the connection left out
   */
  sendWhole(head: string, body: Uint8Array | undefined): void {
    this._header = keptAlive(head);
    this.end(body);
  }
}

/** A whole head of an answer after which the connection stays. @param head status line and further lines, each with its end */
export const keptAlive = (head: string): string =>
  `${head}Date: ${httpDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`;

/** Longer than the idle time of the proxies in common use, so that they and not we end an idle connection. */
export const KEEP_ALIVE_SECONDS = 72;

let second = 0;
let text = '';

/** `Date`, made once a second. */
function httpDate(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) {
    second = now;
    text = new Date(now * 1_000).toUTCString();
  }
  return text;
}
