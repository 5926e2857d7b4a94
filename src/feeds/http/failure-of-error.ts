import type { FetchFailureKind } from '../fetch-bytes.ts';
import { REFUSED_ADDRESS } from './guarded-lookup.ts';

interface NamedFailure {
  readonly kind: FetchFailureKind;
  /** Without addresses or paths: an error's own message may hold both. */
  readonly detail: string;
  readonly mayRetry: boolean | 'once';
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the name does not resolve',
  EAI_AGAIN: 'the name does not resolve now',
  ECONNREFUSED: 'connection refused',
  ENETUNREACH: 'no route',
  EHOSTUNREACH: 'no route',
  EADDRNOTAVAIL: 'no route',
  ETIMEDOUT: 'no connection in time',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
};

/** Names what a failed request died of, from its error code. */
export function failureOfError(error: unknown): NamedFailure {
  const code = codeOf(error);
  if (code === REFUSED_ADDRESS) return { kind: 'refused_target', detail: 'no public address', mayRetry: false };
  const unreachable = Object.hasOwn(UNREACHABLE, code) ? UNREACHABLE[code] : undefined;
  // One lost packet is cured by another try; an upstream that is down is not, and a start without a network has to go on.
  if (unreachable !== undefined) return { kind: 'unreachable', detail: unreachable, mayRetry: 'once' };
  if (/^(ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/.test(code)) {
    return { kind: 'unreachable', detail: `no trusted connection (${code})`, mayRetry: false };
  }
  return { kind: 'interrupted', detail: `the exchange broke off (${code})`, mayRetry: true };
}

/** The error's code, or that of what it wraps: several addresses tried give an aggregate. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
