import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import type { ForecastLedger, IssuedCount } from '../ports/forecast-ledger.ts';
import { type LedgerParts, readLedger } from './read-ledger.ts';
import { type BoardQuery, scoreboard } from './scoreboard.ts';
import { regionFailure } from './snapshot-history.ts';

export interface CalibrationParts extends LedgerParts {
  readonly ledger: Pick<ForecastLedger, 'forecasts' | 'heads' | 'tally' | 'issued'>;
}

type Heads = Awaited<ReturnType<ForecastLedger['heads']>>;
type Board = Pick<Outputs['getCalibration'], 'groups' | 'versions' | 'ledger'>;

/** Boards kept, one per filter and instant. */
const MAX_BOARDS = 64;

/**
 * The board changes only when the ledger does, so the same question is counted once for each state of the ledger; one about the
 * past, too, for a set may have been on its way into the ledger.
 */
export function getCalibration(parts: CalibrationParts): HandlerOf<'getCalibration'> {
  const kept = new LruCache<string, Promise<Board>>({ maxWeight: MAX_BOARDS });
  return async (input) => {
    const failure = input.region_id === undefined ? undefined : regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    return readLedger(parts, input.at, async (knownBy) => ({
      ...(await boardOf({ ...input, knownBy }, parts.ledger, kept)),
      hindcast: [...HINDCAST_SCORES],
    }));
  };
}

/** @property knownBy epoch ms; undefined: everything */
type Question = Inputs['getCalibration'] & { readonly knownBy: number | undefined };

async function boardOf(
  question: Question,
  ledger: CalibrationParts['ledger'],
  kept: LruCache<string, Promise<Board>>,
): Promise<Board> {
  const heads = await ledger.heads();
  const { region_id: regionId, horizon, model_version: modelVersion, knownBy } = question;
  const filter = [regionId, horizon, modelVersion, knownBy];
  const key = JSON.stringify([heads.forecasts?.hash, heads.resolutions?.hash, ...filter]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const board = counted({ regionId, horizon, modelVersion }, knownBy, ledger);
  // What failed is asked again, not kept.
  board.catch(() => kept.delete(key));
  kept.set(key, board);
  return board;
}

async function counted(
  query: BoardQuery,
  knownBy: number | undefined,
  ledger: CalibrationParts['ledger'],
): Promise<Board> {
  const issued = await ledger.issued('published', knownBy);
  const tally = await ledger.tally('published', knownBy);
  const heads = await ledger.heads(knownBy);
  return { groups: await scoreboard({ issued, tally }, query), versions: versionsOf(issued), ledger: endsOf(heads) };
}

function versionsOf(issued: readonly IssuedCount[]): Board['versions'] {
  const counts = new Map<string, number>();
  for (const { modelVersion, count } of issued) counts.set(modelVersion, (counts.get(modelVersion) ?? 0) + count);
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([modelVersion, setCount]) => ({ modelVersion, setCount }));
}

function endsOf(heads: Heads): Board['ledger'] {
  return {
    ...(heads.forecasts === undefined ? {} : { forecasts: heads.forecasts }),
    ...(heads.resolutions === undefined ? {} : { resolutions: heads.resolutions }),
  };
}
