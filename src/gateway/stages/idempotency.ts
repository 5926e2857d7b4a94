import { createHash, randomUUID } from 'node:crypto';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { Entitlements } from '../../ports/credentials.ts';
import type { ClaimResult, IdempotencyClaim, IdempotencyStore, KeptAnswer } from '../../ports/idempotency-store.ts';
import { type Answer, CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import { isReplayable } from '../idempotency/is-replayable.ts';
import { startLeaseRenewal } from '../idempotency/start-lease-renewal.ts';
import { type Counters, consumeOrFallback, rateLimited } from '../rates/counters.ts';
import { requestWindows } from '../rates/rate-windows.ts';

/** A crash frees the key within 35 s (CONTRACT.md §6), also when the last renewal took as long as the store may take. */
const LEASE_MS = 30_000;
/** A living owner keeps its lease unless four renewals in a row are missed; none is renewed for longer than any work takes. */
const RENEWALS = { everyMs: 6_000, forMs: 300_000 };
/** SPEC.md, Limits: idempotency retention. */
const KEEP_MS = 86_400_000;
/** How long a request waits for the store, ms; keeping may move as many bytes as a batch answers. */
const CLAIM_MS = 3_000;
const KEEP_WAIT_MS = 5_000;
/** When to come back while the first request runs or the store is away, seconds. */
const CONFLICT_SECONDS = 2;
const STORE_SECONDS = 5;

export interface IdempotencyParts {
  readonly idempotency: IdempotencyStore;
  readonly setTimer: SetTimer;
  readonly entitlements: Entitlements;
  readonly counters: Counters;
  readonly limits: Limits;
}

/** Lets exactly one of equal requests with a key run, and gives its answer to all later ones. */
export function idempotencyStage(parts: IdempotencyParts): Stage {
  const store = parts.idempotency;
  return {
    name: 'idempotency',
    run: (exchange) => (exchange.idempotencyKey === undefined ? CONTINUE : claimed(exchange, exchange.idempotencyKey)),
  };

  async function claimed(exchange: Exchange, key: string): Promise<Step> {
    const claim = { scope: scopeOf(exchange), key, owner: randomUUID() };
    const claiming = await claimInTime(parts, claim, fingerprintOf(exchange));
    exchange.claiming = claiming.status;
    switch (claiming.status) {
      case 'claimed':
        return held(exchange, claim);
      case 'kept':
        return replay(parts, exchange, claiming.answer);
      case 'running':
        return fail({ code: 'idempotency_conflict', retryAfterSeconds: CONFLICT_SECONDS });
      case 'reused':
        return fail({ code: 'idempotency_key_reused' });
      case 'unavailable':
        return withoutStore(exchange);
    }
  }

  /** The lease is renewed until the answer is kept, however slow the work and the store are. */
  function held(exchange: Exchange, claim: IdempotencyClaim): Step {
    const stopRenewing = startLeaseRenewal(() => store.renew({ ...claim, leaseMs: LEASE_MS }), RENEWALS);
    exchange.onResponse.push((answer) => end(parts, claim, { exchange, answer }).finally(stopRenewing));
    return CONTINUE;
  }
}

const scopeOf = ({ caller, request }: Exchange): string =>
  caller === undefined ? `address:${request.clientAddress}` : `account:${caller.accountId}`;

function fingerprintOf({ route, body }: Exchange): string {
  const { method, path } = settled(route, 'the endpoint').endpoint;
  return `${method} ${path} ${createHash('sha256').update(settled(body, 'the body')).digest('hex')}`;
}

async function claimInTime(
  { idempotency: store, setTimer }: IdempotencyParts,
  claim: IdempotencyClaim,
  fingerprint: string,
): Promise<ClaimResult> {
  // No request runs under a claim that arrives too late; it must not block the next try.
  const releaseLate = ({ status }: ClaimResult) => {
    if (status === 'claimed') store.release(claim).catch(() => undefined);
  };
  const claiming = () => store.claim({ ...claim, fingerprint, leaseMs: LEASE_MS });
  const claimed = await withDeadline({ ms: CLAIM_MS, setTimer }, claiming, releaseLate);
  if (claimed.status === 'failed') throw claimed.error;
  return claimed.status === 'done' ? claimed.value : { status: 'unavailable' };
}

/** A replay counts as one request also where only what runs inside is counted. */
async function replay(parts: IdempotencyParts, exchange: Exchange, kept: KeptAnswer): Promise<Step> {
  if (settled(exchange.route, 'the endpoint').endpoint.requestCost === 0) {
    const { counters, limits, entitlements } = parts;
    if (exchange.caller !== undefined)
      exchange.entitlement ??= await entitlements.entitlementOf(exchange.caller.accountId);
    const { isRefused, metered } = await consumeOrFallback(counters, requestWindows(exchange, limits));
    exchange.metered = metered;
    if (isRefused) return fail(rateLimited(metered));
  }
  exchange.idempotency = 'replayed';
  const { status, contentType, body } = kept;
  return { kind: 'answer', answer: { status, headers: [['Content-Type', contentType]], pieces: [body] } };
}

/** What costs money never runs without the guarantee; what only reads does, and says so. */
function withoutStore(exchange: Exchange): Step {
  if (settled(exchange.route, 'the endpoint').endpoint.modelCost > 0)
    return fail({ code: 'store_unavailable', retryAfterSeconds: STORE_SECONDS });
  exchange.idempotency = 'unavailable';
  return CONTINUE;
}

/** Keeps a final answer before it goes out; after any other the key is free again. */
async function end(
  { idempotency: store, setTimer }: IdempotencyParts,
  claim: IdempotencyClaim,
  { exchange, answer }: { readonly exchange: Exchange; readonly answer: Answer },
): Promise<Answer> {
  const limit = { ms: KEEP_WAIT_MS, setTimer };
  const contentType = answer.headers.find(([name]) => name === 'Content-Type')?.[1];
  if (contentType === undefined || !isReplayable(exchange, answer)) {
    const released = await withDeadline(limit, () => store.release(claim));
    if (released.status === 'failed') throw released.error;
    return answer;
  }
  const kept = { status: answer.status, contentType, body: Buffer.concat(answer.pieces) };
  const ending = await withDeadline(limit, () => store.keep({ ...claim, answer: kept, keepMs: KEEP_MS }));
  if (ending.status === 'failed') throw ending.error;
  if (ending.status !== 'done' || ending.value !== 'done') exchange.idempotency = 'unavailable';
  return answer;
}
