import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { MCP_SCOPE, mcpResource } from '../contract/platform/mcp.ts';
import { jsonReply } from './json-reply.ts';

/** Where the agent protocol is served and who issues its tokens; absent without a public address or a provider. */
export interface ProtectedResource {
  /** Origin, such as `https://barograph.example`. */
  readonly publicUrl: string;
  readonly issuer: string;
}

export function getProtectedResource({
  protectedResource,
}: {
  readonly protectedResource?: ProtectedResource | undefined;
}): HandlerOf<'protectedResource'> {
  return () => {
    if (protectedResource === undefined) return failed({ code: 'route_not_found' });
    const { publicUrl, issuer } = protectedResource;
    return jsonReply({
      resource: mcpResource(publicUrl),
      authorization_servers: [issuer],
      scopes_supported: [MCP_SCOPE],
      bearer_methods_supported: ['header'],
    });
  };
}
