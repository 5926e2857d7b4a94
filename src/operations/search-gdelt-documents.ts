import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { normaliseWord, wordsOf } from '../reference/normalise-name.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { readObserved } from './read-observed.ts';

type Article = Outputs['searchGdeltDocuments']['articles'][number];

const WITHIN_DAYS = 7;
const MAX_ARTICLES = 100;

export function searchGdeltDocuments(parts: ObservationListParts): HandlerOf<'searchGdeltDocuments'> {
  return async ({ query, country_code: country, at }) => {
    const read = await readObserved(
      {
        metrics: ['headlines'],
        feeds: ['gdelt-gkg'],
        kinds: ['country'],
        withinDays: WITHIN_DAYS,
        per: 'observation',
      },
      at,
      parts,
    );
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const wanted = wordsOf(query).map(normaliseWord);
    const found = articlesOf(entries).filter(({ title, countries }) => {
      const words = new Set(wordsOf(title).map(normaliseWord));
      const isAbout = country === undefined || countries.includes(country);
      return isAbout && wanted.length > 0 && wanted.every((word) => words.has(word));
    });
    return asOfReply({ articles: found.slice(0, MAX_ARTICLES), matches: found.length, ...about }, asOf);
  };
}

/** A story has a row for each country that it is about. */
function articlesOf(entries: readonly ListedEntry[]): readonly Article[] {
  const stories = new Map<string, Article>();
  for (const { recordId: id, subject, detail, observedAt: publishedAt } of entries) {
    const { title, link: url, source: outlet, outlets } = detail;
    if (title === undefined) continue;
    const [, country = ''] = subject.split(':');
    const known = stories.get(id);
    if (known !== undefined) known.countries.push(country);
    else
      stories.set(id, {
        ...{ id, title, countries: [country], publishedAt },
        ...(url === undefined ? {} : { url }),
        ...(outlet === undefined ? {} : { outlet }),
        ...(outlets === undefined ? {} : { outlets: Number(outlets) }),
      });
  }
  return [...stories.values()];
}
