import type { Caller } from '../contract/conventions/caller.ts';
import type { Reply } from '../contract/conventions/handler.ts';
import type { EntitlementVerdict, PresentedCredential } from '../ports/credentials.ts';
import type { RateWindow } from '../ports/rate-limiter.ts';
import type { Answer, Exchange } from './exchange.ts';
import { headerText } from './header-text.ts';
import type { Validated } from './input-validator.ts';
import type { Metered } from './rates/counters.ts';
import { rateHeaders } from './rates/rate-headers.ts';
import type { PreparedCall, Route } from './routes.ts';

/**
 * What is kept for a request whose very bytes may come again over the same connection. Whoever hands in the request makes a
 * new one as soon as a byte differs.
 */
export interface RequestMemory {
  learnt?: LearntRequest;
  /** The body that came last with these headers, and what it was read as. */
  body?: { readonly bytes: Uint8Array; readonly prepared: Validated<PreparedCall> };
}

/**
 * What follows from the bytes of a request, and the answer that one reply came to. Who sends it, what the plan allows, what
 * is left of it and what the operation replies are asked anew every time; only what follows from the same answers to these
 * is taken from here.
 */
export interface LearntRequest {
  readonly route: Route;
  readonly query: string;
  readonly jmespath: string | undefined;
  readonly call: PreparedCall;
  /** Absent in a batch. */
  readonly credential: PresentedCredential | undefined;
  readonly caller: Caller;
  readonly entitlement: EntitlementVerdict;
  readonly windows: readonly RateWindow[];
  readonly reply: Reply<unknown>;
  readonly answer: LearntAnswer;
}

/** An answer without what is new every time: what is left of the limits, and the request id. */
interface LearntAnswer {
  readonly status: number;
  readonly pieces: readonly Uint8Array[];
  readonly contentHash: string | undefined;
  readonly codings: Answer['codings'];
  /** Those that stand before what is new, and those after it. */
  readonly before: Answer['headers'];
  readonly after: Answer['headers'];
  readonly beforeText: string;
  readonly afterText: string;
}

/** What is to be kept of a finished exchange; nothing of one whose answer does not follow from bytes and reply alone. */
export function learntFrom(exchange: Exchange, answered: Answer, after: Answer['headers']): LearntRequest | undefined {
  const { request, route, query, call, credential, caller, entitlement, windows, reply, jmespath } = exchange;
  const isPlain = request.method === 'GET' && exchange.trace === undefined && exchange.idempotencyKey === undefined;
  if (!isPlain || (answered.status !== 200 && answered.status !== 304) || reply?.kind !== 'bytes') return undefined;
  if (route === undefined || query === undefined || call === undefined) return undefined;
  if (credential === undefined && request.batchCaller === undefined) return undefined;
  if (caller === undefined || entitlement === undefined || windows === undefined) return undefined;
  const { status, pieces, contentHash, codings } = answered;
  const before = [...answered.headers, ...exchange.headers];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const sized = pieces.length === 0 ? '' : `Content-Length: ${length}\r\n`;
  const answer = {
    status,
    pieces,
    contentHash,
    codings,
    before,
    after,
    beforeText: headerText(before),
    afterText: headerText(after) + sized,
  };
  return { route, query, jmespath, call, credential, caller, entitlement, windows, reply, answer };
}

/** The answer to a request that came again and met the same reply. */
export class RepeatedAnswer implements Answer {
  readonly status: number;
  readonly pieces: readonly Uint8Array[];
  readonly contentHash: string | undefined;
  readonly codings: Answer['codings'];
  readonly code = undefined;
  readonly #learnt: LearntAnswer;
  readonly #counted: readonly [name: string, value: string][];
  readonly #requestId: string;

  constructor(learnt: LearntAnswer, metered: Metered, requestId: string) {
    this.status = learnt.status;
    this.pieces = learnt.pieces;
    this.contentHash = learnt.contentHash;
    this.codings = learnt.codings;
    this.#learnt = learnt;
    this.#counted = rateHeaders(metered);
    this.#requestId = requestId;
  }

  get headers(): Answer['headers'] {
    return [...this.#learnt.before, ...this.#counted, ['X-Request-Id', this.#requestId], ...this.#learnt.after];
  }

  /** The same as text, with the length of the body. */
  get headText(): string {
    const { beforeText, afterText } = this.#learnt;
    let counted = '';
    // What we count in are numbers and names of ours: nothing in them to be checked.
    for (const pair of this.#counted) counted += `${pair[0]}: ${pair[1]}\r\n`;
    return `${beforeText}${counted}X-Request-Id: ${this.#requestId}\r\n${afterText}`;
  }
}

export function isSameEntitlement(one: EntitlementVerdict, other: EntitlementVerdict): boolean {
  if (one.status === 'unverifiable' || other.status === 'unverifiable') return one.status === other.status;
  return one.planKey === other.planKey && one.tier === other.tier;
}
