import { isObject, type Json, type JsonObject } from '../contract/openapi/json.ts';
import type { Ask, Asked, CallContext, McpCatalogue, Outcome } from './catalogue.ts';
import type { Era, MessageHeaders } from './eras.ts';
import { META, RPC_CODES } from './protocol.ts';
import { readState, type StateOwner, signState } from './request-state.ts';
import type { Message, RpcAnswer, RpcError } from './rpc.ts';
import { refusedCall } from './tool-failure.ts';

/** Whose messages are dispatched. */
export interface Secret {
  /** Signs what comes back with an answer to `input_required`; 32 bytes, the same in every process of a store. */
  readonly secret: Uint8Array;
  /** Undefined without a credential. */
  readonly accountId: string | undefined;
  /** Epoch ms. */
  readonly now: number;
}

/** What is called back while topics are followed. */
export interface TopicChanges {
  /** Once, before any change. */
  opened(): void;
  changed(topic: string): void;
}

/** What a transport offers beside one answer. */
export interface Transport extends MessageHeaders {
  /** Sends a notification before the answer; absent where the client takes one answer only. */
  readonly notify?: ((notification: JsonObject) => void) | undefined;
  /** Follows topics until the client leaves; absent where no stream can stay open. */
  readonly follow?: ((topics: readonly string[], changes: TopicChanges) => Promise<void>) | undefined;
}

export type Request = Extract<Message, { readonly kind: 'request' }>;

/** A request on its way. */
export interface Running {
  readonly request: Request;
  readonly era: Era;
  readonly transport: Transport;
}

/** What a method answers, before it is a message. */
export type Step =
  | { readonly result: JsonObject }
  | { readonly error: RpcError; readonly status?: RpcAnswer['status'] };

export interface Parts {
  readonly catalogue: McpCatalogue;
  readonly ask: Ask;
  readonly secret: Secret;
}

export const invalidParams = (message: string): Step => ({ error: { code: RPC_CODES.invalidParams, message } });

interface Call {
  /** What a state belongs to. */
  readonly call: Json;
  readonly run: (context: CallContext) => Promise<Outcome>;
  readonly ofTool?: McpCatalogue['tools'][number];
}

/** Runs a call of the catalogue; its outcome in the terms of the protocol. */
export async function settle(
  { request, era, transport }: Running,
  parts: Parts,
  { call, run, ofTool }: Call,
): Promise<Step> {
  const { accountId } = parts.secret;
  const owner: StateOwner = { accountId, method: request.method, call };
  const { requestState, inputResponses = {} } = request.params;
  if (!isObject(inputResponses)) return invalidParams('inputResponses must be an object');
  const state = requestState === undefined ? undefined : stateOf(requestState, owner, parts.secret);
  if (requestState !== undefined && state === undefined)
    return invalidParams('requestState is not valid: changed, expired after 10 minutes, or of another call');
  const outcome = await run({
    ask: parts.ask,
    now: parts.secret.now,
    capabilities: era.kind === 'modern' ? era.capabilities : {},
    canAsk: era.kind === 'modern',
    responses: inputResponses,
    kept: state?.kept,
    ...reports(request, era, transport),
  });
  return stepOf(outcome, { owner, secret: parts.secret, ofTool });
}

function stateOf(state: Json, owner: StateOwner, secret: Secret) {
  return typeof state === 'string' ? readState(state, owner, secret) : undefined;
}

function stepOf(
  outcome: Outcome,
  { owner, secret, ofTool }: { readonly owner: StateOwner; readonly secret: Secret; readonly ofTool: Call['ofTool'] },
): Step {
  switch (outcome.kind) {
    case 'result':
      return { result: { ...outcome.result, ...outcome.cache } };
    case 'error':
      return { error: outcome.error };
    case 'input_required': {
      const { requests, keep } = outcome;
      const requestState = keep === undefined ? {} : { requestState: signState(keep, owner, secret) };
      return { result: { resultType: 'input_required', inputRequests: requests, ...requestState } };
    }
    case 'missing_capability': {
      const required = Object.keys(outcome.capabilities).join(', ');
      const data = { requiredCapabilities: outcome.capabilities };
      const error = { code: RPC_CODES.missingCapability, message: `The client must declare ${required}`, data };
      return { error, status: 400 };
    }
    case 'refused':
      return refusal(outcome.asked, (asked) =>
        ofTool === undefined ? undefined : refusedCall(asked, ofTool, outcome.next),
      );
  }
}

/** Without a valid credential the call is refused by its transport; any other refusal is the result of the tool. */
export function refusal(asked: Asked, toResult: (asked: Asked) => JsonObject | undefined): Step {
  if (asked.status === 401)
    return {
      error: { code: RPC_CODES.unauthenticated, message: 'A valid key or access token is required' },
      status: 401,
    };
  const result = toResult(asked);
  if (result !== undefined) return { result };
  const code = asked.header('X-Error-Code') ?? `status_${asked.status}`;
  return { error: { code: RPC_CODES.invalidParams, message: `The service refused: ${code}`, data: { code } } };
}

/** Progress and log messages, where the client asked for them and can receive them. */
function reports({ params }: Request, era: Era, { notify }: Transport): Pick<CallContext, 'progress' | 'log'> {
  const meta = isObject(params._meta) ? params._meta : {};
  const { progressToken } = meta;
  const takesLogs = era.kind === 'legacy' || typeof meta[META.logLevel] === 'string';
  const send = (method: string, sent: JsonObject) => notify?.({ jsonrpc: '2.0', method, params: sent });
  return {
    progress: (progress, total) => {
      if (progressToken !== undefined) send('notifications/progress', { progressToken, progress, total });
    },
    log: (level, data) => {
      if (takesLogs) send('notifications/message', { level, logger: 'barograph', data });
    },
  };
}
