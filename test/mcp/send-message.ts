import type { Answer } from '../../src/gateway/exchange.ts';
import { bodyOf, JSON_TYPE, type World } from '../gateway/world.ts';

/** `_meta` of a modern request. */
export const modernMeta = (capabilities: object = {}) => ({
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': capabilities,
});

interface Message {
  readonly method: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly id?: number | string;
}

/** A request of protocol version 2026-07-28, with the headers that belong to it. */
export function modern({ method, params = {}, id = 1 }: Message, capabilities: object = {}) {
  const name = method === 'resources/read' ? params.uri : params.name;
  const headers: [string, string][] = [
    ['MCP-Protocol-Version', '2026-07-28'],
    ['Mcp-Method', method],
    ...(typeof name === 'string' && method !== 'completion/complete' ? [['Mcp-Name', name] as [string, string]] : []),
  ];
  return { headers, body: { jsonrpc: '2.0', id, method, params: { _meta: modernMeta(capabilities), ...params } } };
}

/** A request of an earlier version. */
export const legacy = ({ method, params = {}, id = 1 }: Message, version = '2025-11-25') => ({
  headers: [['MCP-Protocol-Version', version]] as [string, string][],
  body: { jsonrpc: '2.0', id, method, params },
});

/** Posts a message, and reads its answer. */
export async function post(
  world: World,
  { headers, body }: { readonly headers: readonly (readonly [string, string])[]; readonly body: unknown },
  key?: string,
) {
  const answer = await world.send({
    method: 'POST',
    target: '/mcp',
    headers: [JSON_TYPE, ...headers],
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...(key === undefined ? {} : { key }),
  });
  return { answer, ...readAnswer(answer) };
}

/** Status and message of an answer. */
export function readAnswer(answer: Answer) {
  const message = answer.pieces.length === 0 ? {} : Object(bodyOf(answer));
  return { status: answer.status, result: message.result, error: message.error, id: message.id };
}
