import { theaterOfCountry } from '../../reference/theaters.ts';
import { countSurprise } from '../count-surprise.ts';
import { counted, listed } from '../english.ts';
import { sourceInProse, sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS, isoDate } from '../time.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const { currentDays, baselineDays, panel, dispersion } = PARAMETERS.sanctions;

/** New sanctions against a country in the last month. */
export interface SanctionsPressure extends IndicatorReading {
  /** Entries that the authority which added most has added. */
  readonly added: number;
  /** Who has added any; sorted. */
  readonly lineages: readonly string[];
  readonly newestAt: number;
}

/**
 * Authorities follow one another with the same names, so the one that added most counts and not their sum.
 * @param endAt when any list was last received, epoch ms; undefined when never
 */
export function sanctionsPressure(
  index: ObservationIndex,
  iso2: string,
  endAt: number | undefined,
): SanctionsPressure | undefined {
  if (endAt === undefined) return undefined;
  const from = endAt - currentDays * DAY_MS;
  const now = new Map<string, number>();
  const before = new Map<string, number>();
  let newestAt = endAt;
  for (const { observedAt, value, lineage } of index.series('sanctions_additions', countrySubject(iso2))) {
    if (observedAt > from) newestAt = observedAt;
    else if (observedAt <= from - baselineDays * DAY_MS) continue;
    const sums = observedAt > from ? now : before;
    sums.set(lineage, (sums.get(lineage) ?? 0) + value);
  }
  const added = Math.max(0, ...now.values());
  const usual = (Math.max(0, ...before.values()) * currentDays) / baselineDays;
  const expected = usual + currentDays / baselineDays;
  return {
    added,
    lineages: [...now.keys()].sort(),
    newestAt,
    value: additionSeverity(added, expected),
    usual: additionSeverity(Math.ceil(usual), expected),
  };
}

const additionSeverity = (added: number, expected: number): number =>
  added === 0 ? 0 : severity(panelPosition(panel, added), countSurprise(Math.round(added), expected, dispersion));

export const SANCTIONS_PRESSURE = indicator({
  id: 'sanctions',
  input: 'sanctions_lists',
  metric: 'sanctions_additions',
  place: 'country',
  axes: { coercivePressure: 0.08, capitalStress: { weight: 0.35, minExposure: 0.5 } },
  ages: 'input',
  label: (name) => `${name}: new sanctions`,
  read: (iso2, { index }, endAt) => sanctionsPressure(index, iso2, endAt),
  evidence: ({ added, lineages, newestAt }, { place, name, label, instant }) => {
    const sources = lineages.map((lineage) => sourceName(lineage));
    return evidenceItem({
      type: 'sanctions_move',
      source: `${label}${sources.join(', ')}`,
      subject: `country:${place}/sanctions`,
      event: `${currentDays}d to ${isoDate(newestAt)}`,
      lineages,
      values: [added],
      summary: `${name}: up to ${counted(added, 'entry', 'entries')} added by one authority in ${currentDays} days; additions by ${listed(lineages.map(sourceInProse))}.`,
      metric: 'sanctions_additions',
      instant,
      observedAt: newestAt,
      theater: theaterOfCountry(place)?.id ?? '',
      corridor: '',
    });
  },
});
