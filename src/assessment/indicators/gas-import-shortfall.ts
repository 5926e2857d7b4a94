import type { IndicatorReading } from '../indicator-signal.ts';
import { median } from '../median.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';

const rules = PARAMETERS.gasImportShortfall;

/** Natural gas that a country does not get, against the same month of earlier years. */
export interface GasSupply extends IndicatorReading {
  /** Net imports of the newest month and of the same month as a rule, terajoules. */
  readonly imported: number;
  readonly reference: number;
  readonly newestAt: number;
}

/** Undefined without two earlier years of the same month, and for whoever imports next to nothing. More than usual is no cut. */
export function gasImportShortfall(index: ObservationIndex, iso2: string): GasSupply | undefined {
  const months = index.series('gas_net_imports', countrySubject(iso2));
  const latest = months.at(-1);
  if (latest === undefined) return undefined;
  const { value: imported, observedAt: newestAt } = latest;
  const season = monthOf(newestAt);
  const earlier = months
    .slice(0, -1)
    .filter(({ observedAt }) => monthOf(observedAt) === season)
    .map(({ value }) => value);
  const reference = earlier.length < rules.yearsNeeded ? 0 : median(earlier);
  if (reference < rules.minTerajoules) return undefined;
  const shortfall = 1 - Math.max(0, imported) / reference;
  const value = Math.max(0, (shortfall - rules.wobble) / (1 - rules.wobble));
  return { imported, reference, newestAt, value, usual: 0 };
}

const monthOf = (instant: number): number => new Date(instant).getUTCMonth();
