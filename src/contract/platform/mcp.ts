import { endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

/** Where the agent protocol is served; its failures are JSON-RPC errors. */
export const MCP_PATH = '/mcp';

/** The address that agents ask their tokens for (RFC 8707). @param publicUrl origin of this server */
export const mcpResource = (publicUrl: string): string => new URL(MCP_PATH, publicUrl).href;

/** What a token needs to read through tools. */
export const MCP_SCOPE = 'barograph:read';

/** Largest message, bytes. */
export const MCP_BODY_BYTES = 64 * 1024;

/**
 * `WWW-Authenticate` of the agent protocol (RFC 6750, RFC 9728).
 * @param resourceMetadataUrl absent where no identity provider is configured
 */
export function mcpChallenge(resourceMetadataUrl: string | undefined, isInvalid = false): string {
  const error = isInvalid ? 'error="invalid_token", ' : '';
  const metadata = resourceMetadataUrl === undefined ? '' : `resource_metadata="${resourceMetadataUrl}", `;
  return `Bearer ${error}${metadata}scope="${MCP_SCOPE}"`;
}

export const mcp = endpoint({
  operationId: 'ServeMcp',
  method: 'POST',
  path: MCP_PATH,
  group: 'Platform',
  summary: 'Model Context Protocol, for agents',
  description:
    'One JSON-RPC 2.0 message of protocol version `2026-07-28`, `2025-11-25` or `2025-06-18`; no session. Ten tools read what the operations read, as the same caller. Lists, prompts and `track_record` need no key. A call counts each operation that it runs, any other message one. Errors are JSON-RPC errors.',
  gate: 'public',
  requestCost: 0,
  streams: true,
  isLive: true,
  bodyLimitBytes: MCP_BODY_BYTES,
  input: Type.Unknown(),
  response: Type.Unknown(),
  exampleInput: {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'example', version: '1.0.0' } },
  },
  exampleResponse: {
    jsonrpc: '2.0',
    id: 1,
    result: {
      protocolVersion: '2025-11-25',
      capabilities: { tools: {} },
      serverInfo: { name: 'barograph', version: '0.1.0' },
    },
  },
});

const resourceMetadata = (operationId: string, path: string) =>
  endpoint({
    operationId,
    method: 'GET',
    path,
    group: 'Platform',
    summary: 'Where tokens for the agent protocol come from',
    description: 'RFC 9728. 404 unless a public address and an identity provider are configured.',
    gate: 'public',
    input: record(`${operationId}Query`, {}),
    response: record('ProtectedResource', {
      resource: Type.String({ description: 'Audience of a token.' }),
      authorization_servers: Type.Array(Type.String()),
      scopes_supported: Type.Array(Type.String()),
      bearer_methods_supported: Type.Array(Type.String()),
    }),
    conditional: true,
    successHeaders: ['ETag', 'Cache-Control'],
    failures: ['route_not_found'],
    exampleResponse: {
      resource: 'https://barograph.example/mcp',
      authorization_servers: ['https://idp.example/'],
      scopes_supported: [MCP_SCOPE],
      bearer_methods_supported: ['header'],
    },
  });

export const protectedResource = resourceMetadata('GetProtectedResource', '/.well-known/oauth-protected-resource');
export const protectedMcpResource = resourceMetadata(
  'GetProtectedMcpResource',
  `/.well-known/oauth-protected-resource${MCP_PATH}`,
);
