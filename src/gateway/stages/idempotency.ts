import { createHash, randomUUID } from 'node:crypto';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import type { Limits } from '../../contract/conventions/plans.ts';
import type { Entitlements } from '../../ports/credentials.ts';
import type {
  ClaimResult,
  IdempotencyClaim,
  IdempotencySlot,
  IdempotencyStore,
  KeptAnswer,
} from '../../ports/idempotency-store.ts';
import type { Sealer } from '../../ports/sealer.ts';
import type { Answer, AnswerNotes, Exchange, KeyState } from '../exchange.ts';
import { startLeaseRenewal } from '../idempotency/start-lease-renewal.ts';
import { type Ended, fail, PASS, type Stage, type Step } from '../pipeline-builder.ts';
import { type Counters, consumeOrFallback, rateLimited } from '../rates/counters.ts';
import { requestWindows } from '../rates/rate-windows.ts';
import type { Identified } from './credentials.ts';
import type { Entitled } from './entitlement.ts';
import type { Matched } from './method.ts';
import type { WithBody } from './read-body.ts';

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
  /** Seals kept answers that hold a secret. */
  readonly sealer: Sealer;
}

type StoreParts = Pick<IdempotencyParts, 'idempotency' | 'setTimer'>;
type KeepParts = Pick<IdempotencyParts, 'idempotency' | 'setTimer' | 'sealer'>;
type Needed = Exchange & Matched & Identified & Entitled & WithBody;

/** Lets exactly one of equal requests with a key run, and gives its answer to all later ones. */
export function idempotencyStage(parts: IdempotencyParts): Stage<Needed, object> {
  const store = parts.idempotency;
  return {
    name: 'idempotency',
    run: (exchange) => {
      const state = exchange.notes.idempotency;
      return state === undefined ? PASS : claimed(exchange, state);
    },
  };

  async function claimed(exchange: Needed, state: KeyState): Promise<Step<object>> {
    const claim = { scope: scopeOf(exchange), key: state.key, owner: randomUUID() };
    const claiming = await claimInTime(parts, claim, fingerprintOf(exchange));
    state.claim = claiming.status;
    switch (claiming.status) {
      case 'claimed':
        return held(exchange, state, claim);
      case 'kept':
        return replay(parts, exchange, state, unsealed(exchange, claim, claiming.answer));
      case 'running':
        return fail({ code: 'idempotency_conflict', retryAfterSeconds: CONFLICT_SECONDS });
      case 'reused':
        return fail({ code: 'idempotency_key_reused' });
      case 'full':
        return fail({ code: 'idempotency_store_full', retryAfterSeconds: Math.ceil(claiming.retryAfterMs / 1_000) });
      case 'unavailable':
        return withoutStore(exchange, state);
    }
  }

  function unsealed({ route }: Needed, claim: IdempotencyClaim, answer: KeptAnswer): KeptAnswer {
    if (!route.endpoint.answersSecret) return answer;
    return { ...answer, body: parts.sealer.open(answer.body, sealContext(claim)) };
  }

  /** The lease is renewed until the answer is kept, however slow the work and the store are. */
  function held({ notes, route }: Needed, state: KeyState, claim: IdempotencyClaim): Step<object> {
    const stopRenewing = startLeaseRenewal(() => store.renew({ ...claim, leaseMs: LEASE_MS }), RENEWALS);
    const end = async (answer: Answer): Promise<Answer> => {
      const isSettled = isReplayable(notes, answer)
        ? await keep(parts, { ...claim, isSealed: route.endpoint.answersSecret }, answer)
        : await release(parts, claim);
      if (!isSettled) state.deviation = 'unavailable';
      return answer;
    };
    notes.onResponse.push((answer) => end(answer).finally(stopRenewing));
    return PASS;
  }
}

const scopeOf = ({ caller, request }: Needed): string =>
  caller === undefined ? `address:${request.clientAddress}` : `account:${caller.accountId}`;

function fingerprintOf({ route, body }: Needed): string {
  const { method, path } = route.endpoint;
  return `${method} ${path} ${createHash('sha256').update(body).digest('hex')}`;
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
async function replay(parts: IdempotencyParts, exchange: Needed, state: KeyState, kept: KeptAnswer): Promise<Ended> {
  const { caller, notes } = exchange;
  if (exchange.route.endpoint.requestCost === 0) {
    const { counters, limits, entitlements } = parts;
    const entitlement =
      exchange.entitlement ?? (caller === undefined ? undefined : await entitlements.entitlementOf(caller.accountId));
    const windows = requestWindows({ ...exchange, entitlement }, limits);
    const { isRefused, metered } = await consumeOrFallback(counters, windows);
    notes.metered = metered;
    if (entitlement?.status === 'known') notes.tier = entitlement.tier;
    if (isRefused) return fail(rateLimited(metered));
  }
  state.deviation = 'replayed';
  const { status, contentType, body } = kept;
  return { kind: 'answer', answer: { status, headers: [['Content-Type', contentType]], pieces: [body] } };
}

/** What costs money or makes a secret never runs without the guarantee; what only reads does, and says so. */
function withoutStore({ route }: Matched, state: KeyState): Step<object> {
  if (route.endpoint.modelCost > 0 || route.endpoint.answersSecret)
    return fail({ code: 'store_unavailable', retryAfterSeconds: STORE_SECONDS });
  state.deviation = 'unavailable';
  return PASS;
}

interface KeptSlot extends IdempotencyClaim {
  /** Whether its answer holds a secret. */
  readonly isSealed: boolean;
}

const sealContext = ({ scope, key }: IdempotencySlot): string => `kept answer ${scope} ${key}`;

/** Stores a final answer before it is sent. @returns whether it will be replayed */
async function keep(parts: KeepParts, slot: KeptSlot, answer: Answer): Promise<boolean> {
  const { isSealed, ...claim } = slot;
  const contentType = answer.headers.find(([name]) => name === 'Content-Type')?.[1];
  if (contentType === undefined) return release(parts, claim);
  const { idempotency: store, setTimer, sealer } = parts;
  const pieces = isSealed ? [sealer.seal(Buffer.concat(answer.pieces), sealContext(claim))] : answer.pieces;
  const kept = { status: answer.status, contentType, pieces };
  const ending = await withDeadline({ ms: KEEP_WAIT_MS, setTimer }, () =>
    store.keep({ ...claim, answer: kept, keepMs: KEEP_MS }),
  );
  if (ending.status === 'failed') throw ending.error;
  return ending.status === 'done' && ending.value === 'done';
}

/** Frees the key: the same request may run again. */
async function release({ idempotency: store, setTimer }: StoreParts, claim: IdempotencyClaim): Promise<true> {
  const released = await withDeadline({ ms: KEEP_WAIT_MS, setTimer }, () => store.release(claim));
  if (released.status === 'failed') throw released.error;
  return true;
}

/** CONTRACT.md §6: a later equal request may get another answer. */
const NEVER_KEPT: ReadonlySet<number> = new Set([401, 403, 408, 409, 413, 415, 429]);

/** Whether an answer is final: the operation ran, and repeating the request would change nothing. */
export function isReplayable({ ran }: Pick<AnswerNotes, 'ran'>, { status, code }: Answer): boolean {
  if (ran === undefined || code === 'validation_failed') return false;
  if (ran.reply?.kind === 'bytes' && ran.reply.mayImprove === true) return false;
  return status < 500 && (status < 300 || status >= 400) && !NEVER_KEPT.has(status);
}
