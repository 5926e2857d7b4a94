import type { Failure } from '../contract/conventions/failure.ts';
import { isObject, type Json } from '../contract/openapi/json.ts';
import { MCP_BODY_BYTES, MCP_PATH, mcpChallenge } from '../contract/platform/mcp.ts';
import type { Answer, GatewayRequest } from './exchange.ts';
import { normalisePath, splitTarget } from './normalise-path.ts';

/** Codes of JSON-RPC errors that the gateway itself answers; the rest are `REFUSED` with their own `data.code`. */
const PARSE_ERROR = -32_700;
const INTERNAL_ERROR = -32_603;
const UNAUTHENTICATED = -32_001;
const REFUSED = -32_000;

/** Whether a target is that of the agent protocol, whose failures are JSON-RPC errors. */
export const isRpcTarget = (target: string): boolean => normalisePath(splitTarget(target).path) === MCP_PATH;

/**
 * A rendered failure as a JSON-RPC error with the same status and headers.
 * @param plain what another endpoint would answer
 * @param resourceMetadataUrl for the challenge of a 401
 */
export async function rpcFailure(
  plain: Answer,
  {
    failure,
    request,
    resourceMetadataUrl,
  }: { readonly failure: Failure; readonly request: GatewayRequest; readonly resourceMetadataUrl: string | undefined },
): Promise<Answer> {
  const isUnauthenticated = failure.code === 'unauthenticated';
  const id = isUnauthenticated ? await idOf(request) : null;
  const isInvalid = isUnauthenticated && failure.reason === 'invalid';
  const error = { code: codeOf(failure), message: messageOf(plain), data: { code: failure.code } };
  const headers = plain.headers.map(([name, value]): [string, string] => {
    if (name === 'Content-Type') return [name, 'application/json; charset=utf-8'];
    return [name, name === 'WWW-Authenticate' ? mcpChallenge(resourceMetadataUrl, isInvalid) : value];
  });
  return { ...plain, headers, pieces: [Buffer.from(JSON.stringify({ jsonrpc: '2.0', id, error }))] };
}

function codeOf({ code }: Failure): number {
  if (code === 'validation_failed') return PARSE_ERROR;
  if (code === 'internal') return INTERNAL_ERROR;
  return code === 'unauthenticated' ? UNAUTHENTICATED : REFUSED;
}

function messageOf({ pieces }: Answer): string {
  const body: Json = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  if (!isObject(body)) return 'Refused';
  const [violation] = Array.isArray(body.violations) ? body.violations : [];
  if (isObject(violation)) return `The ${String(violation.field)} ${String(violation.description)}`;
  const text = body.message ?? body.error ?? body.detail ?? body.title;
  return typeof text === 'string' ? text : 'Refused';
}

/** The id of the message, so that the client knows which one was refused; null where it cannot be read. */
async function idOf(request: GatewayRequest): Promise<string | number | null> {
  if (request.method !== 'POST') return null;
  const body = await request.readBody(MCP_BODY_BYTES);
  if (body.status !== 'read') return null;
  try {
    const message: Json = JSON.parse(Buffer.from(body.bytes).toString('utf8'));
    const id = isObject(message) ? message.id : null;
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}
