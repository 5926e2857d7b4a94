import type { Caller } from '../../contract/conventions/caller.ts';
import type { Failure } from '../../contract/conventions/failure.ts';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { Gate } from '../../contract/conventions/operation.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { CredentialVerdict, CredentialVerifier, PresentedCredential } from '../../ports/credentials.ts';
import type { AnswerNotes, Exchange } from '../exchange.ts';
import type { HeaderLines } from '../header-lines.ts';
import type { OwnSite } from '../own-site.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { type Presented, presentedCredentials } from '../presented-credentials.ts';
import { type Counters, consumeOrFallback, rateLimited } from '../rates/counters.ts';
import { failedAuthWindows } from '../rates/rate-windows.ts';
import type { Matched } from './method.ts';
import type { Routed } from './route.ts';

export interface Identified {
  /** `undefined` only on public endpoints. */
  readonly caller: Caller | undefined;
}

const ANONYMOUS: Step<Identified> = pass({ caller: undefined });

export interface CredentialParts {
  readonly credentials: CredentialVerifier;
  /** Every header name that may carry a key. */
  readonly keyHeaders: readonly string[];
  readonly counters: Counters;
  readonly limits: Limits;
  /** Our own pages, whose session is a credential; without it there are none. */
  readonly ownSite?: OwnSite | undefined;
}

/**
 * Verifies the caller. A presented credential must be valid even where none is needed; where none is needed, one that cannot be
 * verified counts as absent. Invalid ones are counted by client address after verification, so a valid one from the same
 * address is always accepted.
 */
export function credentialsStage({
  credentials: verifier,
  keyHeaders,
  counters,
  limits,
  ownSite,
}: CredentialParts): Stage<Exchange & Routed & Matched, Identified> {
  const carriers = keyHeaders.map((name) => name.toLowerCase());
  /** A connection that sends the same lines again has the same headers. */
  const read = new WeakMap<HeaderLines, Presented>();
  return {
    name: 'credentials',
    run: (exchange) => {
      const { request, route, notes, parsed } = exchange;
      const { gate } = route.endpoint;
      if (request.envelope !== undefined) return inEnvelope(notes, request.envelope.caller, gate);
      if (parsed.link !== undefined) return byLink(exchange, parsed.link);
      const presented = presentedIn(request.headers);
      const isVisit = request.visit !== undefined && gate !== 'public' && mayVisit(route);
      if (presented.status === 'none') {
        if (isVisit) return identified(notes, VISITOR);
        return gate === 'public' ? ANONYMOUS : fail(unauthenticated('missing'));
      }
      if (presented.status !== 'presented') return wrong(exchange, presented.status);
      // What a cookie alone vouches for changes something only from a page of ours.
      if (isByCookie(presented.credentials) && !isRead(exchange) && ownSite?.isOwnOrigin(request.headers) !== true)
        return fail({ code: 'origin_refused' });
      return chain(verdictsOn(presented.credentials), (verdicts) => {
        // A session that has ended leaves a visitor.
        const isOver = isByCookie(presented.credentials) && verdicts.some(({ status }) => status === 'refused');
        return isVisit && isOver ? identified(notes, VISITOR) : settle(exchange, gate, verdicts);
      });
    },
  };

  /**
   * The address is the one credential: headers are not read. A token that is unknown or revoked makes it the address of
   * nothing, and is counted as a guess; while it cannot be verified, the answer is that of a gated operation.
   */
  function byLink(exchange: Exchange, text: string): MaybePromise<Step<Identified>> {
    return chain(verifier.verify({ kind: 'link', text }), (verdict) => {
      if (verdict.status === 'accepted') return identified(exchange.notes, verdict.caller);
      if (verdict.status === 'unverifiable') return fail({ code: 'entitlement_unverifiable' });
      return chain(consumeOrFallback(counters, failedAuthWindows(exchange, limits)), ({ isRefused, metered }) => {
        if (!isRefused) return fail({ code: 'route_not_found' });
        exchange.notes.metered = metered;
        return fail(rateLimited(metered));
      });
    });
  }

  function presentedIn(headers: HeaderLines): Presented {
    const known = read.get(headers);
    if (known !== undefined) return known;
    const presented = presentedCredentials(headers, carriers, ownSite);
    read.set(headers, presented);
    return presented;
  }

  function verdictsOn(credentials: readonly PresentedCredential[]): MaybePromise<readonly CredentialVerdict[]> {
    const [only, another] = credentials;
    if (only !== undefined && another === undefined) return chain(verifier.verify(only), (verdict) => [verdict]);
    const verdicts = credentials.map((credential) => verifier.verify(credential));
    return verdicts.every(isThere) ? verdicts : Promise.all(verdicts);
  }

  function settle(
    exchange: Exchange,
    gate: Gate,
    verdicts: readonly CredentialVerdict[],
  ): MaybePromise<Step<Identified>> {
    const [only, another] = verdicts;
    if (only?.status === 'accepted' && only.isStale === undefined && another === undefined)
      return identified(exchange.notes, only.caller);
    if (verdicts.some(({ status }) => status === 'refused')) return wrong(exchange, 'invalid');
    if (verdicts.some((verdict) => verdict.status === 'accepted' && verdict.isStale === true)) {
      if (!isRead(exchange)) return gate === 'public' ? ANONYMOUS : fail(unverifiable(gate));
      exchange.notes.isDegraded = true;
    }
    const callers = verdicts.flatMap(callerOf);
    if (callers.length < verdicts.length) return gate === 'public' ? ANONYMOUS : fail(unverifiable(gate));
    const [caller] = callers;
    if (caller === undefined) throw new Error('a presented credential has a verdict');
    if (callers.some((other) => other.accountId !== caller.accountId)) return wrong(exchange, 'ambiguous');
    return identified(exchange.notes, caller);
  }

  function wrong(exchange: Exchange, reason: 'ambiguous' | 'invalid'): MaybePromise<Step<Identified>> {
    return chain(consumeOrFallback(counters, failedAuthWindows(exchange, limits)), ({ isRefused, metered }) => {
      exchange.notes.metered = metered;
      return fail(isRefused ? rateLimited(metered) : unauthenticated(reason));
    });
  }
}

/** What runs inside a request has the caller of it, or none. */
function inEnvelope(notes: AnswerNotes, caller: Caller | undefined, gate: Gate): Step<Identified> {
  if (caller !== undefined) return identified(notes, caller);
  return gate === 'public' ? ANONYMOUS : fail(unauthenticated('missing'));
}
/** The account of visitors of the public console; it exists inside the console alone. */
const VISITOR: Caller = { accountId: 'public', scheme: 'visitor', credentialId: 'public', scopes: [] };

/** Reads of an account, which a visitor has not. */
const CLOSED: readonly EndpointName[] = ['listKeys', 'listSessions'];

/** Whether a page may ask for a visitor: every read but those of accounts and operators, and one POST, a question. */
const mayVisit = ({ name, endpoint: { gate, method } }: Matched['route']): boolean =>
  gate !== 'operator' && (method === 'GET' ? !CLOSED.includes(name) : name === 'answerQuestion');

const isByCookie = (credentials: readonly PresentedCredential[]): boolean =>
  credentials.every(({ kind }) => kind === 'session');

function identified(notes: AnswerNotes, caller: Caller): Step<Identified> {
  notes.caller = caller;
  return pass({ caller });
}

/** CONTRACT.md §3: while the store does not answer, an earlier answer of it counts for reads alone. */
export const isRead = ({ request: { method } }: Pick<Exchange, 'request'>): boolean =>
  method === 'GET' || method === 'HEAD';

const isThere = (verdict: MaybePromise<CredentialVerdict>): verdict is CredentialVerdict =>
  !(verdict instanceof Promise);

const callerOf = (verdict: CredentialVerdict): Caller[] => (verdict.status === 'accepted' ? [verdict.caller] : []);

const unauthenticated = (reason: 'missing' | 'ambiguous' | 'invalid'): Failure => ({ code: 'unauthenticated', reason });

/** SPEC.md, Authentication 2: without a resolved caller a Pro-gated endpoint answers 403. */
const unverifiable = (gate: Gate): Failure =>
  gate === 'pro' ? { code: 'entitlement_unverifiable' } : { code: 'store_unavailable', retryAfterSeconds: 5 };
