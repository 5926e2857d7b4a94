import type { SetTimer } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import { asOfReply, resolveAt } from './as-of.ts';
import { forecasterScores } from './forecaster-scores.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface ForecasterParts {
  readonly ledger: Pick<ForecastLedger, 'heads' | 'forecasts' | 'tally' | 'issued'>;
  readonly setTimer: SetTimer;
  readonly clock: Clock;
}

type List = Outputs['listForecasters'];

type Listed =
  | { readonly ok: true; readonly list: List }
  /** Nothing was sealed by the instant; the first set was at this one, epoch ms. */
  | { readonly ok: false; readonly earliest: number };

/** Lists kept, one per filter and instant. */
const MAX_LISTS = 16;

/**
 * The list changes only when the ledger does, so the same question is computed once for each state of the ledger; one about
 * the past, too, for a set may have been on its way into the ledger.
 */
export function listForecasters({ ledger, setTimer, clock }: ForecasterParts): HandlerOf<'listForecasters'> {
  const kept = new LruCache<string, Promise<List>>({ maxWeight: MAX_LISTS });
  return async (input) => {
    const resolved = resolveAt(input.at, clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const { asOf } = resolved;
    const knownBy = input.at === undefined ? undefined : asOf.instant;
    const read = await readWithDeadline(listed({ ...input, knownBy }, ledger, kept), setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value.ok) return asOfReply(read.value.list, asOf);
    return failed({ code: 'at_unavailable', subject: 'the forecast ledger', earliest: read.value.earliest });
  };
}

/** @property knownBy epoch ms; undefined: everything */
type Question = Pick<Inputs['listForecasters'], 'unit' | 'horizon'> & { readonly knownBy: number | undefined };

async function listed(
  question: Question,
  ledger: ForecasterParts['ledger'],
  kept: LruCache<string, Promise<List>>,
): Promise<Listed> {
  const { unit, horizon, knownBy } = question;
  if (knownBy !== undefined) {
    const [first] = await ledger.forecasts({ afterSeq: 0, limit: 1 });
    if (first !== undefined && first.sealedAt > knownBy) return { ok: false, earliest: first.sealedAt };
  }
  const { forecasts, resolutions } = await ledger.heads();
  const key = JSON.stringify([forecasts?.hash, resolutions?.hash, unit, horizon, knownBy]);
  const known = kept.get(key);
  if (known !== undefined) return { ok: true, list: await known };
  const made = computed(question, ledger);
  // What failed is asked again, not kept.
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  return { ok: true, list: await made };
}

async function computed({ unit, horizon, knownBy }: Question, ledger: ForecasterParts['ledger']): Promise<List> {
  const isIn = (one: { readonly regionId: string; readonly horizon: string }): boolean =>
    (horizon === undefined || one.horizon === horizon) &&
    (unit === undefined || one.regionId.startsWith('country:') === (unit === 'country'));
  const [issued, tally] = [await ledger.issued('all', knownBy), await ledger.tally('all', knownBy)];
  return { forecasters: await forecasterScores({ issued: issued.filter(isIn), tally: tally.filter(isIn) }) };
}
