/** What a feed declares of its source, as far as rows need it. */
export interface SourceCard {
  /** As evidence names it. */
  readonly source: string;
  readonly licence: string;
  /** Whether whole records may be handed on. */
  readonly redistribute: boolean;
}

export interface SourceTerms {
  readonly licence: string;
  readonly redistributable: boolean;
}

/** First word of every source in the exercise. */
const LABEL = /^EXERCISE /;

/**
 * The terms of the sources that evidence names, several joined by a comma. A source of several feeds may be handed on where
 * each of them may; one that no feed declares may not.
 */
export function sourceTerms(cards: readonly SourceCard[]): (source: string) => SourceTerms {
  const known = new Map<string, SourceTerms>();
  const find = (source: string): SourceTerms => {
    const names = source.replace(LABEL, '').split(', ');
    const found = names.map((name) => cards.filter((card) => card.source === name));
    const licences = [...new Set(found.flat().map(({ licence }) => licence))].sort();
    return {
      licence: licences.length === 0 ? UNKNOWN_LICENCE : licences.join(' · '),
      redistributable: found.every((some) => some.length > 0 && some.every(({ redistribute }) => redistribute)),
    };
  };
  return (source) => {
    const terms = known.get(source) ?? find(source);
    known.set(source, terms);
    return terms;
  };
}

/** Of a source that no feed declares. */
const UNKNOWN_LICENCE = 'unknown';
