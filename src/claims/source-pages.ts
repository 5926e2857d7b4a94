/** Page of each source of evidence, by the name that evidence has: from the cards of the feeds. */
export type SourcePages = ReadonlyMap<string, readonly string[]>;

/** What a feed's card says of its source. */
export interface SourceCard {
  readonly source: string;
  readonly url: string;
}

/** Names that evidence has for a source whose card has another. */
const CARD_NAMES: Readonly<Record<string, string>> = {
  AIS: 'Digitraffic',
  'Global Affairs Canada': 'Canada',
  NOTAM: 'FAA',
  OREF: 'Home Front Command',
};

export function sourcePages(cards: Iterable<SourceCard>): SourcePages {
  const pages = new Map<string, readonly string[]>();
  for (const { source, url } of cards) pages.set(source, [...new Set([...(pages.get(source) ?? []), url])].sort());
  return pages;
}

/**
 * Pages of the sources that an item names. A page in an exercise is that of the real source, whose data are invented.
 * @param source such as `PortWatch`, `GDELT, RSS` or `EXERCISE EU, UK`
 */
export const pagesOf = (source: string, pages: SourcePages): readonly string[] =>
  source
    .replace(/^EXERCISE /, '')
    .split(', ')
    .flatMap((name) => pages.get(name) ?? pages.get(CARD_NAMES[name] ?? '') ?? []);
