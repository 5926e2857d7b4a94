import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import { IDEMPOTENCY_HEADER, KEY_HEADERS, NO_SNIFF } from '../contract/conventions/headers.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import { DEFAULT_LIMITS, type Limits } from '../contract/conventions/plans.ts';
import { traceParent } from '../contract/conventions/trace-context.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { CredentialVerifier, Entitlements } from '../ports/credentials.ts';
import type { StoreProblem } from '../ports/store-problem.ts';
import { acceptsProblem } from './accepts-problem.ts';
import { type AccessEntry, accessEntry, unparsedEntry } from './access-entry.ts';
import { BatchedRequest } from './batched-request.ts';
import { BegunExchange } from './begun-exchange.ts';
import {
  type Answer,
  type Exchange,
  type GatewayRequest,
  type KeyState,
  type UnparsedRequest,
  varyOn,
} from './exchange.ts';
import type { OwnSite } from './own-site.ts';
import { type PipelineParts, pipeline } from './pipeline.ts';
import { createProjectionThread } from './projection/projection-thread.ts';
import { createProjector, type Projector } from './projection/projector.ts';
import type { Counters } from './rates/counters.ts';
import { rateHeaders } from './rates/rate-headers.ts';
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts';
import { renderFailure } from './render-failure.ts';
import { isRpcTarget, rpcFailure } from './render-rpc-failure.ts';
import type { RequestSpan, RequestTracer } from './request-tracer.ts';
import { routeTable } from './routes.ts';
import { inEvents, withoutBody } from './sent-form.ts';
import type { Streamed } from './stages/event-stream.ts';
import { childOf, traceContext } from './trace-context.ts';

export interface GatewayParts extends Pick<PipelineParts, 'idempotency' | 'sealer'> {
  readonly handlers: HandlerMap;
  readonly credentials: CredentialVerifier;
  readonly entitlements: Entitlements;
  readonly clock: Clock;
  readonly counters: Counters;
  readonly setTimer: SetTimer;
  /** Answers of the last second; of its own unless given. */
  readonly recent?: RecentAnswers;
  /** Those of the contract unless configured. */
  readonly limits?: Limits;
  /** Further header names that carry a key. */
  readonly keyHeaderAliases?: readonly string[];
  /** One of its own unless given. */
  readonly projector?: Projector;
  /** Exact origins whose pages may call. */
  readonly allowedOrigins?: readonly string[];
  /** Where our own pages are served; without it no session counts. */
  readonly ownSite?: OwnSite;
  /** What the store cannot do at the moment; nothing unless given. */
  readonly storeProblems?: () => readonly StoreProblem[];
  /** Constant headers of every answer. */
  readonly extraHeaders?: readonly (readonly [name: string, value: string])[];
  /** Where the agent protocol's tokens come from, for the challenge of its 401. */
  readonly resourceMetadataUrl?: string | undefined;
  /** Milliseconds, with fractions, since any moment; the clock unless given. For durations in the access entries alone. */
  readonly stopwatch?: () => number;
  /** Receives every request as a span. */
  readonly tracer?: RequestTracer;
  /** Called once for every answer, batched operations and unparsed requests included. */
  readonly onAnswer?: (entry: AccessEntry) => void;
  /** Called when an invariant broke; the caller saw 500 with this request id. */
  readonly onError?: (error: unknown, requestId: string) => void;
}

export interface Gateway {
  /** Answers a request, synchronously where nothing has to be awaited; never throws and never rejects. */
  answer(request: GatewayRequest): MaybePromise<Answer>;
  /** The answer to a request that could not be parsed. */
  refuse(failure: Failure, request: UnparsedRequest): Answer;
}

/** The complete path of a request, without a socket. */
export function createGateway(parts: GatewayParts): Gateway {
  const extraHeaders = [NO_SNIFF, ...(parts.extraHeaders ?? [])];
  const stopwatch = parts.stopwatch ?? (() => parts.clock.now());
  const { walk } = pipeline(
    pipelineParts(parts, {
      dispatchFor: ({ request, caller, trace, receivedAt }) => {
        const envelope = { caller, trace, receivedAt };
        return (target, signal, body) => answer(new BatchedRequest(request, envelope, { target, signal, body }));
      },
      headersOf: exchangeHeaders,
    }),
  );

  function answer(request: GatewayRequest): MaybePromise<Answer> {
    const exchange = begin(request);
    if (parts.tracer === undefined) return answerTo(exchange, undefined);
    const span = parts.tracer.begin(exchange.trace);
    return span.run(() => answerTo(exchange, span));
  }

  function begin(request: GatewayRequest): Exchange {
    const { envelope } = request;
    const trace = envelope?.trace === undefined ? traceContext(request.headers) : childOf(envelope.trace);
    const receivedAt = envelope?.receivedAt ?? parts.clock.now();
    return new BegunExchange({ request, trace, startedAt: stopwatch(), receivedAt });
  }

  function answerTo(exchange: Exchange, span: RequestSpan | undefined): MaybePromise<Answer> {
    const { onResponse } = exchange.notes;
    return chain(unlessBroken(exchange, walkThrough), (answered) =>
      onResponse.length === 0
        ? finish(exchange, answered, span)
        : afterHooks(exchange, answered).then((last) => finish(exchange, last, span)),
    );
  }

  const walkThrough = (exchange: Exchange): MaybePromise<Answer> =>
    chain(walk(exchange), (step) => {
      if (step.kind === 'pass') return step.added.answer;
      return step.kind === 'fail' ? refused(exchange, withCause(exchange, step.failure)) : step.answer;
    });

  function refused(exchange: Exchange, failure: Failure): MaybePromise<Answer> {
    const plain = refusal(exchange, failure);
    const { request } = exchange;
    if (request.envelope !== undefined || request.method !== 'POST' || !isRpcTarget(request.target)) return plain;
    return rpcFailure(plain, { failure, request, resourceMetadataUrl: parts.resourceMetadataUrl });
  }

  /** A full disk is why a POST has no store: it writes. */
  function withCause({ request }: Exchange, failure: Failure): Failure {
    const isDiskFull = parts.storeProblems?.().includes('disk_full') === true;
    const isWrite = request.method === 'POST' && failure.code === 'store_unavailable';
    return isWrite && isDiskFull ? { ...failure, isDiskFull } : failure;
  }

  async function afterHooks(exchange: Exchange, answered: Answer): Promise<Answer> {
    let last = answered;
    for (const hook of exchange.notes.onResponse.toReversed()) {
      const before = last;
      last = await unlessBroken(exchange, () => hook(before));
    }
    return last;
  }

  /** @param exchange with the facts of the stages that ran */
  function finish(exchange: Exchange & Partial<Streamed>, answered: Answer, span: RequestSpan | undefined): Answer {
    const finished = inEvents(exchange, complete(exchange, answered));
    const entry = accessEntry(exchange, finished, stopwatch() - exchange.startedAt);
    parts.onAnswer?.(entry);
    span?.ended(entry);
    return exchange.request.method === 'HEAD' ? withoutBody(finished) : finished;
  }

  /** A broken handler becomes a 500 before the hooks run: what the request had reserved must be returned. */
  function unlessBroken(exchange: Exchange, run: (exchange: Exchange) => MaybePromise<Answer>): MaybePromise<Answer> {
    const broken = (error: unknown): MaybePromise<Answer> => {
      parts.onError?.(error, exchange.request.requestId);
      return refused(exchange, { code: 'internal' });
    };
    try {
      const answered = run(exchange);
      return answered instanceof Promise ? answered.catch(broken) : answered;
    } catch (error) {
      return broken(error);
    }
  }

  /** With the headers of every answer; an operation of a batch has none of its own on the wire. */
  function complete(exchange: Exchange, answered: Answer): Answer {
    if (exchange.request.envelope !== undefined) return answered;
    const { status, headers, pieces, contentHash, codings, code } = answered;
    const all = [...headers];
    addHeaders(all, exchange);
    if (exchange.notes.isDegraded && !all.some(([name]) => name === DATA_MODE)) all.push([DATA_MODE, 'degraded']);
    return { status, headers: all, pieces, contentHash, codings, code };
  }

  /** The headers that any answer of an exchange has so far. */
  function exchangeHeaders(exchange: Exchange): Answer['headers'] {
    const headers: Header[] = [];
    addHeaders(headers, exchange);
    return headers;
  }

  function addHeaders(headers: Header[], { request, trace, notes }: Exchange): void {
    for (const header of notes.headers) headers.push(header);
    if (notes.idempotency !== undefined) headers.push(...idempotencyHeaders(notes.idempotency));
    if (notes.metered !== undefined) for (const header of rateHeaders(notes.metered)) headers.push(header);
    headers.push(['X-Request-Id', request.requestId]);
    if (trace !== undefined) headers.push(['Traceresponse', traceParent(trace)]);
    if (notes.vary.length > 0) headers.push(['Vary', notes.vary.join(', ')]);
    for (const header of extraHeaders) headers.push(header);
  }

  return {
    answer,
    refuse: (failure, request) => {
      const rendered = renderFailure(failure, request.requestId, acceptsProblem(request.accept));
      const headers: Header[] = [...rendered.headers, ['Vary', 'Accept'], ['X-Request-Id', request.requestId]];
      const refused = { ...rendered, headers: [...headers, ...extraHeaders] };
      parts.onAnswer?.(unparsedEntry(request, refused));
      return refused;
    },
  };
}

const DATA_MODE = 'X-Data-Mode';

type Header = Answer['headers'][number];

function pipelineParts(parts: GatewayParts, own: Pick<PipelineParts, 'dispatchFor' | 'headersOf'>): PipelineParts {
  return {
    routes: routeTable(parts.handlers, parts.recent ?? createRecentAnswers(parts.clock)),
    credentials: parts.credentials,
    entitlements: parts.entitlements,
    keyHeaders: [...KEY_HEADERS, ...(parts.keyHeaderAliases ?? [])],
    allowedOrigins: parts.allowedOrigins ?? [],
    ownSite: parts.ownSite,
    projector: parts.projector ?? createProjector(createProjectionThread()),
    counters: parts.counters,
    idempotency: parts.idempotency,
    sealer: parts.sealer,
    setTimer: parts.setTimer,
    limits: parts.limits ?? DEFAULT_LIMITS,
    ...own,
  };
}

function refusal({ request, notes }: Exchange, failure: Failure): Answer {
  varyOn(notes, 'Accept');
  return renderFailure(failure, request.requestId, acceptsProblem(request.headers.list('accept')));
}

/** Reports the state of an idempotency key. */
function idempotencyHeaders(state: KeyState): readonly [string, string][] {
  return [
    [IDEMPOTENCY_HEADER, state.key],
    ['Idempotent-Replayed', String(state.deviation === 'replayed')],
    ...(state.deviation === 'unavailable' ? [['Idempotency-Status', 'unavailable'] satisfies [string, string]] : []),
  ];
}
