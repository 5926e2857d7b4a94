import type { IncomingMessage } from 'node:http';
import type { Failure } from '../../contract/conventions/failure.ts';
import type { HeaderLines } from '../header-lines.ts';

/** Longest request target in bytes; a batch path may have 2,048, an expression 1,024 before encoding. */
export const MAX_TARGET_BYTES = 8_192;
/** Most header lines of a request. */
export const MAX_HEADERS = 100;
/** All header bytes together, request line included; Node's parser counts them. */
export const MAX_HEADER_BYTES = 16_384;

/** What Node's parser lets through and we do not. */
export function requestFormFailure(raw: IncomingMessage, headers: HeaderLines): Failure | undefined {
  const target = raw.url ?? '';
  if (target.length > MAX_TARGET_BYTES) return { code: 'uri_too_long', limitBytes: MAX_TARGET_BYTES };
  if (raw.rawHeaders.length / 2 > MAX_HEADERS)
    return { code: 'headers_too_large', detail: `The request has more than ${MAX_HEADERS} headers` };
  if (!target.startsWith('/')) return { code: 'malformed_request', detail: 'the target must be a path' };
  const hosts = headers.all('host');
  if (hosts.length > 1) return { code: 'malformed_request', detail: 'more than one Host header' };
  if (hosts.length === 0 && raw.httpVersion !== '1.0') return { code: 'malformed_request', detail: 'no Host header' };
  const expectation = headers.list('expect');
  if (expectation !== undefined && expectation.toLowerCase() !== '100-continue') return { code: 'expectation_failed' };
  return undefined;
}
