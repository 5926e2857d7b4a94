import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Country } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { counted, shortDate } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import { countrySubject, type Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceLabel } from '../source-label.ts';
import { HOUR_MS } from '../time.ts';

/** Source named for the headlines of a feed, and whether its publishers allow a title to be passed on. */
export const HEADLINE_FEEDS: Readonly<Record<string, { readonly source: string; readonly mayShowTitle: boolean }>> = {
  'gdelt-gkg': { source: 'GDELT', mayShowTitle: true },
  'news-rss': { source: 'RSS', mayShowTitle: false },
};
const UNKNOWN_FEED = { source: 'RSS', mayShowTitle: false };

/**
 * The headlines of a country with the most independent lineages, one item for each story. They move no number: a
 * headline's numbers are never measurements, and its text is data in quotation marks (METHOD.md §2, §9).
 */
export function headlineEvidence(
  label: SourceLabel,
  country: Country,
  index: ObservationIndex,
): readonly EvidenceItem[] {
  const since = index.instant - PARAMETERS.headlines.shownHours * HOUR_MS;
  const stories = new Map<string, Observation[]>();
  for (const row of index.series('headlines', countrySubject(country.iso2)))
    if (row.observedAt > since) stories.set(row.event, [...(stories.get(row.event) ?? []), row]);
  return [...stories.values()]
    .map((rows) => ({ rows, lineages: [...new Set(rows.map(({ lineage }) => lineage))].sort() }))
    .sort(
      (a, b) => b.lineages.length - a.lineages.length || outlets(b.rows) - outlets(a.rows) || byNewest(a.rows, b.rows),
    )
    .slice(0, PARAMETERS.headlines.perCountry)
    .map(({ rows, lineages }) => storyEvidence(label, country, { rows, lineages, instant: index.instant }));
}

function storyEvidence(
  label: SourceLabel,
  country: Country,
  {
    rows,
    lineages,
    instant,
  }: {
    readonly rows: readonly Observation[];
    readonly lineages: readonly string[];
    readonly instant: number;
  },
): EvidenceItem {
  const first = rows[0];
  const feeds = rows.map(({ feedId }) => HEADLINE_FEEDS[feedId] ?? UNKNOWN_FEED);
  const shown = rows.find(({ feedId }) => HEADLINE_FEEDS[feedId]?.mayShowTitle === true)?.detail.title;
  const since = `reported by ${counted(lineages.length, 'independent source')} since ${shortDate(first?.observedAt ?? 0)}`;
  return evidenceItem({
    type: 'news_headline',
    source: `${label}${[...new Set(feeds.map(({ source }) => source))].sort().join(', ')}`,
    subject: countrySubject(country.iso2),
    event: first?.event ?? '',
    lineages,
    values: [],
    summary: `${country.name}: ${shown === undefined ? 'a headline' : `“${shown}”`}, ${since}.`,
    metric: 'headlines',
    instant,
    observedAt: rows.at(-1)?.observedAt ?? 0,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
    rows,
  });
}

const outlets = (rows: readonly Observation[]): number =>
  rows.reduce((most, { detail }) => Math.max(most, Number(detail.outlets ?? 1) || 1), 0);

function byNewest(a: readonly Observation[], b: readonly Observation[]): number {
  const [one, other] = [a.at(-1), b.at(-1)];
  return (other?.observedAt ?? 0) - (one?.observedAt ?? 0) || ((one?.event ?? '') < (other?.event ?? '') ? -1 : 1);
}
