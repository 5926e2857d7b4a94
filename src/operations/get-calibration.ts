import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import { LruCache } from '../concurrency/lru-cache.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import type { ForecastLedger, IssuedCount } from '../ports/forecast-ledger.ts';
import { jsonReply } from './json-reply.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type BoardQuery, scoreboard } from './scoreboard.ts';
import { regionFailure } from './snapshot-history.ts';

export interface CalibrationParts {
  readonly ledger: Pick<ForecastLedger, 'heads' | 'tally' | 'issued'>;
  readonly setTimer: SetTimer;
}

type Heads = Awaited<ReturnType<ForecastLedger['heads']>>;
type Board = Pick<Outputs['getCalibration'], 'groups' | 'versions' | 'ledger'>;

/** Boards kept, one per filter. */
const MAX_BOARDS = 64;

/** The board changes only when the ledger does, so the same question is counted once for each state of the ledger. */
export function getCalibration({ ledger, setTimer }: CalibrationParts): HandlerOf<'getCalibration'> {
  const kept = new LruCache<string, Promise<Board>>({ maxWeight: MAX_BOARDS });
  return async (input) => {
    const failure = input.region_id === undefined ? undefined : regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    const read = await readWithDeadline(boardOf(input, ledger, kept), setTimer);
    return read.ok ? jsonReply({ ...read.value, hindcast: [...HINDCAST_SCORES] }) : failed(read.failure);
  };
}

async function boardOf(
  input: Inputs['getCalibration'],
  ledger: CalibrationParts['ledger'],
  kept: LruCache<string, Promise<Board>>,
): Promise<Board> {
  const heads = await ledger.heads();
  const { region_id: regionId, horizon, model_version: modelVersion } = input;
  const key = JSON.stringify([heads.forecasts?.hash, heads.resolutions?.hash, regionId, horizon, modelVersion]);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const board = counted({ regionId, horizon, modelVersion }, heads, ledger);
  // What failed is asked again, not kept.
  board.catch(() => kept.delete(key));
  kept.set(key, board);
  return board;
}

async function counted(query: BoardQuery, heads: Heads, ledger: CalibrationParts['ledger']): Promise<Board> {
  const [issued, tally] = [await ledger.issued(), await ledger.tally()];
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
