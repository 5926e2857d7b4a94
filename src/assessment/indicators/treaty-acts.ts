import { exp } from '../../arithmetic/exp.ts';
import { areInOneBloc } from '../../reference/blocs.ts';
import { corroboration } from '../corroboration.ts';
import { countSurprise } from '../count-surprise.ts';
import { counted, expectedCount, grouped, reportsFound } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { reportsOf } from '../rollup/report-series.ts';
import type { RollupMetric } from '../rollup/rollup-metrics.ts';
import { type IndicatorReading, indicator } from './indicator.ts';
import { countsWithout, leaveOneOut } from './leave-one-out.ts';
import { activityIn, type NewsVolume, type ReportActivity } from './report-activity.ts';

const { width, dispersion } = PARAMETERS.cooperation;
const { baselineRowsNeeded } = PARAMETERS.reports;
const { lineageLimit } = PARAMETERS.corroboration;
const NEUTRAL = PARAMETERS.prior.allianceCohesion;
/** Half a report in the whole baseline: what was never reported is not impossible. */
const PSEUDO_COUNT = 0.5;

/** Reports of one side: agreements and guarantees, or relations reduced and broken. */
export interface ActCount {
  /** Distinct reports in the current window. */
  readonly count: number;
  readonly expected: number;
}

/** Acts between states of one bloc in a country: those that bind them and those that part them. */
export interface TreatyActs extends IndicatorReading {
  readonly bound: ActCount;
  readonly parted: ActCount;
  readonly lineages: readonly string[];
  readonly newestAt: number;
  readonly endAt: number;
  /** Cohesion, 0 to 1: one half is what its own past would lead one to expect. */
  readonly value: number;
  /** Cohesion at the usual number of reports, at most one half. */
  readonly usual: number;
}

/**
 * Treaty and guarantee acts within blocs (METHOD.md §3): more of them than usual raise cohesion, more breaks than usual
 * lower it, and no reports of either move nothing. No outlet alone moves either side by more than its limit (§2).
 * @returns undefined where no act of either side is known, or too little news to judge it by
 */
export function treatyActs(
  index: ObservationIndex,
  iso2: string,
  volume: NewsVolume | undefined,
): TreatyActs | undefined {
  if (volume === undefined || volume.baseline < baselineRowsNeeded) return undefined;
  const bound = inBloc(index, 'treaty_reports', { iso2, endAt: volume.endAt });
  const parted = inBloc(index, 'rupture_reports', { iso2, endAt: volume.endAt });
  if (bound === undefined && parted === undefined) return undefined;
  const both = [bound, parted].filter((activity) => activity !== undefined);
  const behind = both.flatMap(({ current }) => [...current.values()]).flatMap((lineages) => [...lineages.keys()]);
  const usualBreaks = Math.ceil(((parted?.baselineCount ?? 0) / volume.baseline) * volume.current);
  return {
    bound: { count: bound?.current.size ?? 0, expected: expectedOf(bound, volume) },
    parted: { count: parted?.current.size ?? 0, expected: expectedOf(parted, volume) },
    lineages: [...new Set(behind)].sort(),
    newestAt:
      Math.max(...both.filter(({ current }) => current.size > 0).map(({ newestAt }) => newestAt), 0) || volume.endAt,
    endAt: volume.endAt,
    value: NEUTRAL + limitedMove(bound, volume) - limitedMove(parted, volume),
    usual: NEUTRAL - move(usualBreaks, expectedOf(parted, volume)),
  };
}

function inBloc(
  index: ObservationIndex,
  metric: RollupMetric,
  { iso2, endAt }: { readonly iso2: string; readonly endAt: number },
): ReportActivity | undefined {
  return activityIn(reportsOf(index, metric, countrySubject(iso2)), endAt, ({ detail }) =>
    areInOneBloc(detail.actor1 ?? '', detail.actor2 ?? '') ? 1 : 0,
  );
}

const expectedOf = (activity: ReportActivity | undefined, volume: NewsVolume): number =>
  (((activity?.baselineCount ?? 0) + PSEUDO_COUNT) / volume.baseline) * volume.current;

/** How far one side moves cohesion, 0 to .5: as far as independent lineages report it, and no outlet by more than its limit. */
function limitedMove(activity: ReportActivity | undefined, volume: NewsVolume): number {
  const acts = new Map([['acts', activity] as const]);
  const expected = expectedOf(activity, volume);
  const moveOf = (some: { readonly count: number; readonly lineageCount: number } | undefined): number =>
    some === undefined || some.count === 0 ? 0 : move(some.count, expected) * corroboration(some.lineageCount);
  let least = moveOf(countsWithout(acts).get('acts'));
  for (const leftOut of [1, 2] as const)
    for (const rest of leaveOneOut(acts, leftOut))
      least = Math.min(least, moveOf(rest.get('acts')) + leftOut * lineageLimit);
  return least;
}

/** Fewer than usual is no act. */
const move = (count: number, expected: number): number =>
  Math.max(0, 1 / (1 + exp(-countSurprise(count, expected, dispersion) / width)) - 0.5);

export const TREATY_ACTS = indicator({
  id: 'treaties',
  input: 'treaty_acts',
  metric: 'treaty_reports',
  place: 'country',
  axes: { allianceCohesion: 0.3 },
  rest: NEUTRAL,
  isBuffer: true,
  ages: 'input',
  prior: () => NEUTRAL,
  label: (name) => `${name}: agreements within its blocs`,
  read: (iso2, { index, volume }) => treatyActs(index, iso2, volume),
  // Nothing signed and nothing broken moves nothing, and is no evidence of anything.
  isEvidence: ({ bound, parted }) => bound.count + parted.count > 0,
  evidence: ({ bound, parted, lineages, newestAt, endAt }, { place, name, label, instant }) => {
    const { currentDays } = PARAMETERS.reports;
    return countryEvidence(place, {
      about: 'treaties',
      source: `${label}GDELT`,
      // Values are hashed without their order: which count is which must not be lost.
      event: `${currentDays}d to ${endAt}: ${bound.count} bound, ${parted.count} parted`,
      lineages,
      values: [bound.count, bound.expected, parted.count, parted.expected],
      summary: `${name}: ${reportsFound(bound.count)} of agreements and protection within its blocs and ${parted.count === 0 ? 'none' : grouped(parted.count)} of relations reduced or broken in ${currentDays} days from ${counted(lineages.length, 'outlet')}; ${expectedCount(bound.expected)} and ${expectedCount(parted.expected)} expected.`,
      metric: 'treaty_reports',
      independentCount: Math.max(1, lineages.length),
      instant,
      observedAt: newestAt,
    });
  },
});
