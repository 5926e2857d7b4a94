import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { listed, percent } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import type { ObservationIndex } from '../observation-index.ts';
import type { SourceLabel } from '../source-label.ts';
import { DAY_MS, isoDate } from '../time.ts';
import { sourceName } from './source-name.ts';

/** Move of a prediction market within a day that is shown (FEEDS.md §3.2). */
export const PREDICTION_RULES = { minMove: 0.1 } as const;

/** Prediction markets that moved by ten points within a day, by the countries that their questions name. */
export function predictionEvidence(
  label: SourceLabel,
  index: ObservationIndex,
): ReadonlyMap<string, readonly EvidenceItem[]> {
  const found = new Map<string, EvidenceItem[]>();
  for (const subject of index.subjects('market_probability')) {
    const prices = index.series('market_probability', subject);
    const latest = prices.at(-1);
    if (latest === undefined || index.instant - latest.observedAt > DAY_MS) continue;
    const earlier = prices.findLast(({ observedAt }) => observedAt <= latest.observedAt - DAY_MS);
    if (earlier === undefined || Math.abs(latest.value - earlier.value) < PREDICTION_RULES.minMove) continue;
    const known = (latest.detail.countries ?? '').split(' ').flatMap((iso2) => countryByIso2(iso2) ?? []);
    const [countries, names] = [known.map(({ iso2 }) => iso2), known.map(({ name }) => name)];
    const [first = ''] = countries;
    const item = evidenceItem({
      type: 'market_signal',
      source: `${label}${sourceName(latest.lineage)}`,
      subject,
      event: isoDate(latest.observedAt),
      lineages: [latest.lineage],
      values: [latest.value, earlier.value],
      // The question's text is its author's and may not be passed on.
      summary: `A prediction market on ${listed(names)} moved from ${percent(earlier.value)} to ${percent(latest.value)} within a day.`,
      metric: 'market_probability',
      instant: index.instant,
      observedAt: latest.observedAt,
      theater: theaterOfCountry(first)?.id ?? '',
      corridor: '',
    });
    for (const iso2 of countries) found.set(iso2, [...(found.get(iso2) ?? []), item]);
  }
  return found;
}
