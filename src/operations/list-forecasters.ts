import type { SetTimer } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import { type ForecasterScores, forecasterScores } from './forecaster-scores.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';

export interface ForecasterParts {
  readonly ledger: Pick<ForecastLedger, 'heads' | 'tally' | 'issued'>;
  readonly setTimer: SetTimer;
}

/** Lists kept, one per filter. */
const MAX_LISTS = 16;

/** The list changes only when the ledger does, so the same question is computed once for each state of the ledger. */
export function listForecasters({ ledger, setTimer }: ForecasterParts): HandlerOf<'listForecasters'> {
  const kept = new LruCache<string, Promise<Outputs['listForecasters']>>({ maxWeight: MAX_LISTS });
  return async (input) => {
    const read = await readWithDeadline(listed(input, ledger, kept), setTimer);
    return read.ok ? jsonReply(read.value) : failed(read.failure);
  };
}

async function listed(
  input: Inputs['listForecasters'],
  ledger: ForecasterParts['ledger'],
  kept: LruCache<string, Promise<Outputs['listForecasters']>>,
): Promise<Outputs['listForecasters']> {
  const { forecasts, resolutions } = await ledger.heads();
  const key = JSON.stringify([forecasts?.hash, resolutions?.hash, input.unit, input.horizon]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = computed(input, ledger);
  // What failed is asked again, not kept.
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  return made;
}

async function computed(
  { unit, horizon }: Inputs['listForecasters'],
  ledger: ForecasterParts['ledger'],
): Promise<{ forecasters: ForecasterScores[] }> {
  const isIn = (one: { readonly regionId: string; readonly horizon: string }): boolean =>
    (horizon === undefined || one.horizon === horizon) &&
    (unit === undefined || one.regionId.startsWith('country:') === (unit === 'country'));
  const [issued, tally] = [await ledger.issued('all'), await ledger.tally('all')];
  return { forecasters: await forecasterScores({ issued: issued.filter(isIn), tally: tally.filter(isIn) }) };
}
