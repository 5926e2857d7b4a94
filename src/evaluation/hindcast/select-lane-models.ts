import type { LaneArtefact } from '../../assessment/scenarios/lane-model/lane-artefact.ts';
import type { DatedReport } from './dated-report.ts';
import type { MonthlyReport } from './monthly-report.ts';
import type { ScoreTable } from './score-table.ts';

type Verdict = LaneArtefact['verdicts'][number];

/** Reports of the test years, as far as they have been run. */
export interface TestReports {
  readonly '30d'?: MonthlyReport | undefined;
  readonly '7d'?: DatedReport | undefined;
  readonly '24h'?: DatedReport | undefined;
}

/**
 * What is published where, at 30 days by a rule fixed before the test: the model where its log score and its Brier score beat the reference
 * fixed on the tuning years, and the log score's 95 % interval lies above 0; else shrunk climatology.
 */
export function selectLaneModels(reports: TestReports): readonly Verdict[] {
  return [
    verdict('countries, active', '30d', reports['30d']?.strata.active),
    verdict('regions', '30d', reports['30d']?.regions),
    verdict('countries with daily data', '7d', reports['7d']?.strata.active),
    verdict('countries with daily data', '24h', reports['24h']?.strata.active),
    dated('7d', reports['7d']?.regions),
    dated('24h', reports['24h']?.regions),
    calm('countries, low'),
    calm('countries, quiet'),
  ];
}

function verdict(units: string, horizon: Verdict['horizon'], table: ScoreTable | undefined): Verdict {
  if (table === undefined)
    return { units, horizon, published: 'shrunk climatology', reason: 'not scored on the test years', caseCount: 0 };
  const skills = table.skillAgainstReference ?? table.skillAgainstBest;
  const [log, brier] = [skills.logScore?.regionBlocks, skills.brierScore?.regionBlocks];
  const isShown = log !== undefined && brier !== undefined && log.low > 0 && brier.skill > 0;
  return {
    units,
    horizon,
    published: isShown ? 'model' : 'shrunk climatology',
    reason: isShown
      ? 'both scores beat the fixed reference on the test years, the interval of the log skill lies above 0'
      : 'the test years do not show that it beats the fixed reference',
    caseCount: table.caseCount,
    ...(log === undefined ? {} : { logScore: ofInterval(log) }),
    ...(brier === undefined ? {} : { brierScore: ofInterval(brier) }),
  };
}

/**
 * Regions at 24 hours and 7 days are published from dated deaths where these beat the published rates, the interval of the log score
 * above 0: that is what would stand in their place (METHOD.md §13.1). Whether they beat the best simple forecast too is in the report.
 */
function dated(horizon: Verdict['horizon'], table: DatedReport['regions']): Verdict {
  const own = verdict('regions', horizon, table);
  const { logScore, brierScore } = table?.skillAgainstPublished ?? {};
  const [skill, brier] = [logScore?.regionBlocks, brierScore?.regionBlocks];
  if (skill === undefined || brier === undefined) return own;
  const isShown = skill.low > 0;
  return {
    ...own,
    published: isShown ? 'model' : 'shrunk climatology',
    reason: isShown
      ? 'the log score beats the published rates on the test years, the interval lies above 0'
      : 'the test years do not show that it beats the published rates',
    logScore: ofInterval(skill),
    brierScore: ofInterval(brier),
  };
}

const calm = (units: string): Verdict => ({
  units,
  horizon: '30d',
  published: 'shrunk climatology',
  reason: 'on the tuning years a model gained nothing over the shares of the group',
  caseCount: 0,
});

function ofInterval({ skill, low, high }: { skill: number; low: number; high: number }) {
  const digits = (value: number): number => Number(value.toFixed(4));
  return { skill: digits(skill), low: digits(low), high: digits(high) };
}
