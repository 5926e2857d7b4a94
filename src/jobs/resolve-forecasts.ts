import { indexObservations } from '../assessment/observation-index.ts';
import { recordedDeaths } from '../assessment/scenarios/dated-lanes/recorded-deaths.ts';
import { DAY_MS, dayNumber, isoDate } from '../assessment/time.ts';
import { HISTORY_DAYS } from '../evaluation/daily-outcomes.ts';
import { type NamedOutcome, type RegionOutcome, unitOutcomes } from '../evaluation/region-outcome.ts';
import type { Clock } from '../ports/clock.ts';
import type { ForecastLedger, ResolutionFacts, Verdict } from '../ports/forecast-ledger.ts';
import type { ObservationStore } from '../ports/observation-store.ts';
import { type LiveSkillDeps, recordLiveSkill } from './record-live-skill.ts';
import { type ClaimedDeps, runClaimed } from './run-claimed.ts';

/**
 * A set is void when the data of its outcome, or of the year before, have not come so long after the outcome's last day: monthly
 * releases come within two months, and the yearly one fills holes in June of the next year.
 */
const VOID_AFTER_DAYS = 365;
/** A run reads two years of deaths; a worker that is gone this long has crashed. */
const LEASE_MS = 10 * 60_000;
const JOB = 'resolve-forecasts';
/** Most countries that a resolution names. */
const NAMED = 20;

export interface ResolveDeps {
  readonly forecasts: Pick<ForecastLedger, 'due' | 'resolve'>;
  readonly observations: ObservationStore;
  readonly clock: Clock;
}

export type SettleDeps = ResolveDeps & LiveSkillDeps;

export interface ResolveReport {
  readonly status: 'resolved';
  readonly scoredCount: number;
  readonly voidCount: number;
  /** Outcomes that have ended and whose data have not come. */
  readonly waitingCount: number;
}

export type ResolutionRun = ResolveReport | { readonly status: 'taken' };

/**
 * Resolves forecasts once a UTC day, whatever the number of processes.
 * @throws whatever a store throws; the day is then tried again after a pause
 */
export async function runResolution(deps: SettleDeps & ClaimedDeps): Promise<ResolutionRun> {
  const run = await runClaimed(
    {
      job: JOB,
      slot: isoDate(deps.clock.now()),
      leaseMs: LEASE_MS,
      work: () => settleForecasts(deps),
      endingOf: () => 'done',
    },
    deps,
  );
  return run.status === 'taken' ? run : run.result;
}

/** Scores what can be scored and stores the live skill; a run that stops between the two stores it the next time. */
export async function settleForecasts(deps: SettleDeps): Promise<ResolveReport> {
  const report = await resolveForecasts(deps);
  await recordLiveSkill(deps);
  return report;
}

/** Scores every sealed set whose outcome the stored observations tell by now, by the rule of METHOD.md §5; nothing is edited. */
export async function resolveForecasts({ forecasts, observations, clock }: ResolveDeps): Promise<ResolveReport> {
  const now = clock.now();
  const today = dayNumber(now);
  const due = await forecasts.due(today - 1);
  const counts = { scoredCount: 0, voidCount: 0, waitingCount: 0 };
  if (due.length === 0) return { status: 'resolved', ...counts };
  const since = (due.reduce((least, { fromDay }) => Math.min(least, fromDay), today) - HISTORY_DAYS - 31) * DAY_MS;
  const rows = await observations.read({
    since: { conflict_deaths: since, conflict_events_total: since },
    knownBy: now,
    revisions: 'latest',
  });
  const outcomeOf = unitOutcomes(recordedDeaths(indexObservations(rows, now)));
  for (const outcome of due) {
    const { regionId, horizon } = outcome;
    const verdict = verdictOf(outcomeOf(regionId, horizon, outcome), {
      isLate: today - outcome.lastDay > VOID_AFTER_DAYS,
      knownBy: now,
    });
    if (verdict === undefined) counts.waitingCount += 1;
    else {
      const count = await forecasts.resolve(outcome, verdict, now);
      if (verdict.status === 'scored') counts.scoredCount += count;
      else counts.voidCount += count;
    }
  }
  return { status: 'resolved', ...counts };
}

/** Undefined while the data may still come. */
function verdictOf(
  found: RegionOutcome,
  { isLate, knownBy }: { readonly isLate: boolean; readonly knownBy: number },
): Verdict | undefined {
  if (found.status === 'known')
    return { status: 'scored', outcome: found.lane, facts: factsOf(found.members, knownBy) };
  return isLate ? { status: 'void', reason: found.status, facts: { knownBy } } : undefined;
}

/** What the lane rests on: the region's figures, and the countries whose own lane is not base, most deaths first. */
function factsOf(members: readonly NamedOutcome[], knownBy: number): ResolutionFacts {
  const total = (of: (member: NamedOutcome) => number) => members.reduce((sum, member) => sum + of(member), 0);
  const named = members
    .filter(({ lane }) => lane !== 'base')
    .sort((a, b) => b.deaths - a.deaths || (a.iso2 < b.iso2 ? -1 : 1))
    .slice(0, NAMED);
  return {
    deaths: total(({ deaths }) => deaths),
    mean: rounded(total(({ mean }) => mean)),
    newDeaths: total(({ newDeaths }) => newDeaths),
    countries: named.map(({ iso2, lane, deaths, mean }) => `${iso2} ${lane}: ${deaths} deaths, mean ${rounded(mean)}`),
    knownBy,
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
