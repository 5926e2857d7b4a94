import type { Static } from 'typebox';
import { HORIZON_WORDS } from '../../assessment/english.ts';
import type { ForecastFigures } from '../../contract/intelligence/forecast-scores.ts';
import type { CalibrationGroup, HindcastGroup } from '../../contract/intelligence/get-calibration.ts';
import type { PublishedForecast as Published } from '../../contract/intelligence/list-forecasts.ts';
import type { Horizon, Lane } from '../../contract/intelligence/vocabulary.ts';
import { CERTAIN } from '../certainty.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences, comparisonWords } from '../measured.ts';
import { figureWords, type Measure } from '../measures.ts';
import { between, instant, type Period, periodWords } from '../period.ts';
import { isKnownSubject, subjectInProse } from '../subjects.ts';
import { stated, type Unit, written } from '../units.ts';

/** Scores of sealed forecasts, live and replayed, as of an instant (epoch ms); groups without a scored set have no claim but their count. */
export function calibrationClaims(groups: readonly CalibrationGroup[], at: number, make: MakeClaim): Claim[] {
  return groups.flatMap((group) => {
    const subject = group.regionId === undefined ? 'regions:all' : `region:${group.regionId}`;
    return figureClaims(
      { subject, what: group.kind, horizon: group.horizon, period: instant(at), figures: group },
      make,
    );
  });
}

/** Scores of the hindcast, by unit, stratum and the counts it was made from. */
export function hindcastClaims(groups: readonly HindcastGroup[], make: MakeClaim): Claim[] {
  return groups.flatMap((group) => {
    const period = spanOf(group.span);
    if (period === undefined) return [];
    const subject = group.unit === 'region' ? 'regions:all' : `countries:${group.stratum}`;
    if (!isKnownSubject(subject)) return [];
    const what = group.inputs === 'final' ? 'hindcast' : 'hindcast as published';
    return figureClaims({ subject, what, horizon: group.horizon, period, figures: group }, make);
  });
}

/** `2018-2023` or `2024-07 to 2024-12`: its first and last day. */
function spanOf(span: string): Period | undefined {
  const [, first, last] = /^(\d{4})-(\d{4})$/.exec(span) ?? [];
  if (first !== undefined && last !== undefined)
    return between(Date.UTC(Number(first), 0), Date.UTC(Number(last), 11, 31));
  const [, fromYear, fromMonth, toYear, toMonth] = /^(\d{4})-(\d{2}) to (\d{4})-(\d{2})$/.exec(span) ?? [];
  if (toMonth === undefined) return undefined;
  return between(Date.UTC(Number(fromYear), Number(fromMonth) - 1), Date.UTC(Number(toYear), Number(toMonth), 0));
}

/** A sealed set as it is served. */
export type PublishedForecast = Static<typeof Published>;

interface Scored {
  readonly subject: string;
  /** Which forecasts: `live`, `replayed`, `exercise`, `hindcast`. */
  readonly what: string;
  readonly horizon: Horizon;
  readonly period: Period;
  readonly figures: ForecastFigures;
}

function figureClaims({ subject, what, horizon, period, figures }: Scored, make: MakeClaim): Claim[] {
  const figure = (measure: Measure, value: number, unit: Unit, rest: Partial<Claim> = {}): Claim =>
    make({
      ...{ kind: 'score', subject, predicate: 'scores', object: what, horizon, period, certainty: CERTAIN },
      ...{ measure, value: stated(value, unit), unit, ...rest },
    });
  const model = figures.forecasts.find(({ forecast }) => forecast === 'model');
  const best = figures.skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
  const skill = best === undefined ? 0 : stated(best.skill, 'share');
  return [
    figure('scoredSets', figures.scoredCount, 'number'),
    ...(figures.scoredCount === 0 || model === undefined
      ? []
      : [figure('logScore', model.logScore, 'nats'), figure('brierScore', model.brierScore, 'brier')]),
    ...(best === undefined
      ? []
      : [
          figure('logSkill', skill, 'share', {
            direction: skill > 0 ? 'up' : skill < 0 ? 'down' : 'unchanged',
            comparedWith: { what: 'reference' },
          }),
        ]),
    ...figures.lanes.flatMap(({ lane, calibrationError, happenedShare }) => [
      figure('calibrationError', calibrationError, 'share', { lane }),
      figure('happenedShare', happenedShare, 'share', { lane }),
    ]),
  ];
}

/** Outcomes of sealed sets, each with its probability as sealed. */
export function resolvedClaims(forecasts: readonly PublishedForecast[], make: MakeClaim): Claim[] {
  return forecasts.flatMap(
    ({ regionId, country, forecaster, horizon, probabilities, resolution, outcomeFrom, outcomeTo }) => {
      const outcome = resolution?.outcome;
      const subject = country === undefined ? `region:${regionId ?? ''}` : `country:${country}`;
      // Another forecaster's name is another's text.
      if (resolution === undefined || outcome === undefined || forecaster !== undefined || !isKnownSubject(subject))
        return [];
      return make({
        ...{ kind: 'score', subject, predicate: 'resolved as', lane: outcome, horizon, certainty: CERTAIN },
        ...{ measure: 'probability', value: stated(probabilities[outcome], 'share'), unit: 'share' },
        period: { kind: 'between', from: outcomeFrom, to: outcomeTo },
        knownAt: resolution.resolvedAt,
      });
    },
  );
}

/** Which forecasts, before and after what they are of. */
export const FORECAST_WORDS: Readonly<Record<string, readonly [head: string, tail: string]>> = {
  live: ['live forecasts', ''],
  replayed: ['replayed forecasts', ''],
  exercise: ['forecasts of the exercise', ''],
  hindcast: ['hindcasts', ' from final counts'],
  'hindcast as published': ['hindcasts', ' from counts as first published'],
};

/** @throws Error for a claim without a measure */
export function scoreSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', measure, value = 0, unit = 'number', lane, horizon = '30d', period } = claim;
  const place = subjectInProse(subject);
  const when = periodWords(period);
  if (measure === undefined) throw new Error(`claim ${claim.id} has no measure`);
  if (predicate === 'resolved as')
    return clauseSentences(
      `the outcome of ${HORIZON_WORDS[horizon]} in ${place} ${when} was ${laneName(lane)}, at a sealed probability of ${written(value, unit)}`,
    );
  const [head, tail] = FORECAST_WORDS[object] ?? [object, ''];
  const of = lane === undefined ? '' : ` of ${laneName(lane)}`;
  const against = comparisonWords(claim, false);
  return clauseSentences(
    `${head}${of} for ${HORIZON_WORDS[horizon]} in ${place}${tail} had ${figureWords(measure, value, unit)}${against === '' ? '' : `, ${against},`} ${when}`,
  );
}

const laneName = (lane: Lane = 'base'): string => (lane === 'base' ? 'the base lane' : lane);
