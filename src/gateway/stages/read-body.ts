import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import type { HeaderLines } from '../header-lines.ts';

/** Reads the body of a POST, never more of it than the operation takes. */
export const readBodyStage: Stage = {
  name: 'read body',
  run: (exchange) => {
    const { method, bodyLimitBytes } = settled(exchange.route, 'the endpoint').endpoint;
    return method === 'GET' ? CONTINUE : read(exchange, bodyLimitBytes);
  },
};

function read(exchange: Exchange, bodyLimitBytes: number): MaybePromise<Step> {
  const { request } = exchange;
  const { headers } = request;
  if (Number(headers.list('content-length')) > bodyLimitBytes) return tooLarge(bodyLimitBytes);
  const detail = hasBody(headers) ? mediaProblem(headers) : undefined;
  if (detail !== undefined) return fail({ code: 'unsupported_media_type', detail });
  return chain(request.readBody(bodyLimitBytes), (body) => {
    if (body.status === 'too_large') return tooLarge(bodyLimitBytes);
    if (body.status === 'aborted') return fail({ code: 'malformed_request', detail: 'the body ended too early' });
    exchange.body = body.bytes;
    return CONTINUE;
  });
}

const tooLarge = (limitBytes: number) => fail({ code: 'payload_too_large', limitBytes });

const hasBody = (headers: HeaderLines): boolean =>
  headers.list('transfer-encoding') !== undefined || Number(headers.list('content-length') ?? 0) > 0;

/** What is wrong with the media type, if anything. */
function mediaProblem(headers: HeaderLines): string | undefined {
  const coding = headers.list('content-encoding')?.toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') return 'Compressed request bodies are not taken';
  const types = headers.all('content-type');
  const [media = '', ...parameters] = (types[0] ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (types.length !== 1 || media !== 'application/json') return 'The body must be application/json';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return charset === undefined || /^"?utf-?8"?$/.test(charset) ? undefined : 'The body must be UTF-8';
}
