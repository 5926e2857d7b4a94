import { LANE_GRID, onLaneGrid } from '../assessment/scenarios/lane-grid.ts';
import { HORIZON_DAYS } from '../assessment/scenarios/lane-rule-figures.ts';
import { DAY_MS } from '../assessment/time.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import { failed, NOT_KEPT } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import type { Horizon } from '../contract/intelligence/vocabulary.ts';
import { countryOfUnit, countryUnit } from '../evaluation/forecast-unit.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastLedger, LaneUnits, Probabilities, SubmissionOutcome } from '../ports/forecast-ledger.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { regionFailure } from './snapshot-history.ts';

/** Sets that one account may submit per UTC day (METHOD.md §13.3). */
const MAX_PER_DAY = 1_000;

export interface SubmissionParts {
  readonly ledger: Pick<ForecastLedger, 'submit'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** Seals a forecast of the caller's account for the outcome that begins with the next UTC day. */
export function submitForecast({ ledger, clock, setTimer }: SubmissionParts): HandlerOf<'submitForecast'> {
  return async (input, { caller }) => {
    const { forecaster, horizon } = input;
    const unit = unitOf(input);
    if (!unit.ok) return failed(unit.failure);
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    if (isReservedName(forecaster)) return failed({ code: 'name_taken' });
    const fromDay = Math.floor(clock.now() / DAY_MS) + 1;
    const { base, escalation, containment, fragmentation } = input.lanes;
    const submitted: Probabilities = [base, escalation, containment, fragmentation];
    const submission = {
      accountId: caller.accountId,
      forecaster,
      regionId: unit.value,
      horizon,
      submitted,
      lanes: unitsOnGrid(submitted, horizon),
      fromDay,
      lastDay: fromDay + HORIZON_DAYS[horizon] - 1,
      maxPerDay: MAX_PER_DAY,
    };
    const read = await readWithDeadline(ledger.submit(submission, clock), setTimer);
    if (!read.ok) return failed(read.failure);
    if (read.value.status !== 'sealed') return failed(refusal(read.value.status, fromDay * DAY_MS - clock.now()));
    const { snapshotId: forecastId, hash, sealedAt } = read.value.forecast;
    const [outcomeFrom, outcomeTo] = [fromDay * DAY_MS, (submission.lastDay + 1) * DAY_MS];
    return {
      ok: true,
      reply: {
        kind: 'value',
        value: { forecastId, hash, sealedAt, outcomeFrom, outcomeTo },
        headers: NOT_KEPT,
      },
    };
  };
}

function unitOf({ regionId, country = '' }: Inputs['submitForecast']) {
  if (regionId !== undefined) {
    const failure = regionFailure(regionId);
    return failure === undefined ? ({ ok: true, value: regionId } as const) : ({ ok: false, failure } as const);
  }
  const unit = countryUnit(country);
  const violations = [{ field: 'country', description: 'not an ISO 3166-1 code of a known country' }];
  const unknown = { ok: false, failure: { code: 'validation_failed', violations } } as const;
  return countryOfUnit(unit) === undefined ? unknown : ({ ok: true, value: unit } as const);
}

function unitsOnGrid(submitted: Probabilities, horizon: Horizon): LaneUnits {
  const [base = 0, escalation = 0, containment = 0, fragmentation = 0] = onLaneGrid(submitted, horizon);
  return [base * LANE_GRID, escalation * LANE_GRID, containment * LANE_GRID, fragmentation * LANE_GRID];
}

type Refused = Exclude<SubmissionOutcome['status'], 'sealed'>;

function refusal(status: Refused, untilTomorrowMs: number): Failure {
  if (status !== 'over_limit') return { code: status };
  return { code: 'submission_limit', retryAfterSeconds: Math.max(1, Math.ceil(untilTomorrowMs / 1_000)) };
}

/** Names under which the service's own forecasts and their references are listed; no account can have one. */
const RESERVED = ['model', 'barograph', 'uniform', 'climatology', 'lastk', 'markov', 'ownyear', 'recentfrequency'];

/** Whether a forecaster's name could be taken for one of the service's own. */
const isReservedName = (name: string): boolean => RESERVED.includes(name.toLowerCase().replaceAll(/[ ._-]/g, ''));
