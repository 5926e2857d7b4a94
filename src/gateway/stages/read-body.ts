import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { GatewayRequest } from '../exchange.ts';
import type { HeaderLines } from '../header-lines.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { trimWhiteSpace } from '../trim-white-space.ts';
import type { Matched } from './method.ts';

export interface WithBody {
  /** Empty for a GET. */
  readonly body: Uint8Array;
}

const NO_BODY = pass({ body: new Uint8Array() });

/** Reads the body of a POST, never more of it than the operation takes. */
export const readBodyStage: Stage<{ readonly request: GatewayRequest } & Matched, WithBody> = {
  name: 'read body',
  run: ({ request, route: { endpoint } }) =>
    endpoint.method === 'GET' ? NO_BODY : read(request, endpoint.bodyLimitBytes),
};

function read(request: GatewayRequest, bodyLimitBytes: number): MaybePromise<Step<WithBody>> {
  const { headers } = request;
  if (Number(headers.list('content-length')) > bodyLimitBytes) return tooLarge(bodyLimitBytes);
  const detail = hasBody(headers) ? mediaProblem(headers) : undefined;
  if (detail !== undefined) return fail({ code: 'unsupported_media_type', detail });
  return chain(request.readBody(bodyLimitBytes), (body) => {
    if (body.status === 'too_large') return tooLarge(bodyLimitBytes);
    if (body.status === 'aborted') return fail({ code: 'malformed_request', detail: 'the body ended too early' });
    return pass({ body: body.bytes });
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
  const [media = '', ...parameters] = (types[0] ?? '').split(';').map((part) => trimWhiteSpace(part).toLowerCase());
  if (types.length !== 1 || media !== 'application/json') return 'The body must be application/json';
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  return charset === undefined || /^"?utf-?8"?$/.test(charset) ? undefined : 'The body must be UTF-8';
}
