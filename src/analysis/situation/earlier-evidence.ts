import { DAY_MS } from '../../assessment/time.ts';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { EvidenceSearch, FoundEvidence } from '../../ports/evidence-search.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { COUNTRY_DEMONYMS } from '../../reference/country-demonyms.ts';
import type { QuestionScope } from './question-scope.ts';
import { HALF_LIFE_HOURS, MIN_EARLIER_RELEVANCE, relevance } from './rank-evidence.ts';

export interface Searching {
  readonly search: EvidenceSearch;
  readonly setTimer: SetTimer;
}

export interface Earlier {
  /** Evidence cited by snapshots of the last days and not by the newest ones, the best first. */
  readonly found: readonly FoundEvidence[];
  /** Whether the store answered in time. */
  readonly isWhole: boolean;
}

/** Snapshots of so many days before the newest one are searched (start). */
export const WINDOW_DAYS = 30;
const MAX_OF_SOURCE = 4;
/** Candidates: some are in the newest snapshots with other figures and are dropped. */
const MAX_FOUND = 40;
/** Items returned. */
const MAX_SHOWN = 8;
/** Deadline of the store; after it the answer is given without earlier evidence and says so. */
const PATIENCE_MS = 2_000;

/**
 * Earlier evidence on a question from the store: cited by snapshots of the previous 30 days, found
 * by its words. As of the newest of the snapshots, so that the same snapshots give the same answer. Never rejects.
 */
export async function earlierEvidence(
  { search, setTimer }: Searching,
  scope: QuestionScope,
  snapshots: readonly RegionalSnapshot[],
): Promise<Earlier> {
  const to = Math.max(...snapshots.map(({ generatedAt }) => generatedAt));
  const names = namesOf(scope);
  if (snapshots.length === 0 || names.length + scope.corridors.length + scope.words.size === 0)
    return { found: [], isWhole: true };
  const query = {
    regionIds: snapshots.map(({ regionId }) => regionId),
    from: to - WINDOW_DAYS * DAY_MS,
    to,
    names,
    corridors: scope.corridors,
    // Where the question names something, items that only share a word with it are not searched.
    words: names.length + scope.corridors.length > 0 ? [] : [...scope.words],
    halfLifeHours: HALF_LIFE_HOURS,
    maxPerSource: MAX_OF_SOURCE,
    limit: MAX_FOUND,
  };
  const searched = await withDeadline({ ms: PATIENCE_MS, setTimer }, () => search.find(query));
  if (searched.status !== 'done') return { found: [], isWhole: false };
  const current = snapshots.flatMap(({ evidence }) => evidence);
  const ids = new Set(current.map(({ id }) => id));
  const texts = new Set(current.map(textWithoutFigures));
  const gone = searched.value.filter(
    ({ item }) =>
      !ids.has(item.id) && !texts.has(textWithoutFigures(item)) && relevance(item, scope) >= MIN_EARLIER_RELEVANCE,
  );
  return { found: gone.slice(0, MAX_SHOWN), isWhole: true };
}

/** Countries and actors by every name that a summary may use. */
function namesOf({ countries, actors }: QuestionScope): readonly string[] {
  const states = countries.flatMap((iso2) => {
    const country = countryByIso2(iso2);
    const demonyms = COUNTRY_DEMONYMS[iso2]?.split('; ') ?? [];
    return country === undefined ? [] : [country.name, ...[...country.aliases, ...demonyms].filter(isDistinct)];
  });
  return [...states, ...actors.flatMap((names) => names.filter(isDistinct))];
}

/** A shorter name, such as a code, is a word or a part of one as well. */
const isDistinct = (name: string): boolean => name.length >= 4;

/** A date as sentences write it, or a number with its separators. */
const FIGURE = /\d{1,2} [A-Z][a-z]{2} \d{4}|\d+(?:[.,]\d+)*/g;

/** Source and summary without figures and dates: equal for a later item of the same kind. */
const textWithoutFigures = ({ source, summary }: EvidenceItem): string => `${source}\n${summary.replace(FIGURE, '#')}`;
