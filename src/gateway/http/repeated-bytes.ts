import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { Connection, Served } from './connection.ts';

/** Longest request that is kept, and most that is held back while an answer is awaited, bytes. */
const MAX_KEPT_BYTES = 4_096;
const MAX_HELD_BYTES = 65_536;

/** A request as it came, byte for byte; what follows the head is its body. */
export interface KeptRequest extends Served {
  readonly body: Uint8Array;
}

interface Watcher {
  /** Whether requests may be answered without the parser at the moment. */
  readonly mayRepeat: () => boolean;
  /** Answers a request that came again. */
  readonly again: (kept: KeptRequest) => MaybePromise<void>;
}

/**
 * Looks at what arrives on a connection before Node's parser does. A request that came as one piece, was parsed as exactly
 * that piece and was answered, comes to the same when the same piece arrives again while nothing else is under way: it is
 * handed on without being parsed. All else goes to the parser.
 */
export function watchBytes(socket: Socket, connection: Connection, { mayRepeat, again }: Watcher): void {
  const [parse] = socket.listeners('data');
  if (parse === undefined) return;
  let bytes: Buffer | undefined;
  let kept: KeptRequest | undefined;
  let isBusy = false;
  let held: Buffer[] = [];
  let heldBytes = 0;
  socket.removeAllListeners('data');
  socket.on('data', arrive);

  function arrive(piece: Buffer): void {
    if (isBusy) hold(piece);
    else if (kept !== undefined && bytes?.equals(piece) && isIdle(kept, socket) && mayRepeat()) repeat(kept);
    // After an answer that ends the connection, and once the parser was taken away, nobody listens any more.
    else if (socket.writable) handOn(piece);
  }

  function handOn(piece: Buffer): void {
    connection.served = [];
    Reflect.apply(parse ?? nothing, socket, [piece]);
    const [served, ...others] = connection.served;
    connection.served = [];
    kept = served === undefined || others.length > 0 ? undefined : keptRequest(piece, served);
    bytes = kept === undefined ? undefined : piece;
  }

  function repeat(request: KeptRequest): void {
    const done = again(request);
    if (!(done instanceof Promise)) return;
    isBusy = true;
    void done.then(goOn);
  }

  /** Answers go out in the order of their requests. What comes meanwhile is not read without end. */
  function hold(piece: Buffer): void {
    held.push(piece);
    heldBytes += piece.length;
    if (heldBytes > MAX_HELD_BYTES) socket.pause();
  }

  function goOn(): void {
    isBusy = false;
    const pieces = held;
    held = [];
    heldBytes = 0;
    for (const piece of pieces) arrive(piece);
    if (!isBusy && socket.isPaused()) socket.resume();
  }
}

const nothing = (): void => undefined;

const isIdle = ({ response }: Served, socket: Socket): boolean =>
  response.writableFinished && response.shouldKeepAlive && socket.writableLength === 0 && socket.writable;

/**
 * The request, if a piece is its text from the first byte to the last. What was left over from an earlier piece would be in
 * the request and not in the piece; what begins another would be in the piece and not in the request.
 */
function keptRequest(piece: Buffer, served: Served): KeptRequest | undefined {
  const { raw } = served;
  // Its answer begins before it is there, on a response of Node's.
  if (raw.headers.accept?.includes('text/event-stream') === true) return undefined;
  if (!raw.complete || raw.httpVersion !== '1.1' || piece.length > MAX_KEPT_BYTES) return undefined;
  const head = headText(raw);
  if (piece.toString('latin1', 0, head.length) !== head) return undefined;
  const body = piece.subarray(head.length);
  return body.length === bodyLength(raw) ? { ...served, body } : undefined;
}

function headText({ method, url, rawHeaders }: IncomingMessage): string {
  let text = `${method} ${url} HTTP/1.1\r\n`;
  for (const [index, word] of rawHeaders.entries()) text += index % 2 === 0 ? `${word}: ` : `${word}\r\n`;
  return `${text}\r\n`;
}

/** Bytes of the body of a request that is done in one go; none of one that has another way to end. */
function bodyLength({ method, headers }: IncomingMessage): number | undefined {
  if (method === 'GET') return headers['content-length'] === undefined ? 0 : undefined;
  const isPlain = method === 'POST' && headers['transfer-encoding'] === undefined && headers.expect === undefined;
  return isPlain ? Number(headers['content-length'] ?? Number.NaN) : undefined;
}
