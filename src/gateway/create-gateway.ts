import type { Failure } from '../contract/conventions/failure.ts';
import type { Dispatch } from '../contract/conventions/handler.ts';
import { KEY_HEADERS } from '../contract/conventions/headers.ts';
import { DEFAULT_LIMITS, type Limits } from '../contract/conventions/plans.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerifier, Entitlements } from '../ports/credentials.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import { acceptsProblem } from './accepts-problem.ts';
import { type AccessEntry, accessEntry, unreadEntry } from './access-entry.ts';
import { type Answer, type Exchange, type GatewayRequest, type Stage, settled } from './exchange.ts';
import { HeaderLines } from './header-lines.ts';
import { idempotencyHeaders } from './idempotency/idempotency-headers.ts';
import { type PipelineParts, pipeline } from './pipeline.ts';
import { createProjectionThread } from './projection/projection-thread.ts';
import { createProjector, type Projector } from './projection/projector.ts';
import type { Counters } from './rates/counters.ts';
import { rateHeaders } from './rates/rate-headers.ts';
import { renderFailure } from './render-failure.ts';
import { routeTable } from './routes.ts';

export interface GatewayParts {
  readonly handlers: HandlerMap;
  readonly credentials: CredentialVerifier;
  readonly entitlements: Entitlements;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly idempotency: IdempotencyStore;
  /** Those of the contract unless configured. */
  readonly limits?: Limits;
  /** Whether DeductSituation may run a language model; without one its quota is looked at and never spent. */
  readonly canRunModels?: boolean;
  /** Further header names that carry a key. */
  readonly keyHeaderAliases?: readonly string[];
  /** One of its own unless given. */
  readonly projector?: Projector;
  /** Exact origins whose pages may call. */
  readonly allowedOrigins?: readonly string[];
  /** Constant headers of every answer. */
  readonly extraHeaders?: readonly (readonly [name: string, value: string])[];
  /** Milliseconds, with fractions, since any moment; the clock unless given. For durations in the access entries alone. */
  readonly stopwatch?: () => number;
  /** Called once for every answer, batched operations and what could not be read as a request included. */
  readonly onAnswer?: (entry: AccessEntry) => void;
  /** Called when an invariant broke; the caller saw 500 with this request id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

export interface Gateway {
  /** Answers a request; never throws. */
  answer(request: GatewayRequest): Promise<Answer>;
  /** The answer to a request that could not be read as one. */
  refuse(failure: Failure, requestId: string, accept: string | undefined): Answer;
}

/** The whole way of a request, without a socket. */
export function createGateway(parts: GatewayParts): Gateway {
  const stages = pipeline(pipelineParts(parts, (exchange) => dispatchFor(exchange)));
  const extraHeaders = parts.extraHeaders ?? [];
  const stopwatch = parts.stopwatch ?? (() => parts.clock.now());

  async function answer(request: GatewayRequest): Promise<Answer> {
    const startedAt = stopwatch();
    const exchange: Exchange = {
      request,
      receivedAt: parts.clock.now(),
      headers: [],
      vary: new Set(),
      afterwards: [],
    };
    const finished = complete(exchange, await walk(exchange));
    parts.onAnswer?.(accessEntry(exchange, finished, stopwatch() - startedAt));
    return request.method === 'HEAD' ? withoutBody(finished) : finished;
  }

  async function walk(exchange: Exchange): Promise<Answer> {
    let answer = await unlessBroken(exchange, () => outcome(stages, exchange));
    for (const after of exchange.afterwards.toReversed()) {
      const before = answer;
      answer = await unlessBroken(exchange, () => after(before));
    }
    return answer;
  }

  /** Also what runs afterwards sees that a handler broke: what the request had reserved must be returned. */
  async function unlessBroken(exchange: Exchange, run: () => Answer | Promise<Answer>): Promise<Answer> {
    try {
      return await run();
    } catch (error) {
      parts.onError?.(error, exchange.request.requestId);
      return refusal(exchange, { code: 'internal' });
    }
  }

  function complete(exchange: Exchange, answer: Answer): Answer {
    const vary: [string, string][] = exchange.vary.size > 0 ? [['Vary', [...exchange.vary].join(', ')]] : [];
    const requestId: [string, string] = ['X-Request-Id', exchange.request.requestId];
    const rate = exchange.metered === undefined ? [] : rateHeaders(exchange.metered);
    const key = idempotencyHeaders(exchange);
    const headers = [...answer.headers, ...exchange.headers, ...key, ...rate, ...vary, requestId, ...extraHeaders];
    return { ...answer, headers };
  }

  const dispatchFor =
    (exchange: Exchange): Dispatch =>
    (target, signal) =>
      answer(batchedRequest(exchange, target, signal));

  return {
    answer,
    refuse: (failure, requestId, accept) => {
      const rendered = renderFailure(failure, requestId, acceptsProblem(accept));
      const headers: [string, string][] = [
        ['Vary', 'Accept'],
        ['X-Request-Id', requestId],
      ];
      const answer = { ...rendered, headers: [...rendered.headers, ...headers, ...extraHeaders] };
      parts.onAnswer?.(unreadEntry(requestId, answer));
      return answer;
    },
  };
}

function pipelineParts(parts: GatewayParts, dispatchFor: PipelineParts['dispatchFor']): PipelineParts {
  return {
    routes: routeTable(parts.handlers),
    credentials: parts.credentials,
    entitlements: parts.entitlements,
    keyHeaders: [...KEY_HEADERS, ...(parts.keyHeaderAliases ?? [])],
    allowedOrigins: parts.allowedOrigins ?? [],
    projector: parts.projector ?? createProjector(createProjectionThread()),
    counters: parts.counters,
    idempotency: parts.idempotency,
    limits: parts.limits ?? DEFAULT_LIMITS,
    canRunModels: parts.canRunModels ?? false,
    dispatchFor,
  };
}

async function outcome(stages: readonly Stage[], exchange: Exchange): Promise<Answer> {
  for (const stage of stages) {
    const ran = stage.run(exchange);
    const step = ran instanceof Promise ? await ran : ran;
    if (step.kind === 'fail') return refusal(exchange, step.failure);
    if (step.kind === 'answer') return step.answer;
  }
  return settled(exchange.answer, 'the answer');
}

function refusal({ request, vary }: Exchange, failure: Failure): Answer {
  vary.add('Accept');
  return renderFailure(failure, request.requestId, acceptsProblem(request.headers.list('accept')));
}

/** A batched operation: a GET of the same caller, with no header of the envelope but its identity. */
function batchedRequest({ request, caller }: Exchange, target: string, signal: AbortSignal): GatewayRequest {
  return {
    requestId: request.requestId,
    method: 'GET',
    target,
    headers: new HeaderLines([]),
    clientAddress: request.clientAddress,
    signal,
    readBody: async () => ({ status: 'read', bytes: new Uint8Array() }),
    batchCaller: settled(caller, 'the caller of the batch'),
  };
}

/** `HEAD` answers as `GET` would, less the bytes; their count stays. */
function withoutBody(answer: Answer): Answer {
  if (answer.status === 204 || answer.status === 304) return answer;
  const length = answer.pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { ...answer, headers: [...answer.headers, ['Content-Length', String(length)]], pieces: [] };
}
