import { DAY_MS } from '../../../src/assessment/time.ts';
import type { RegimeLabel } from '../../../src/contract/intelligence/vocabulary.ts';
import type { Crisis } from './crises.ts';
import type { Said } from './replay-regions.ts';
import { walkRegimes } from './walk-regimes.ts';

/** From mild to severe. */
const SEVERITY: readonly RegimeLabel[] = [
  ...(['calm', 'stressed_equilibrium', 'managed_deescalation'] as const),
  ...(['fragmentation_risk', 'coercive_stalemate', 'escalation_ladder'] as const),
];
/** A crisis is announced within thirty days of its onset. */
const TOLD_WITHIN_DAYS = 30;
/** Knowledge may come later than the days it is about; so late is still looked for. */
const LOOKED_FOR_DAYS = 75;

/** Crises of which coercion is no part: right when the label does not rise. */
const WITHOUT_COERCION: readonly string[] = ['Shock of the pandemic', 'Ever Given in Suez'];

export interface CrisisVerdict {
  readonly name: string;
  readonly day: string;
  readonly regionId: string;
  readonly carriedBy: string;
  /** Whether the label should not rise. */
  readonly isWithoutCoercion: boolean;
  readonly labelBefore: RegimeLabel;
  /** The first rise of the label, on data of the days up to the limit; absent without one. */
  readonly announced?: {
    readonly label: RegimeLabel;
    readonly driver: string;
    readonly knownDays: number;
    readonly dataDays: number;
    /** Whether it is hotter than the label of the day before the crisis, too. */
    readonly isAboveBefore: boolean;
  };
  readonly isRight: { readonly byData: boolean; readonly byKnowledge: boolean };
  /** Days of the first month on which the region was called calm. */
  readonly calmDays: number;
  /** Sources of alarms that did not report on the day of the crisis. */
  readonly silent: readonly string[];
}

/** What the region's labels said of one crisis. @param said of its region, from before it to ten weeks after */
export function judgeCrisis(crisis: Crisis, said: readonly Said[]): CrisisVerdict {
  const dayAt = Date.parse(crisis.day);
  const days = (at: number): number => (at - dayAt) / DAY_MS;
  const { labels, transitions } = walkRegimes(said);
  const index = said.findLastIndex(({ at }) => days(at) < 0);
  const labelBefore = labels[index] ?? 'calm';
  const rises = transitions.filter(
    ({ at, from, to }) => days(at) >= 0 && days(at) <= LOOKED_FOR_DAYS && SEVERITY.indexOf(to) > SEVERITY.indexOf(from),
  );
  const found = rises
    .map(({ at, to, driver }) => ({
      ...{ label: to, driver, knownDays: days(at) },
      isAboveBefore: SEVERITY.indexOf(to) > SEVERITY.indexOf(labelBefore),
      dataDays: days(
        dataBehind(
          said.find((one) => one.at === at),
          driver,
        ) ?? at,
      ),
    }))
    .find(({ dataDays }) => dataDays >= 0 && dataDays <= TOLD_WITHIN_DAYS);
  const isQuiet = WITHOUT_COERCION.includes(crisis.name);
  const byData = isQuiet ? found === undefined : found !== undefined;
  const firstMonth = labels.filter((_, i) => days(said[i]?.at ?? 0) >= 0 && days(said[i]?.at ?? 0) < TOLD_WITHIN_DAYS);
  return {
    isWithoutCoercion: isQuiet,
    ...{ name: crisis.name, day: crisis.day, regionId: crisis.regionId, carriedBy: crisis.carriedBy },
    labelBefore,
    ...(found === undefined ? {} : { announced: found }),
    isRight: {
      byData,
      byKnowledge: isQuiet ? byData : found !== undefined && found.knownDays <= TOLD_WITHIN_DAYS,
    },
    calmDays: firstMonth.filter((label) => label === 'calm').length,
    silent: said[index + 1]?.alarms.silent ?? [],
  };
}

/** The newest instant that the alarm behind a change covers; undefined where the axes changed it. */
function dataBehind(said: Said | undefined, driver: string): number | undefined {
  return said?.alarms.found.find(({ words }) => driver.includes(words))?.dataAt;
}
