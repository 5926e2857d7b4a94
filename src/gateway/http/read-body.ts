import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BodyRead } from '../exchange.ts';

/**
 * Reads a body up to a limit. Bytes beyond it are discarded while the answer is sent.
 * The server's request timeout bounds how long it takes.
 */
export function readBody(request: IncomingMessage, response: ServerResponse, limitBytes: number): Promise<BodyRead> {
  if (request.headers.expect !== undefined) continueWhenReady(response);
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    request.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else resolve({ status: 'too_large' });
    });
    request.once('end', () => resolve({ status: 'read', bytes: Buffer.concat(chunks) }));
    request.once('error', () => resolve({ status: 'aborted' }));
    request.once('close', () => resolve({ status: 'aborted' }));
  });
}

/** A pipelined response has no socket until the one before it is sent; `100 Continue` must follow that one. */
function continueWhenReady(response: ServerResponse): void {
  if (response.socket !== null) response.writeContinue();
  else
    response.once('socket', () => {
      if (!response.headersSent) response.writeContinue();
    });
}
