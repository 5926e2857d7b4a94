import { isObject, type JsonObject } from '../contract/openapi/json.ts';
import {
  LEGACY_VERSIONS,
  type LegacyVersion,
  META,
  MODERN_VERSION,
  RPC_CODES,
  SUPPORTED_VERSIONS,
} from './protocol.ts';
import { errorAnswer, type Message, type RequestId, type RpcAnswer } from './rpc.ts';

/** What a transport knows of a message beside its text. */
export interface MessageHeaders {
  /** `MCP-Protocol-Version`, or on stdio the version that `initialize` settled. */
  readonly version: string | undefined;
  /** `Mcp-Method` and `Mcp-Name` must repeat the body; undefined on stdio, which has no headers. */
  readonly repeated: { readonly method: string | undefined; readonly name: string | undefined } | undefined;
}

/** By which rules a message is read. */
export type Era =
  | { readonly kind: 'modern'; readonly capabilities: JsonObject }
  | { readonly kind: 'legacy'; readonly version: LegacyVersion | undefined };

/** The member that `Mcp-Name` repeats. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

export const isLegacyVersion = (version: unknown): version is LegacyVersion =>
  LEGACY_VERSIONS.some((known) => known === version);

/**
 * The era of a message: modern where its `_meta` or its header says so, else legacy by header or by `initialize`. Headers and
 * body must say the same.
 */
export function eraOf(
  message: Message,
  { version, repeated }: MessageHeaders,
): { readonly ok: true; readonly era: Era } | { readonly ok: false; readonly answer: RpcAnswer } {
  const id = message.kind === 'request' ? message.id : null;
  const meta = isObject(message.params._meta) ? message.params._meta : {};
  const stated = meta[META.version];
  if (stated === undefined && (version === MODERN_VERSION || message.method === 'server/discover'))
    return message.kind === 'notification' ? MODERN : missing(id, META.version);
  if (stated === undefined) return legacyEra(message, version, id);
  if (typeof stated !== 'string') return missing(id, META.version);
  if (repeated !== undefined && version !== stated && message.kind === 'request')
    return mismatch(id, `MCP-Protocol-Version must be ${stated}, as in the body`);
  if (stated !== MODERN_VERSION) return unsupported(id, stated);
  const capabilities = meta[META.capabilities];
  if (!isObject(capabilities)) return message.kind === 'notification' ? MODERN : missing(id, META.capabilities);
  const different = repeated === undefined || message.kind !== 'request' ? undefined : difference(message, repeated);
  return different === undefined ? { ok: true, era: { kind: 'modern', capabilities } } : mismatch(id, different);
}

const MODERN = { ok: true, era: { kind: 'modern', capabilities: {} } } as const;

function legacyEra({ kind, method }: Message, version: string | undefined, id: RequestId | null) {
  if (isLegacyVersion(version)) return { ok: true, era: { kind: 'legacy', version } } as const;
  if (method === 'initialize' || (kind === 'notification' && version === undefined))
    return { ok: true, era: { kind: 'legacy', version: undefined } } as const;
  return unsupported(id, version ?? '');
}

/** Where a header does not repeat the body; undefined where both agree. */
function difference(
  { method, params }: Message,
  repeated: NonNullable<MessageHeaders['repeated']>,
): string | undefined {
  if (repeated.method !== method) return `Mcp-Method must be ${JSON.stringify(method)}, as in the body`;
  const named = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined;
  const value = named === undefined ? undefined : params[named];
  if (typeof value !== 'string') return undefined;
  return plainHeader(repeated.name) === value ? undefined : `Mcp-Name must be params.${named} of the body`;
}

/** A header value that is not plain ASCII arrives as `=?base64?…?=`. */
function plainHeader(value: string | undefined): string | undefined {
  const encoded = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value ?? '')?.[1];
  if (encoded === undefined || encoded.length % 4 !== 0) return value;
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
}

const refused = (id: RequestId | null, error: Parameters<typeof errorAnswer>[1]) =>
  ({ ok: false, answer: errorAnswer(id, error, 400) }) as const;

const missing = (id: RequestId | null, member: string) =>
  refused(id, { code: RPC_CODES.invalidParams, message: `params._meta must have ${member}` });

const mismatch = (id: RequestId | null, message: string) => refused(id, { code: RPC_CODES.headerMismatch, message });

const unsupported = (id: RequestId | null, requested: string) =>
  refused(id, {
    code: RPC_CODES.unsupportedVersion,
    message: `Unsupported protocol version; supported are ${SUPPORTED_VERSIONS.join(', ')}`,
    data: { supported: [...SUPPORTED_VERSIONS], requested },
  });
