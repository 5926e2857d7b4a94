import { setImmediate } from 'node:timers/promises';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import type { Outputs } from '../contract/endpoints.ts';
import { FORECAST_KINDS } from '../contract/intelligence/get-calibration.ts';
import type { ForecasterBoard } from '../contract/intelligence/list-forecasters.ts';
import { HORIZONS } from '../contract/intelligence/vocabulary.ts';
import { type ClusterCase, clusterMean } from '../evaluation/cluster-mean.ts';
import { roundedFigure } from '../evaluation/rounded-figure.ts';
import { type UnitDayLoss, unitDayLosses } from '../evaluation/unit-day-losses.ts';
import type { ForecastTally, IssuedCount } from '../ports/forecast-ledger.ts';

/** Published intervals are the same for every caller. */
const BOOTSTRAP = { seed: 1, draws: 500 } as const;

export type ForecasterScores = Outputs['listForecasters']['forecasters'][number];

interface LedgerCounts {
  readonly issued: readonly IssuedCount[];
  readonly tally: readonly ForecastTally[];
}

type Who = Pick<ForecasterScores, 'forecaster' | 'role'>;
type Cell = Pick<ForecasterBoard, 'horizon' | 'kind'>;
type Losses = ReadonlyMap<string, UnitDayLoss>;

/** The model, its references and other forecasters, each scored on its own sets and compared with the model on the same ones. */
export async function forecasterScores({ issued, tally }: LedgerCounts): Promise<ForecasterScores[]> {
  const scores: ForecasterScores[] = [];
  for (const who of everyone({ issued, tally })) {
    const boards: ForecasterBoard[] = [];
    for (const cell of CELLS) {
      // A year of sets takes some tens of milliseconds, so other requests have their turn between two.
      await setImmediate();
      const board = boardOf(who, cell, { issued, tally });
      if (board !== undefined) boards.push(board);
    }
    if (boards.length > 0) scores.push({ ...who, boards });
  }
  return scores;
}

const CELLS: readonly Cell[] = HORIZONS.flatMap((horizon) => FORECAST_KINDS.map((kind) => ({ horizon, kind })));

function everyone({ issued, tally }: LedgerCounts): readonly Who[] {
  const own = tally.filter(({ forecaster }) => forecaster === undefined);
  const references = new Set(own.flatMap((one) => Object.keys(one.references)));
  if (own.length > 0) references.add('uniform');
  const names = new Set(issued.flatMap(({ forecaster }) => forecaster ?? []));
  return [
    { forecaster: 'model', role: 'model' },
    ...[...references].sort().map((forecaster): Who => ({ forecaster, role: 'reference' })),
    ...[...names].sort().map((forecaster): Who => ({ forecaster, role: 'forecaster' })),
  ];
}

function boardOf({ forecaster, role }: Who, cell: Cell, { issued, tally }: LedgerCounts): ForecasterBoard | undefined {
  const name = role === 'forecaster' ? forecaster : undefined;
  const isIn = (one: IssuedCount | ForecastTally, of: string | undefined): boolean =>
    one.horizon === cell.horizon && one.kind === cell.kind && one.forecaster === of;
  const own = tally.filter(
    (one) => isIn(one, name) && (role !== 'reference' || forecaster === 'uniform' || forecaster in one.references),
  );
  const scored = own.filter(({ status }) => status === 'scored');
  // A reference is known by the sets it was sealed with, of which only resolved ones are read.
  const setCount = role === 'reference' ? total(own) : total(issued.filter((one) => isIn(one, name)));
  if (setCount === 0) return undefined;
  const losses = unitDayLosses(scored, role === 'reference' ? forecaster : 'model');
  const model = role === 'model' ? undefined : modelLosses(tally, (one) => isIn(one, undefined));
  const shared = [...losses].flatMap(([key, loss]) => {
    const ofModel = model?.get(key);
    return ofModel === undefined
      ? []
      : [{ day: loss.day, log: loss.log - ofModel.log, brier: loss.brier - ofModel.brier }];
  });
  const [scores, differences] = [meansOf([...losses.values()], cell), meansOf(shared, cell)];
  return {
    ...cell,
    setCount,
    pendingCount: Math.max(0, setCount - total(own)),
    voidCount: total(own) - total(scored),
    scoredCount: total(scored),
    clusterCount: daysOf([...losses.values()]),
    ...(scores === undefined ? {} : { logScore: scores.log, brierScore: scores.brier }),
    ...(differences === undefined
      ? {}
      : {
          againstModel: {
            scoredCount: shared.length,
            clusterCount: daysOf(shared),
            logDifference: differences.log,
            brierDifference: differences.brier,
          },
        }),
  };
}

const modelLosses = (tally: readonly ForecastTally[], isIn: (one: ForecastTally) => boolean): Losses =>
  unitDayLosses(
    tally.filter((one) => one.status === 'scored' && isIn(one)),
    'model',
  );

interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Means of both scores; undefined without a loss. */
function meansOf(losses: readonly UnitDayLoss[], { horizon }: Cell) {
  const of = (pick: (loss: UnitDayLoss) => number): Mean | undefined =>
    meanOf(
      losses.map((loss) => ({ cluster: loss.day, value: pick(loss) })),
      HORIZON_DAYS[horizon],
    );
  const [log, brier] = [of((loss) => loss.log), of((loss) => loss.brier)];
  return log === undefined || brier === undefined ? undefined : { log, brier };
}

function meanOf(cases: readonly ClusterCase[], blockLength: number): Mean | undefined {
  const found = clusterMean(cases, { ...BOOTSTRAP, blockLength });
  if (found === undefined) return undefined;
  return { mean: roundedFigure(found.mean), low: roundedFigure(found.low), high: roundedFigure(found.high) };
}

const daysOf = (losses: readonly UnitDayLoss[]): number => new Set(losses.map(({ day }) => day)).size;
const total = (some: readonly { readonly count: number }[]): number => some.reduce((sum, { count }) => sum + count, 0);
