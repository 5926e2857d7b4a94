import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { LANES } from './vocabulary.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

/** One figure per lane. */
export const LaneFigures = record('LaneFigures', {
  base: Type.Number(),
  escalation: Type.Number(),
  containment: Type.Number(),
  fragmentation: Type.Number(),
});
export type LaneFigures = Static<typeof LaneFigures>;

const ForecastScores = record('ForecastScores', {
  forecast: Type.String({
    description: '`model`: the published lanes; otherwise a reference forecast: `uniform`, `climatology` …',
  }),
  logScore: Type.Number({ description: 'Mean of −ln of the probability of the outcome, nats; lower is better.' }),
  brierScore: Type.Number({ description: 'Mean over the four lanes, 0 to 2; lower is better.' }),
  rankedProbabilityScore: UnitInterval('Lanes from containment to escalation; lower is better.'),
});

const SkillFigure = record('SkillFigure', {
  reference: Type.String(),
  score: Type.Enum(['log', 'brier']),
  skill: Type.Number({
    description: 'Share of the loss of the reference that the model avoids: 0 no better, below 0 worse.',
  }),
  low: Type.Number({ description: '95% interval: block bootstrap of quarters, by region.' }),
  high: Type.Number(),
  isBestReference: Type.Boolean({ description: 'Whether it is the best reference by this score.' }),
});

const ReliabilityFigure = record('ReliabilityFigure', {
  from: UnitInterval('Lower edge of the bin.'),
  to: UnitInterval('Upper edge.'),
  count: Count('Sets in the bin.'),
  meanProbability: UnitInterval('Mean forecast probability of the bin.'),
  happenedShare: UnitInterval('Observed frequency.'),
  consistentLow: UnitInterval('Lower end of the 95% band of a calibrated forecast.'),
  consistentHigh: UnitInterval('Upper end of that band.'),
});

const LaneCalibration = record('LaneCalibration', {
  lane: Type.Enum([...LANES]),
  meanProbability: UnitInterval('Mean over the sets.'),
  happenedShare: UnitInterval('Share of the sets whose outcome it was.'),
  calibrationError: UnitInterval('Expected calibration error over the bins.'),
  calibrationError95: UnitInterval('95th percentile of the error of a calibrated forecast.'),
  areaUnderCurve: Type.Optional(UnitInterval('Absent where the lane was always or never the outcome.')),
  averagePrecision: Type.Optional(UnitInterval('Absent where the lane was never the outcome.')),
  reliability: Type.Number({ description: "Murphy decomposition of the lane's Brier score; lower is better." }),
  resolution: Type.Number({ description: 'Higher is better.' }),
  uncertainty: Type.Number({ description: 'Variance of the outcome.' }),
  bins: Type.Array(ReliabilityFigure),
});

/** Scores of a set of forecasts; empty lists without scored sets. */
export const FORECAST_FIGURES = {
  scoredCount: Count('Sets whose outcome is known.'),
  outcomes: LaneFigures,
  forecasts: Type.Array(ForecastScores, { description: 'The published lanes first, then the references.' }),
  skills: Type.Array(SkillFigure),
  lanes: Type.Array(LaneCalibration),
} as const;

export const ForecastFigures = record('ForecastFigures', FORECAST_FIGURES);
export type ForecastFigures = Static<typeof ForecastFigures>;
