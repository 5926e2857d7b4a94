import { STATUS_CODES } from 'node:http';
import type { Failure } from '../../contract/conventions/failure.ts';
import type { Answer } from '../exchange.ts';
import { MAX_HEADER_BYTES, MAX_TARGET_BYTES } from './request-form.ts';

/** An error of Node's HTTP parser as a failure; `undefined` when the connection is gone. */
export function parserFailure(error: Error): Failure | undefined {
  const code = 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ECONNRESET':
    case 'EPIPE':
      return undefined;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { code: 'request_timeout' };
    case 'HPE_HEADER_OVERFLOW':
      return endsInRequestLine(error)
        ? { code: 'uri_too_long', limitBytes: MAX_TARGET_BYTES }
        : { code: 'headers_too_large', detail: `The request headers exceed ${MAX_HEADER_BYTES} bytes` };
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return { code: 'payload_too_large', limitBytes: MAX_HEADER_BYTES };
    default:
      return { code: 'malformed_request', detail: 'not well-formed HTTP/1.1' };
  }
}

/** Whether the client goes on although its last request, in a trailer perhaps, said that it would not. */
export const isDataAfterClose = (error: Error): boolean => 'code' in error && error.code === 'HPE_CLOSED_CONNECTION';

/** Whether the limit was passed before the first line ended: the target is what was too long. */
function endsInRequestLine(error: Error): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : undefined;
  if (!Buffer.isBuffer(packet)) return false;
  const beginning = packet.toString('latin1', 0, MAX_HEADER_BYTES);
  return /^[A-Z]+ /.test(beginning) && !beginning.includes('\n');
}

/** An answer as bytes for a socket that has no response object; the connection ends with it. */
export function rawAnswer(answer: Answer): Buffer {
  const body = Buffer.concat(answer.pieces);
  const headers = answer.headers.filter(([name]) => name !== 'Connection');
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
