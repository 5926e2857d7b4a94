import { isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';
import type { Ask, McpCatalogue } from './catalogue.ts';
import { inputProblem } from './check-input.ts';
import { type Era, eraOf, isLegacyVersion } from './eras.ts';
import { discovery, LISTS } from './lists.ts';
import { META, OFFERED_VERSION, RPC_CODES } from './protocol.ts';
import { ACCEPTED, errorAnswer, type RpcAnswer, readMessage, resultAnswer } from './rpc.ts';
import {
  invalidParams,
  type Parts,
  type Request,
  type Running,
  refusal,
  type Secret,
  type Step,
  settle,
  type Transport,
} from './settle-call.ts';
import { wrongInput } from './tool-failure.ts';

export interface Dispatcher {
  /** Answers one message; never throws for what a client sent. */
  dispatch(message: Json, transport: Transport): Promise<RpcAnswer>;
}

/** One server of the protocol over a catalogue, in all eras; it keeps nothing between messages and knows no tool. */
export function createDispatcher(catalogue: McpCatalogue, ask: Ask, secret: Secret): Dispatcher {
  const methods = methodsOf(catalogue, ask, secret);
  return {
    async dispatch(value, transport) {
      const read = readMessage(value);
      if (!read.ok) return read.answer;
      const { message } = read;
      const chosen = eraOf(message, transport);
      if (!chosen.ok) return chosen.answer;
      if (message.kind === 'notification') return ACCEPTED;
      const { era } = chosen;
      const isModern = era.kind === 'modern';
      const run = methods.get(message.method);
      if (run === undefined || !run.eras.includes(era.kind)) {
        const error = { code: RPC_CODES.methodNotFound, message: `Unknown method: ${message.method.slice(0, 100)}` };
        return errorAnswer(message.id, error, isModern ? 404 : 200);
      }
      const step = await run.answer({ request: message, era, transport });
      if ('error' in step) return errorAnswer(message.id, step.error, step.status);
      return resultAnswer(message.id, isModern ? modernResult(step.result, catalogue) : legacyResult(step.result));
    },
  };
}

interface Method {
  readonly eras: readonly Era['kind'][];
  readonly answer: (running: Running) => Step | Promise<Step>;
}

const BOTH = ['modern', 'legacy'] as const;
const EMPTY: Step = { result: {} };

function methodsOf(catalogue: McpCatalogue, ask: Ask, secret: Secret): ReadonlyMap<string, Method> {
  const parts = { catalogue, ask, secret };
  const list = (name: keyof typeof LISTS): [string, Method] => [
    name,
    { eras: BOTH, answer: ({ request }) => listed(LISTS[name](catalogue), request) },
  ];
  const legacy = (answer: Method['answer']): Method => ({ eras: ['legacy'], answer });
  const entries: readonly [string, Method][] = [
    ['server/discover', { eras: ['modern'], answer: () => ({ result: discovery(catalogue) }) }],
    ['initialize', legacy(({ request }) => ({ result: initialized(request, catalogue) }))],
    ['ping', legacy(() => EMPTY)],
    list('tools/list'),
    list('resources/list'),
    list('resources/templates/list'),
    list('prompts/list'),
    ['tools/call', { eras: BOTH, answer: (running) => callTool(running, parts) }],
    ['prompts/get', { eras: BOTH, answer: (running) => getPrompt(running, parts) }],
    ['resources/read', { eras: BOTH, answer: (running) => readResource(running, parts) }],
    ['completion/complete', { eras: BOTH, answer: ({ request }) => completed(request, catalogue) }],
    ['subscriptions/listen', { eras: ['modern'], answer: (running) => listen(running, parts) }],
  ];
  const stateful: readonly [string, Method][] = [
    'logging/setLevel',
    'resources/subscribe',
    'resources/unsubscribe',
  ].map((name) => [name, legacy(() => EMPTY)]);
  return new Map([...entries, ...(catalogue.hasLegacyState === true ? stateful : [])]);
}

/** Every list is one page. */
function listed(result: JsonObject, { params }: Request): Step {
  return params.cursor === undefined ? { result } : invalidParams('Unknown cursor: the list has one page');
}

function initialized({ params: { protocolVersion } }: Request, catalogue: McpCatalogue): JsonObject {
  const { capabilities, serverInfo, instructions } = catalogue;
  const version = isLegacyVersion(protocolVersion) ? protocolVersion : OFFERED_VERSION;
  return { protocolVersion: version, capabilities: legacyCapabilities(capabilities), serverInfo, instructions };
}

/** Without a session nothing can be sent to a legacy client later. */
function legacyCapabilities({ resources, ...others }: JsonObject): JsonObject {
  if (!isObject(resources)) return others;
  const { subscribe: _, ...kept } = resources;
  return { ...others, resources: kept };
}

async function callTool(running: Running, parts: Parts): Promise<Step> {
  const { name, arguments: given = {} } = running.request.params;
  const tool = parts.catalogue.tools.find((one) => one.name === name);
  if (tool === undefined) return invalidParams(`Unknown tool: ${shown(name)}`);
  if (!isObject(given)) return invalidParams('arguments must be an object');
  const problem = inputProblem(tool.inputSchema, given);
  if (problem !== undefined) return { result: wrongInput(problem, tool) };
  return settle(running, parts, { call: [tool.name, given], run: (context) => tool.run(given, context), ofTool: tool });
}

async function getPrompt(running: Running, parts: Parts): Promise<Step> {
  const { name, arguments: given = {} } = running.request.params;
  const prompt = parts.catalogue.prompts.find((one) => one.name === name);
  if (prompt === undefined) return invalidParams(`Unknown prompt: ${shown(name)}`);
  if (!isObject(given)) return invalidParams('arguments must be an object');
  const texts = Object.entries(given).flatMap(([key, value]) =>
    typeof value === 'string' ? [[key, value] as const] : [],
  );
  const absent = prompt.arguments.find((one) => one.required && !texts.some(([key]) => key === one.name));
  if (absent !== undefined) return invalidParams(`${absent.name} is required`);
  return settle(running, parts, {
    call: [prompt.name, given],
    run: (context) => prompt.get(Object.fromEntries(texts), context),
  });
}

async function readResource(running: Running, parts: Parts): Promise<Step> {
  const { uri } = running.request.params;
  if (typeof uri !== 'string') return invalidParams('uri must be a string');
  return settle(running, parts, {
    call: uri,
    run: async (context) =>
      (await parts.catalogue.read(uri, context)) ?? {
        kind: 'error',
        error: { code: RPC_CODES.invalidParams, message: 'Unknown resource', data: { uri } },
      },
  });
}

function completed({ params: { ref, argument } }: Request, catalogue: McpCatalogue): Step {
  if (!isObject(ref) || !isObject(argument)) return invalidParams('ref and argument must be objects');
  const { name, value } = argument;
  if (typeof name !== 'string' || typeof value !== 'string') return invalidParams('argument must have name and value');
  const of =
    ref.type === 'ref/prompt' && typeof ref.name === 'string'
      ? { prompt: ref.name }
      : ref.type === 'ref/resource' && typeof ref.uri === 'string'
        ? { template: ref.uri }
        : undefined;
  if (of === undefined) return invalidParams('ref must name a prompt or the template of a resource');
  const all = catalogue.complete(of, name).filter((one) => one.startsWith(value));
  return { result: { completion: { values: all.slice(0, 100), total: all.length, hasMore: all.length > 100 } } };
}

/** Stays open: notifications until the client leaves. */
async function listen({ request, transport }: Running, { catalogue, ask }: Parts): Promise<Step> {
  const { subscriptions } = catalogue;
  const { notify, follow } = transport;
  const filter = request.params.notifications;
  if (!isObject(filter)) return invalidParams('notifications must be an object');
  if (subscriptions === undefined || notify === undefined || follow === undefined)
    return invalidParams('This transport keeps no stream open: send Accept: application/json, text/event-stream');
  const asked = subscriptions.gate === undefined ? undefined : await ask(subscriptions.gate);
  if (asked !== undefined && asked.status !== 200) return refusal(asked, () => undefined);
  const { honoured, topics } = subscriptions.topicsOf(filter);
  const tag = { [META.subscriptionId]: request.id };
  const send = (method: string, params: JsonObject) =>
    notify({ jsonrpc: '2.0', method, params: { ...params, _meta: tag } });
  await follow(topics, {
    opened: () => send('notifications/subscriptions/acknowledged', { notifications: honoured }),
    changed: (topic) => {
      const { method, params } = subscriptions.notificationOf(topic);
      send(method, params);
    },
  });
  return { result: { _meta: tag } };
}

const shown = (name: Json | undefined): string => JSON.stringify(name ?? null).slice(0, 100);

function modernResult(result: JsonObject, { serverInfo }: McpCatalogue): JsonObject {
  const meta = isObject(result._meta) ? result._meta : {};
  return { resultType: 'complete', ...result, _meta: { ...meta, [META.serverInfo]: serverInfo } };
}

/** Without what the earlier versions do not know. */
function legacyResult({ ttlMs: _ttl, cacheScope: _scope, resultType: _type, ...result }: JsonObject): JsonObject {
  return result;
}
