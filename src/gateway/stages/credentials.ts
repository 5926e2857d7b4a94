import type { Caller } from '../../contract/conventions/caller.ts';
import type { Failure } from '../../contract/conventions/failure.ts';
import type { Gate } from '../../contract/conventions/operation.ts';
import type { CredentialVerdict, CredentialVerifier } from '../../ports/credentials.ts';
import { CONTINUE, fail, type Stage, settled } from '../exchange.ts';
import { presentedCredentials } from '../presented-credentials.ts';

/**
 * Learns who sent the request. A credential that is presented must hold even where none is needed; where none is needed, one
 * that cannot be verified counts as absent.
 */
export function credentialsStage(verifier: CredentialVerifier, keyHeaders: readonly string[]): Stage {
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
      if (presented.status !== 'presented') return fail(unauthenticated(presented.status));
      const verdicts = await Promise.all(presented.credentials.map((credential) => verifier.verify(credential)));
      if (verdicts.some(({ status }) => status === 'refused')) return fail(unauthenticated('invalid'));
      const callers = verdicts.flatMap(callerOf);
      if (callers.length < verdicts.length) return gate === 'public' ? CONTINUE : fail(unverifiable(gate));
      const [caller] = callers;
      if (callers.some((other) => other.accountId !== caller?.accountId)) return fail(unauthenticated('ambiguous'));
      exchange.caller = settled(caller, 'the caller');
      return CONTINUE;
    },
  };
}

const callerOf = (verdict: CredentialVerdict): Caller[] => (verdict.status === 'accepted' ? [verdict.caller] : []);

const unauthenticated = (reason: 'missing' | 'ambiguous' | 'invalid'): Failure => ({ code: 'unauthenticated', reason });

/** SPEC.md, Authentication 2: without a resolved caller a Pro-gated endpoint answers 403. */
const unverifiable = (gate: Gate): Failure =>
  gate === 'pro' ? { code: 'entitlement_unverifiable' } : { code: 'store_unavailable', retryAfterSeconds: 5 };
