import { type SetTimer, type Settled, startDeadline, withDeadline } from '../concurrency/deadline.ts';
import { createSemaphore, type SemaphoreLimits } from '../concurrency/semaphore.ts';
import type { Clock } from '../ports/clock.ts';
import type {
  ChainAnswer,
  LanguageModel,
  LanguageModels,
  ModelAnswer,
  ModelFailure,
  ModelPrompt,
  TokenUsage,
} from '../ports/language-model.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type BudgetLimits, createAnswerBudget, DEFAULT_LIMITS, type PriceOf } from './answer-budget.ts';
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts';

/** How one attempt ended; never a prompt, an answer or a key. */
export interface Attempt {
  readonly provider: string;
  readonly model: string;
  readonly outcome: 'written' | ModelFailure;
  readonly durationMs: number;
  /** Absent where the endpoint does not say, and where it did not answer. */
  readonly usage?: TokenUsage;
}

export interface ChainParts {
  /** In the order they are asked; at least one. */
  readonly models: readonly LanguageModel[];
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  readonly limits?: SemaphoreLimits;
  /** What all attempts at one answer may take together. */
  readonly budget?: BudgetLimits;
  readonly priceOf?: PriceOf;
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** Of the 25 s of CONTRACT.md §9; the rest is for retrieval, the check and the answer of the built-in analyst. */
const BUDGET_MS = 22_000;
/** With a model of 5 s, a waiting caller is served within 15 s: places / waiting = 1 / 2 (start). */
const LIMITS: SemaphoreLimits = { places: 8, waiting: 16, waitingPerAccount: 6 };
/** Retry-After while every place and the queue are full. */
const BUSY_SECONDS = 5;
const FAILED_SECONDS = 10;

/**
 * All models as one: in order, under one deadline. Each attempt gets an equal part of what is left of it, so that a model
 * that hangs never takes the time of the next; a model with an open circuit is passed over.
 * @throws RangeError without a model
 */
export function createModelChain(parts: ChainParts): LanguageModels {
  const { models, clock, setTimer, limits = LIMITS } = parts;
  if (models.length === 0) throw new RangeError('a chain needs a model');
  const semaphore = createSemaphore(limits);
  const chain = models.map((model) => ({ model, breaker: createCircuitBreaker() }));
  return {
    identity: contentHash(
      models.map(({ provider, model }) => [provider, model]),
      16,
    ),
    busyFor: (caller) => (semaphore.isFullFor(caller) ? BUSY_SECONDS : undefined),
    write: async (prompt, { caller, signal, budgetMs = BUDGET_MS }) => {
      // Before any other work: a rejected call must cost next to nothing.
      if (semaphore.isFullFor(caller)) return { status: 'unavailable', retryAfterSeconds: BUSY_SECONDS };
      const endsAt = clock.now() + Math.min(budgetMs, BUDGET_MS);
      const deadline = startDeadline({ ms: endsAt - clock.now(), setTimer, owner: signal });
      try {
        const entry = await semaphore.enter(deadline.signal, caller);
        if (entry.status === 'full') return { status: 'unavailable', retryAfterSeconds: BUSY_SECONDS };
        if (entry.status === 'aborted') return gone(signal);
        try {
          const asked = typeof prompt === 'function' ? await prompt() : prompt;
          if (asked === undefined) return { status: 'withdrawn' };
          return await askInOrder({ ...parts, chain, endsAt }, asked, { owner: signal, deadline: deadline.signal });
        } finally {
          entry.release();
        }
      } finally {
        deadline.end();
      }
    },
  };
}

interface Link {
  readonly model: LanguageModel;
  readonly breaker: CircuitBreaker;
}

interface Within {
  readonly owner: AbortSignal;
  /** The owner's, or that the budget is used up. */
  readonly deadline: AbortSignal;
}

async function askInOrder(
  { chain, endsAt, ...parts }: ChainParts & { readonly chain: readonly Link[]; readonly endsAt: number },
  prompt: ModelPrompt,
  { owner, deadline }: Within,
): Promise<ChainAnswer> {
  const { clock } = parts;
  const budget = createAnswerBudget(parts.budget ?? DEFAULT_LIMITS, parts.priceOf ?? (() => undefined));
  let isOver = false;
  for (const [index, link] of chain.entries()) {
    if (deadline.aborted) break;
    if (link.breaker.until(clock.now()) !== undefined) continue;
    if (!budget.allows(link.model, prompt)) {
      isOver = true;
      continue;
    }
    const usable = chain.slice(index).filter(({ breaker }) => breaker.until(clock.now()) === undefined).length;
    const ms = (endsAt - clock.now()) / usable;
    const answer = await attempt(link, prompt, { ...parts, ms, owner, deadline });
    if (owner.aborted) return { status: 'aborted' };
    if (answer.status === 'written') return answer;
    budget.spend(link.model, prompt, answer);
    isOver ||= answer.reason === 'cut_short';
  }
  if (owner.aborted) return { status: 'aborted' };
  if (isOver) return { status: 'over_budget' };
  return { status: 'unavailable', retryAfterSeconds: comeBack(chain, clock.now()) };
}

async function attempt(
  { model, breaker }: Link,
  prompt: ModelPrompt,
  { clock, setTimer, onAttempt, ms, owner, deadline }: Omit<ChainParts, 'models'> & Within & { readonly ms: number },
): Promise<ModelAnswer> {
  const startedAt = clock.now();
  breaker.began(startedAt);
  const asked = await withDeadline({ ms, setTimer, owner: deadline }, (signal) => model.write(prompt, signal));
  const answer = answerOf(asked);
  // The deadline aborts as well; only an abort by the owner is no failure of the model.
  const isLate = answer.status === 'failed' && answer.reason === 'aborted' && !owner.aborted;
  const judged: ModelAnswer = isLate ? { status: 'failed', reason: 'timeout' } : answer;
  if (judged.status === 'written') breaker.succeeded();
  else breaker.failed(judged.reason, clock.now(), judged.waitMs);
  onAttempt?.({
    provider: model.provider,
    model: model.model,
    outcome: judged.status === 'written' ? 'written' : judged.reason,
    durationMs: clock.now() - startedAt,
    ...(judged.usage === undefined ? {} : { usage: judged.usage }),
  });
  return judged;
}

/** A provider never rejects; one that does is broken, and the next one is asked. */
function answerOf(settled: Settled<ModelAnswer>): ModelAnswer {
  if (settled.status === 'done') return settled.value;
  return { status: 'failed', reason: settled.status === 'aborted' ? 'aborted' : 'malformed' };
}

const gone = (owner: AbortSignal): ChainAnswer =>
  owner.aborted ? { status: 'aborted' } : { status: 'unavailable', retryAfterSeconds: BUSY_SECONDS };

/** Seconds until the first model may be asked again. */
function comeBack(chain: readonly Link[], now: number): number {
  const waits = chain
    .map(({ breaker }) => breaker.until(now))
    .map((until) => (until === undefined ? undefined : until - now));
  if (waits.some((wait) => wait === undefined)) return FAILED_SECONDS;
  return Math.max(1, Math.ceil(Math.min(...waits.flatMap((wait) => wait ?? [])) / 1_000));
}
