import { subject } from './names.ts';
import { type Parsed, type Rule, rule, WHEN } from './parsed.ts';
import { period } from './periods.ts';

/** Warnings to shipping are of waters, everything else is of countries. */
const kindsOf = (noun = ''): readonly string[] => (/^nav/.test(noun) ? ['corridor', 'theater'] : ['country']);
const TITLE = '“(?<what>[^“”]+)”';

/** A place that is not named is the world; undefined for a name of nothing. */
const placeOf = (name: string | undefined, noun?: string): string | undefined =>
  name === undefined ? 'region:global' : subject(name, kindsOf(noun));

const stating = (
  kind: Parsed['kind'],
  predicate: string,
  { place, when, what, noun }: Readonly<Record<string, string>>,
) => {
  const [about, at] = [placeOf(place, noun), period(when)];
  if (about === undefined || at === undefined) return undefined;
  return { kind, subject: about, predicate, period: at, ...(what === undefined ? {} : { object: what }) };
};

const LISTER = 'OFAC|Canada|the (?:European Union|United Kingdom|United Nations)';
const NOTICE =
  'navigational warning(?: of (?:an attack|piracy|mines))?|naval exercise warning(?: of (?:missile firing|gunnery))?|(?:airport|disease outbreak) notice|airspace restriction|travel advisory|weather warning|earthquake(?: alert)?|drought|flood|natural event|storm|volcanic event|wildfire';

/** Notices, listings and headlines: what a source published, in its own words. */
export const RECORD_RULES: readonly Rule[] = [
  rule(`(?<who>[^“”:]+?) published a headline(?: on (?<place>.+?))? ${WHEN}: ${TITLE}`, (groups) =>
    stating('headline', `published by ${groups.who ?? ''}`, groups),
  ),
  rule(
    `${TITLE} (?<verb>has been|was) on the sanctions list of (?<who>${LISTER}) ${WHEN}(?:, connected with (?<place>.+))?`,
    (groups) => {
      const read = stating('listing', `listed by ${groups.who ?? ''}`, groups);
      return read === undefined || (read.period.kind === 'since') !== (groups.verb === 'has been') ? undefined : read;
    },
  ),
  rule(`an? (?<noun>${NOTICE})(?: for (?<place>.+?))? was (?<verb>issued|reported) ${WHEN}(?:: ${TITLE})?`, (groups) =>
    stating('notice', `${groups.noun ?? ''} ${groups.verb ?? ''}`, groups),
  ),
];
