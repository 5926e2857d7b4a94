import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { Dispatch, HandlerResult } from '../contract/conventions/handler.ts';
import { KEY_HEADERS } from '../contract/conventions/headers.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import { DEFAULT_LIMITS, type Limits } from '../contract/conventions/plans.ts';
import { traceParent } from '../contract/conventions/trace-context.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerifier, Entitlements } from '../ports/credentials.ts';
import type { IdempotencyStore } from '../ports/idempotency-store.ts';
import { acceptsProblem } from './accepts-problem.ts';
import { type AccessEntry, accessEntry, unparsedEntry } from './access-entry.ts';
import { BatchedRequest } from './batched-request.ts';
import { asEvents, lastEvent, wantsEvents } from './event-stream.ts';
import {
  type Answer,
  CONTINUE,
  type Exchange,
  type GatewayRequest,
  type Stage,
  type Step,
  settled,
} from './exchange.ts';
import { idempotencyHeaders } from './idempotency/idempotency-headers.ts';
import {
  isSameEntitlement,
  type LearntRequest,
  learntFrom,
  RepeatedAnswer,
  type RequestMemory,
} from './learnt-request.ts';
import { type PipelineParts, pipeline } from './pipeline.ts';
import { createProjectionThread } from './projection/projection-thread.ts';
import { createProjector, type Projector } from './projection/projector.ts';
import { type Counters, consumeOrFallback, type Metered, rateLimited } from './rates/counters.ts';
import { rateHeaders } from './rates/rate-headers.ts';
import { renderFailure } from './render-failure.ts';
import type { RequestTracer } from './request-tracer.ts';
import { routeTable } from './routes.ts';
import { CallContext } from './stages/handler.ts';
import { childOf, traceContext } from './trace-context.ts';

export interface GatewayParts {
  readonly handlers: HandlerMap;
  readonly credentials: CredentialVerifier;
  readonly entitlements: Entitlements;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly idempotency: IdempotencyStore;
  readonly setTimer: SetTimer;
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
  /** Told of every request as a span; requests are then answered without what was learnt from earlier ones. */
  readonly tracer?: RequestTracer;
  /** Called once for every answer, batched operations and what could not be read as a request included. */
  readonly onAnswer?: (entry: AccessEntry) => void;
  /** Called when an invariant broke; the caller saw 500 with this request id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

/** What is known of bytes that did not become a request. */
export interface UnparsedRequest {
  readonly requestId: string;
  readonly accept?: string;
  readonly method?: string;
  readonly clientAddress: string;
}

export interface Gateway {
  /** Answers a request, often at once; never throws and never rejects. */
  answer(request: GatewayRequest): MaybePromise<Answer>;
  /** The answer to a request that could not be read as one. */
  refuse(failure: Failure, request: UnparsedRequest): Answer;
}

/** The whole way of a request, without a socket. */
export function createGateway(parts: GatewayParts): Gateway {
  const stages = pipeline(
    pipelineParts(parts, {
      dispatchFor: (exchange) => dispatchFor(exchange),
      headersOf: (exchange) => exchangeHeaders(exchange),
    }),
  );
  const extraHeaders = parts.extraHeaders ?? [];
  const stopwatch = parts.stopwatch ?? (() => parts.clock.now());

  const credentialsAt = stages.findIndex(({ name }) => name === 'credentials');
  const handlerAt = stages.findIndex(({ name }) => name === 'handler');

  function answer(request: GatewayRequest): MaybePromise<Answer> {
    const learnt = parts.tracer === undefined ? request.memory?.learnt : undefined;
    return (learnt === undefined ? undefined : again(learnt, request)) ?? answerAnew(request);
  }

  function answerAnew(request: GatewayRequest): MaybePromise<Answer> {
    const exchange = begin(request);
    if (parts.tracer === undefined) return goThrough(exchange);
    exchange.span = parts.tracer.begin(exchange.trace);
    return exchange.span.run(() => goThrough(exchange));
  }

  function goThrough(exchange: Exchange): MaybePromise<Answer> {
    return chain(unlessBroken(exchange, walk), (answered) =>
      exchange.onResponse.length === 0 ? finish(exchange, answered) : endThenFinish(exchange, answered),
    );
  }

  function begin(request: GatewayRequest, startedAt = stopwatch()): Exchange {
    const trace = request.batchTrace === undefined ? traceContext(request.headers) : childOf(request.batchTrace);
    const receivedAt = parts.clock.now();
    return { request, trace, startedAt, receivedAt, headers: [], vary: new Set(), onResponse: [] };
  }

  /**
   * Answers a request whose bytes came before. It takes the same way past everything that may have changed: who sends it,
   * the plan, the count, the operation. Where all say what they said, the answer is the one made then; else the walk goes on
   * from there. `undefined` when caller or plan may have changed: nothing was counted yet.
   */
  function again(learnt: LearntRequest, request: GatewayRequest): MaybePromise<Answer> | undefined {
    const startedAt = stopwatch();
    if (!isFrom(learnt, request)) return undefined;
    const entitlement = parts.entitlements.entitlementOf(learnt.caller.accountId);
    if (entitlement instanceof Promise || !isSameEntitlement(entitlement, learnt.entitlement)) return undefined;
    return chain(consumeOrFallback(parts.counters, learnt.windows), ({ isRefused, metered }) => {
      const exchange = { request, caller: learnt.caller, route: learnt.route, entitlement, metered, trace: undefined };
      const goOn = (run: (resumed: Exchange) => MaybePromise<Answer>) =>
        resume({ learnt, request, metered, startedAt }, run);
      if (isRefused) return goOn((resumed) => refusal(resumed, rateLimited(metered)));
      const result = unlessThrown(() => learnt.call(new CallContext(exchange, () => dispatchFor(begin(request)))));
      if (result instanceof Promise || !result.ok || result.reply !== learnt.reply)
        return goOn((resumed) => chain(result, (came) => fromHandler(resumed, came)));
      const answered = new RepeatedAnswer(learnt.answer, metered, request.requestId);
      parts.onAnswer?.(accessEntry(exchange, answered, stopwatch() - startedAt));
      return answered;
    });
  }

  /** Whether the caller is the one it was: looked at anew, unless the envelope has been. */
  function isFrom({ caller, credential }: LearntRequest, { batchCaller }: GatewayRequest): boolean {
    if (batchCaller !== undefined || credential === undefined) return batchCaller === caller;
    const verdict = parts.credentials.verify(credential);
    return !(verdict instanceof Promise) && verdict.status === 'accepted' && verdict.caller === caller;
  }

  /** An exchange that is where it was when its operation had been called. */
  function resume(from: Resumption, run: (exchange: Exchange) => MaybePromise<Answer>): MaybePromise<Answer> {
    const { learnt, request, metered, startedAt } = from;
    const exchange = begin(request, startedAt);
    return chain(
      unlessBroken(exchange, () => {
        // What they settle follows from the bytes alone, and they let this request in before.
        for (const stage of stages.slice(0, credentialsAt)) stage.run(exchange);
        const { query, jmespath, call, credential, caller, entitlement, windows } = learnt;
        exchange.query = query;
        exchange.call = call;
        if (credential !== undefined) exchange.credential = credential;
        exchange.caller = caller;
        exchange.entitlement = entitlement;
        exchange.windows = windows;
        exchange.metered = metered;
        if (jmespath !== undefined) exchange.jmespath = jmespath;
        return run(exchange);
      }),
      (answered) => finish(exchange, answered),
    );
  }

  function fromHandler(exchange: Exchange, result: HandlerResult<unknown>): MaybePromise<Answer> {
    if (!result.ok) return refusal(exchange, result.failure);
    exchange.reply = result.reply;
    return outcome(stages, handlerAt + 1, exchange);
  }

  const walk = (exchange: Exchange): MaybePromise<Answer> => outcome(stages, 0, exchange);

  async function endThenFinish(exchange: Exchange, answered: Answer): Promise<Answer> {
    let last = answered;
    for (const after of exchange.onResponse.toReversed()) {
      const before = last;
      last = await unlessBroken(exchange, () => after(before));
    }
    return finish(exchange, last);
  }

  function finish(exchange: Exchange, answered: Answer): Answer {
    const finished = inEvents(exchange, complete(exchange, answered));
    if (exchange.request.memory !== undefined) learn(exchange.request.memory, exchange, answered);
    const entry = accessEntry(exchange, finished, stopwatch() - exchange.startedAt);
    parts.onAnswer?.(entry);
    exchange.span?.ended(entry);
    return exchange.request.method === 'HEAD' ? withoutBody(finished) : finished;
  }

  /** Also what runs afterwards sees that a handler broke: what the request had reserved must be returned. */
  function unlessBroken(exchange: Exchange, run: (exchange: Exchange) => MaybePromise<Answer>): MaybePromise<Answer> {
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

  /** As the caller wants it: the end of a stream that has begun, a stream of one event, or the answer alone. */
  function inEvents(exchange: Exchange, answer: Answer): Answer {
    if (exchange.stream?.isOpen === true) return { ...answer, pieces: [lastEvent(answer)], isRest: true };
    return answer.status === 200 && wantsEvents(exchange) ? asEvents(answer) : answer;
  }

  function complete(exchange: Exchange, answer: Answer): Answer {
    const headers = [...answer.headers, ...exchangeHeaders(exchange)];
    const { status, pieces, contentHash, codings, code } = answer;
    return { status, headers, pieces, contentHash, codings, code };
  }

  /** The headers of whatever answer comes of an exchange, as far as it has come. */
  function exchangeHeaders(exchange: Exchange): Answer['headers'] {
    const headers: (readonly [string, string])[] = [...exchange.headers, ...idempotencyHeaders(exchange)];
    if (exchange.metered !== undefined) headers.push(...rateHeaders(exchange.metered));
    headers.push(['X-Request-Id', exchange.request.requestId]);
    if (exchange.trace !== undefined) headers.push(['Traceresponse', traceParent(exchange.trace)]);
    headers.push(...constantHeaders(exchange));
    return headers;
  }

  /** Those of every answer to the same bytes. */
  const constantHeaders = ({ vary }: Exchange): Answer['headers'] =>
    vary.size === 0 ? extraHeaders : [['Vary', [...vary].join(', ')], ...extraHeaders];

  function learn(memory: RequestMemory, exchange: Exchange, answered: Answer): void {
    const learnt = learntFrom(exchange, answered, constantHeaders(exchange));
    if (learnt !== undefined) memory.learnt = learnt;
    // What was kept is as true as before where only the count says no.
    else if (answered.status !== 429) delete memory.learnt;
  }

  const dispatchFor =
    (exchange: Exchange): Dispatch =>
    (target, signal) =>
      answer(new BatchedRequest(exchange, target, signal));

  return {
    answer,
    refuse: (failure, request) => {
      const rendered = renderFailure(failure, request.requestId, acceptsProblem(request.accept));
      const headers: [string, string][] = [
        ['Vary', 'Accept'],
        ['X-Request-Id', request.requestId],
      ];
      const refused = { ...rendered, headers: [...rendered.headers, ...headers, ...extraHeaders] };
      parts.onAnswer?.(unparsedEntry(request, refused));
      return refused;
    },
  };
}

/** What a request that came again had come to when something had changed. */
interface Resumption {
  readonly learnt: LearntRequest;
  readonly request: GatewayRequest;
  readonly metered: Metered;
  readonly startedAt: number;
}

/** A call that throws is a promise that rejects: it is told of where the exchange is. */
function unlessThrown<T>(call: () => MaybePromise<T>): MaybePromise<T> {
  try {
    return call();
  } catch (error) {
    return Promise.reject(error);
  }
}

function pipelineParts(parts: GatewayParts, own: Pick<PipelineParts, 'dispatchFor' | 'headersOf'>): PipelineParts {
  return {
    routes: routeTable(parts.handlers),
    credentials: parts.credentials,
    entitlements: parts.entitlements,
    keyHeaders: [...KEY_HEADERS, ...(parts.keyHeaderAliases ?? [])],
    allowedOrigins: parts.allowedOrigins ?? [],
    projector: parts.projector ?? createProjector(createProjectionThread()),
    counters: parts.counters,
    idempotency: parts.idempotency,
    setTimer: parts.setTimer,
    limits: parts.limits ?? DEFAULT_LIMITS,
    canRunModels: parts.canRunModels ?? false,
    ...own,
  };
}

/** Runs the stages from one on, without a turn of the event loop while each of them is done at once. */
function outcome(stages: readonly Stage[], from: number, exchange: Exchange): MaybePromise<Answer> {
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

/** `HEAD` answers as `GET` would, less the bytes; their count stays. */
function withoutBody(answer: Answer): Answer {
  if (answer.status === 204 || answer.status === 304) return answer;
  const length = answer.pieces.reduce((sum, piece) => sum + piece.length, 0);
  return { ...answer, headers: [...answer.headers, ['Content-Length', String(length)]], pieces: [] };
}
