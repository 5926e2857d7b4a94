import type { SetTimer } from '../concurrency/deadline.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface LedgerParts {
  readonly ledger: Pick<ForecastLedger, 'forecasts'>;
  readonly setTimer: SetTimer;
  readonly clock: Clock;
}

/**
 * Answers from the ledger as of `at`, from what was sealed and resolved by then; `at_unavailable` where nothing was.
 * @param read receives the instant, epoch ms; undefined: everything
 */
export async function readLedger<T>(
  { ledger, setTimer, clock }: LedgerParts,
  at: string | undefined,
  read: (knownBy: number | undefined) => Promise<T>,
): Promise<HandlerResult<T>> {
  const resolved = resolveAt(at, clock.now());
  if (!resolved.ok) return failed(resolved.failure);
  const { asOf } = resolved;
  const knownBy = at === undefined ? undefined : asOf.instant;
  const begun = async () => {
    const earliest = knownBy === undefined ? undefined : await beginsAfter(ledger, knownBy);
    return earliest === undefined ? { value: await read(knownBy) } : { earliest };
  };
  const answer = await readWithDeadline(begun(), setTimer);
  if (!answer.ok) return failed(answer.failure);
  if ('value' in answer.value) return asOfReply(answer.value.value, asOf);
  return failed({ code: 'at_unavailable', subject: 'the forecast ledger', earliest: answer.value.earliest });
}

/** When the first set was sealed, where that was after an instant; both epoch ms. */
async function beginsAfter(ledger: LedgerParts['ledger'], instant: number): Promise<number | undefined> {
  const [first] = await ledger.forecasts({ afterSeq: 0, limit: 1 });
  return first !== undefined && first.sealedAt > instant ? first.sealedAt : undefined;
}
