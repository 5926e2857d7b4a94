import type { Caller } from '../../contract/conventions/caller.ts';
import type { Failure } from '../../contract/conventions/failure.ts';
import type { Gate } from '../../contract/conventions/operation.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { CredentialVerdict, CredentialVerifier } from '../../ports/credentials.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import { presentedCredentials } from '../presented-credentials.ts';
import { type Counters, countAnyway, rateLimited } from '../rates/counters.ts';
import { guessWindows } from '../rates/rate-windows.ts';

export interface CredentialParts {
  readonly credentials: CredentialVerifier;
  /** Every header name that may carry a key. */
  readonly keyHeaders: readonly string[];
  readonly counters: Counters;
  readonly limits: Limits;
}

/**
 * Learns who sent the request. A credential that is presented must hold even where none is needed; where none is needed, one
 * that cannot be verified counts as absent. Those that do not hold are counted by client address, after they were verified:
 * however many there were, a valid one from the same address is let in.
 */
export function credentialsStage({ credentials: verifier, keyHeaders, counters, limits }: CredentialParts): Stage {
  return {
    name: 'credentials',
    run: async (exchange) => {
      const { gate } = settled(exchange.route, 'the endpoint').endpoint;
      if (exchange.request.batchCaller !== undefined) {
        exchange.caller = exchange.request.batchCaller;
        return CONTINUE;
      }
      const presented = presentedCredentials(exchange.request.headers, keyHeaders);
      if (presented.status === 'none') return gate === 'public' ? CONTINUE : fail(unauthenticated('missing'));
      if (presented.status !== 'presented') return wrong(exchange, presented.status);
      const verdicts = await Promise.all(presented.credentials.map((credential) => verifier.verify(credential)));
      if (verdicts.some(({ status }) => status === 'refused')) return wrong(exchange, 'invalid');
      const callers = verdicts.flatMap(callerOf);
      if (callers.length < verdicts.length) return gate === 'public' ? CONTINUE : fail(unverifiable(gate));
      const [caller] = callers;
      if (callers.some((other) => other.accountId !== caller?.accountId)) return wrong(exchange, 'ambiguous');
      exchange.caller = settled(caller, 'the caller');
      return CONTINUE;
    },
  };

  async function wrong(exchange: Exchange, reason: 'ambiguous' | 'invalid'): Promise<Step> {
    const { isRefused, metered } = await countAnyway(counters, guessWindows(exchange, limits));
    exchange.metered = metered;
    return fail(isRefused ? rateLimited(metered) : unauthenticated(reason));
  }
}

const callerOf = (verdict: CredentialVerdict): Caller[] => (verdict.status === 'accepted' ? [verdict.caller] : []);

const unauthenticated = (reason: 'missing' | 'ambiguous' | 'invalid'): Failure => ({ code: 'unauthenticated', reason });

/** SPEC.md, Authentication 2: without a resolved caller a Pro-gated endpoint answers 403. */
const unverifiable = (gate: Gate): Failure =>
  gate === 'pro' ? { code: 'entitlement_unverifiable' } : { code: 'store_unavailable', retryAfterSeconds: 5 };
