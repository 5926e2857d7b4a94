import { LruCache } from '../concurrency/lru-cache.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import type { ForecastLedger } from '../ports/forecast-ledger.ts';
import { forecasterScores } from './forecaster-scores.ts';
import { type LedgerParts, readLedger } from './read-ledger.ts';

export interface ForecasterParts extends LedgerParts {
  readonly ledger: Pick<ForecastLedger, 'heads' | 'forecasts' | 'tally' | 'issued'>;
}

type List = Outputs['listForecasters'];

/** Lists kept, one per filter and instant. */
const MAX_LISTS = 16;

/**
 * The list changes only when the ledger does, so the same question is computed once for each state of the ledger; one about
 * the past, too, for a set may have been on its way into the ledger.
 */
export function listForecasters(parts: ForecasterParts): HandlerOf<'listForecasters'> {
  const kept = new LruCache<string, Promise<List>>({ maxWeight: MAX_LISTS });
  return (input) => readLedger(parts, input.at, (knownBy) => listed({ ...input, knownBy }, parts.ledger, kept));
}

/** @property knownBy epoch ms; undefined: everything */
type Question = Pick<Inputs['listForecasters'], 'unit' | 'horizon'> & { readonly knownBy: number | undefined };

async function listed(
  question: Question,
  ledger: ForecasterParts['ledger'],
  kept: LruCache<string, Promise<List>>,
): Promise<List> {
  const { unit, horizon, knownBy } = question;
  const { forecasts, resolutions } = await ledger.heads();
  const key = JSON.stringify([forecasts?.hash, resolutions?.hash, unit, horizon, knownBy]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = computed(question, ledger);
  // What failed is asked again, not kept.
  made.catch(() => kept.delete(key));
  kept.set(key, made);
  return made;
}

async function computed({ unit, horizon, knownBy }: Question, ledger: ForecasterParts['ledger']): Promise<List> {
  const isIn = (one: { readonly regionId: string; readonly horizon: string }): boolean =>
    (horizon === undefined || one.horizon === horizon) &&
    (unit === undefined || one.regionId.startsWith('country:') === (unit === 'country'));
  const [issued, tally] = [await ledger.issued('all', knownBy), await ledger.tally('all', knownBy)];
  return { forecasters: await forecasterScores({ issued: issued.filter(isIn), tally: tally.filter(isIn) }) };
}
