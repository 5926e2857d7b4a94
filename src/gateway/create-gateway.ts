import type { Failure } from '../contract/conventions/failure.ts';
import type { Dispatch } from '../contract/conventions/handler.ts';
import { KEY_HEADERS } from '../contract/conventions/headers.ts';
import { DEFAULT_LIMITS, type Limits } from '../contract/conventions/plans.ts';
import { type Soon, whenThere } from '../contract/conventions/soon.ts';
import { traceParent } from '../contract/conventions/trace-context.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerifier, Entitlements } from '../ports/credentials.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import { acceptsProblem } from './accepts-problem.ts';
import { type AccessEntry, accessEntry, unreadEntry } from './access-entry.ts';
import {
  type Answer,
  CONTINUE,
  type Exchange,
  type GatewayRequest,
  type Stage,
  type Step,
  settled,
} from './exchange.ts';
import { HeaderLines } from './header-lines.ts';
import { idempotencyHeaders } from './idempotency/idempotency-headers.ts';
import { type PipelineParts, pipeline } from './pipeline.ts';
import { createProjectionThread } from './projection/projection-thread.ts';
import { createProjector, type Projector } from './projection/projector.ts';
import type { Counters } from './rates/counters.ts';
import { rateHeaders } from './rates/rate-headers.ts';
import { renderFailure } from './render-failure.ts';
import { routeTable } from './routes.ts';
import { childOf, traceContext } from './trace-context.ts';

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

/** What is known of bytes that did not become a request. */
export interface UnreadRequest {
  readonly requestId: string;
  readonly accept?: string;
  readonly method?: string;
  readonly clientAddress: string;
}

export interface Gateway {
  /** Answers a request, often at once; never throws and never rejects. */
  answer(request: GatewayRequest): Soon<Answer>;
  /** The answer to a request that could not be read as one. */
  refuse(failure: Failure, request: UnreadRequest): Answer;
}

/** The whole way of a request, without a socket. */
export function createGateway(parts: GatewayParts): Gateway {
  const stages = pipeline(pipelineParts(parts, (exchange) => dispatchFor(exchange)));
  const extraHeaders = parts.extraHeaders ?? [];
  const stopwatch = parts.stopwatch ?? (() => parts.clock.now());

  function answer(request: GatewayRequest): Soon<Answer> {
    const startedAt = stopwatch();
    const trace = request.batchTrace === undefined ? traceContext(request.headers) : childOf(request.batchTrace);
    const exchange: Exchange = {
      request,
      trace,
      startedAt,
      receivedAt: parts.clock.now(),
      headers: [],
      vary: new Set(),
      afterwards: [],
    };
    return whenThere(unlessBroken(exchange, walk), (answered) =>
      exchange.afterwards.length === 0 ? finish(exchange, answered) : endThenFinish(exchange, answered),
    );
  }

  const walk = (exchange: Exchange): Soon<Answer> => outcome(stages, 0, exchange);

  async function endThenFinish(exchange: Exchange, answered: Answer): Promise<Answer> {
    let last = answered;
    for (const after of exchange.afterwards.toReversed()) {
      const before = last;
      last = await unlessBroken(exchange, () => after(before));
    }
    return finish(exchange, last);
  }

  function finish(exchange: Exchange, answered: Answer): Answer {
    const finished = complete(exchange, answered);
    parts.onAnswer?.(accessEntry(exchange, finished, stopwatch() - exchange.startedAt));
    return exchange.request.method === 'HEAD' ? withoutBody(finished) : finished;
  }

  /** Also what runs afterwards sees that a handler broke: what the request had reserved must be returned. */
  function unlessBroken(exchange: Exchange, run: (exchange: Exchange) => Soon<Answer>): Soon<Answer> {
    const broken = (error: unknown): Answer => {
      parts.onError?.(error, exchange.request.requestId);
      return refusal(exchange, { code: 'internal' });
    };
    try {
      const answered = run(exchange);
      return answered instanceof Promise ? answered.catch(broken) : answered;
    } catch (error) {
      return broken(error);
    }
  }

  function complete(exchange: Exchange, answer: Answer): Answer {
    const headers = [...answer.headers, ...exchange.headers, ...idempotencyHeaders(exchange)];
    if (exchange.metered !== undefined) headers.push(...rateHeaders(exchange.metered));
    if (exchange.vary.size > 0) headers.push(['Vary', [...exchange.vary].join(', ')]);
    headers.push(['X-Request-Id', exchange.request.requestId]);
    if (exchange.trace !== undefined) headers.push(['Traceresponse', traceParent(exchange.trace)]);
    headers.push(...extraHeaders);
    return {
      status: answer.status,
      headers,
      pieces: answer.pieces,
      contentHash: answer.contentHash,
      code: answer.code,
    };
  }

  const dispatchFor =
    (exchange: Exchange): Dispatch =>
    async (target, signal) =>
      answer(batchedRequest(exchange, target, signal));

  return {
    answer,
    refuse: (failure, request) => {
      const rendered = renderFailure(failure, request.requestId, acceptsProblem(request.accept));
      const headers: [string, string][] = [
        ['Vary', 'Accept'],
        ['X-Request-Id', request.requestId],
      ];
      const refused = { ...rendered, headers: [...rendered.headers, ...headers, ...extraHeaders] };
      parts.onAnswer?.(unreadEntry(request, refused));
      return refused;
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

/** Runs the stages from one on, without a turn of the event loop while each of them is done at once. */
function outcome(stages: readonly Stage[], from: number, exchange: Exchange): Soon<Answer> {
  for (let index = from; index < stages.length; index += 1) {
    const ran = stages[index]?.run(exchange) ?? CONTINUE;
    if (ran instanceof Promise)
      return ran.then((step) => ended(step, exchange) ?? outcome(stages, index + 1, exchange));
    const answered = ended(ran, exchange);
    if (answered !== undefined) return answered;
  }
  return settled(exchange.answer, 'the answer');
}

/** The answer that a step came to, unless the next stage has to go on. */
function ended(step: Step, exchange: Exchange): Answer | undefined {
  if (step.kind === 'continue') return undefined;
  return step.kind === 'fail' ? refusal(exchange, step.failure) : step.answer;
}

function refusal({ request, vary }: Exchange, failure: Failure): Answer {
  vary.add('Accept');
  return renderFailure(failure, request.requestId, acceptsProblem(request.headers.list('accept')));
}

/** A batched operation: a GET of the same caller, with no header of the envelope but its identity. */
function batchedRequest({ request, caller, trace }: Exchange, target: string, signal: AbortSignal): GatewayRequest {
  return {
    requestId: request.requestId,
    method: 'GET',
    target,
    headers: new HeaderLines([]),
    clientAddress: request.clientAddress,
    signal,
    readBody: async () => ({ status: 'read', bytes: new Uint8Array() }),
    batchCaller: settled(caller, 'the caller of the batch'),
    ...(trace === undefined ? {} : { batchTrace: trace }),
  };
}

/** `HEAD` answers as `GET` would, less the bytes; their count stays. */
function withoutBody(answer: Answer): Answer {
  if (answer.status === 204 || answer.status === 304) return answer;
  const length = answer.pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { ...answer, headers: [...answer.headers, ['Content-Length', String(length)]], pieces: [] };
}
