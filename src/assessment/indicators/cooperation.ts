import { exp } from '../../arithmetic/exp.ts';
import { areInOneBloc } from '../../reference/blocs.ts';
import { corroboration } from '../corroboration.ts';
import { countSurprise } from '../count-surprise.ts';
import { counted, expectedCount, reportsFound } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type Report, reportsOf } from '../rollup/report-series.ts';
import { indicator } from './indicator.ts';
import { countsWithout, leaveOneOut } from './leave-one-out.ts';
import { activityIn, type NewsVolume } from './report-activity.ts';

const { width, dispersion } = PARAMETERS.cooperation;
const { baselineRowsNeeded } = PARAMETERS.reports;
const { lineageLimit } = PARAMETERS.corroboration;
/** Half a report in the whole baseline: a country without reports is not expected to stay so for ever. */
const PSEUDO_COUNT = 0.5;

/** Cooperation between states of one bloc in a country, against its own past. */
export interface Cooperation {
  /** Distinct reports in the current window. */
  readonly count: number;
  readonly expected: number;
  readonly lineages: readonly string[];
  readonly newestAt: number;
  readonly endAt: number;
  /** Cohesion, 0 to 1; one half is what its own past would lead one to expect. */
  readonly value: number;
  /** Cohesion at the usual number of reports, at most one half. */
  readonly usual: number;
}

/** Undefined where no report of cooperation is known, or too little news to judge it by. Mentions of others do not count. */
export function cooperation(
  index: ObservationIndex,
  iso2: string,
  volume: NewsVolume | undefined,
): Cooperation | undefined {
  if (volume === undefined || volume.baseline < baselineRowsNeeded) return undefined;
  const reports = reportsOf(index, 'cooperation_reports', countrySubject(iso2));
  const activity = activityIn(reports, volume.endAt, inBloc);
  if (activity === undefined) return undefined;
  const { baselineCount, current, newestAt } = activity;
  const expected = ((baselineCount + PSEUDO_COUNT) / volume.baseline) * volume.current;
  const usualCount = Math.floor((baselineCount / volume.baseline) * volume.current);
  const acts = new Map([['cooperation', activity] as const]);
  const cohesionOf = (some: { readonly count: number; readonly lineageCount: number } | undefined): number =>
    cohesion(some ?? { count: 0, lineageCount: 0 }, expected);
  let value = cohesionOf(countsWithout(acts).get('cooperation'));
  // No outlet alone raises it by more than one limit, no two by more than two (METHOD.md §2).
  for (const leftOut of [1, 2] as const)
    for (const rest of leaveOneOut(acts, leftOut))
      value = Math.min(value, cohesionOf(rest.get('cooperation')) + leftOut * lineageLimit);
  return {
    count: current.size,
    expected,
    lineages: [...new Set([...current.values()].flatMap((behind) => [...behind.keys()]))].sort(),
    newestAt,
    endAt: volume.endAt,
    value,
    usual: Math.min(0.5, cohesion({ count: usualCount, lineageCount: 0 }, expected)),
  };
}

const inBloc = ({ detail }: Report): number => (areInOneBloc(detail.actor1 ?? '', detail.actor2 ?? '') ? 1 : 0);

/** A rise counts as far as independent lineages report it; a fall is the absence of all of them. */
function cohesion({ count, lineageCount }: { count: number; lineageCount: number }, expected: number): number {
  const z = countSurprise(count, expected, dispersion);
  const moved = 1 / (1 + exp(-z / width)) - 0.5;
  return 0.5 + (moved > 0 ? moved * corroboration(lineageCount) : moved);
}

export const COOPERATION = indicator({
  id: 'cooperation',
  input: 'cooperation',
  metric: 'cooperation_reports',
  place: 'country',
  axes: { allianceCohesion: 0.7 },
  rest: PARAMETERS.prior.allianceCohesion,
  isBuffer: true,
  ages: 'input',
  prior: () => PARAMETERS.prior.allianceCohesion,
  label: (name) => `${name}: cooperation within its blocs`,
  read: (iso2, { index, volume }) => cooperation(index, iso2, volume),
  evidence: ({ count, expected, lineages, newestAt, endAt }, { place, name, label, instant }) => {
    const { currentDays } = PARAMETERS.reports;
    return countryEvidence(place, {
      about: 'cooperation',
      source: `${label}GDELT`,
      event: `${currentDays}d to ${endAt}`,
      lineages,
      values: [count, expected],
      summary: `${name}: ${reportsFound(count)} of cooperation within its blocs in ${currentDays} days${count === 0 ? '' : ` from ${counted(lineages.length, 'outlet')}`}; ${expectedCount(expected)} expected.`,
      metric: 'cooperation_reports',
      independentCount: Math.max(1, lineages.length),
      instant,
      observedAt: newestAt,
    });
  },
});
