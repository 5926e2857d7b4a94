import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Country } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { counted, shortDate } from '../english.ts';
import { evidenceItem } from '../evidence.ts';
import { countrySubject, type Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceLabel } from '../source-label.ts';
import { DAY_MS } from '../time.ts';
import { sourceInProse, sourceName } from './source-name.ts';

/** Entries added to and removed from each list against a country, by programme and day, in the last month. */
export function sanctionsMoves(label: SourceLabel, country: Country, index: ObservationIndex): readonly EvidenceItem[] {
  const since = index.instant - PARAMETERS.sanctions.shownDays * DAY_MS;
  return (['sanctions_additions', 'sanctions_removals'] as const).flatMap((metric) =>
    index
      .series(metric, countrySubject(country.iso2))
      .filter(({ observedAt }) => observedAt > since)
      .map((row) => moveEvidence(label, country, { ...row, metric, instant: index.instant })),
  );
}

type ListedMove = Observation & {
  readonly metric: 'sanctions_additions' | 'sanctions_removals';
  /** Of the assessment, epoch ms. */
  readonly instant: number;
};

function moveEvidence(label: SourceLabel, country: Country, row: ListedMove): EvidenceItem {
  const { metric, event, lineage, value, observedAt, instant } = row;
  const verb = metric === 'sanctions_additions' ? 'added' : 'removed';
  return evidenceItem({
    type: 'sanctions_move',
    source: `${label}${sourceName(lineage)}`,
    subject: `country:${country.iso2}/${metric}`,
    event,
    lineages: [lineage],
    values: [value],
    summary: `${country.name}: ${sourceInProse(lineage)} ${verb} ${counted(value, 'entry', 'entries')}${programmeWords(row)} on ${shortDate(observedAt)}.`,
    metric,
    instant,
    observedAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
  });
}

/** Codes of the lists of the Security Council. */
const UN_LISTS: Readonly<Record<string, string>> = {
  CAR: 'Central African Republic',
  DPRK: 'North Korea',
  DRC: 'DR Congo',
  GB: 'Guinea-Bissau',
  SouthSudan: 'South Sudan',
};

/** `to its Haiti programme`; a regulation is named by its title. */
function programmeWords({ metric, lineage, detail: { programme } }: ListedMove): string {
  if (programme === undefined) return '';
  if (/\b(?:Act|Regulations?)\b/.test(programme)) return ` under ${programme}`;
  const name = lineage === 'un-security-council' ? (UN_LISTS[programme] ?? programme) : programme;
  return ` ${metric === 'sanctions_additions' ? 'to' : 'from'} its ${name} programme`;
}
