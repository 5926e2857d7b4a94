import { SOURCE_NAMES } from '../../assessment/evidence/source-name.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { ACTORS } from '../../reference/actors.ts';
import { AIRPORTS } from '../../reference/airports.ts';
import { AIS_AREAS } from '../../reference/ais-areas.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { CURRENCIES } from '../../reference/currencies.ts';
import { currencyName } from '../../reference/currency-names.ts';
import { FLIGHT_REGIONS } from '../../reference/flight-regions.ts';
import { wordsOf } from '../../reference/normalise-name.ts';
import { REGIONS } from '../../reference/regions.ts';
import { THEATERS } from '../../reference/theaters.ts';

/** Words of the sentences in which indicators, triggers, actors and notices are written as evidence; months included. */
const SENTENCE_WORDS = `
  a above abroad account accuracy across active actors acts added additions affected against agreement agreements air
  airborne aircraft airspace alert alerts all an and announced armed arrivals as ash at attack authority average
  barrel barrels before below bgp billion bloc blockade blockades blocs brent broken btu by change closed closes cloud
  coercion conflict consumed consumer consumption cooperation corridor countries country coup coups credit crude currencies
  current cyclone data day days death deaths debt degraded delays deviations disaster displaced distinct dollar down
  drought earlier earthquake economic emergency entries entry equities equity estimated euro exceeds exercise
  exercises expected exporters exports fao fed fewer figures financial firing firings five flood food for force foreign from
  gas gdp gnss google government green ground gunnery henry high hour hours hub implied import imported importers imports
  in independent index internally internet it its last less louis magnitude market material mean median mediation
  military million mine mines minute minutes missile month months more most moved movement natural naval
  navigational net no none norm notice of oil on once one open or orange ordinary others outage outages outlet outlets
  over people per percentage person piracy place places points political prediction price prices probing produced
  production protection protest protests radioactive raid random recent recently red reduced reduction relations
  removed report reported reports reserves restricted routes rule sanctions scale score seasonal seen ship ships short show since
  shows signal signals sixty sources sovereign spread st stability standard stop stress supply surge term than
  the their these times tj to towards trading traffic transits tropical twice two type typical ucsd under unsolicited up usd utc variation
  verbal vix volatility volcanic warning warnings wave waves way week weighted when wildfire with within world worst wti year years
  jan feb mar apr may jun jul aug sep oct nov dec
`;

const NAMES: readonly string[] = [
  ...[...COUNTRIES, ...ACTORS, ...CHOKEPOINTS, ...THEATERS, ...REGIONS, ...AIS_AREAS].map(({ name }) => name),
  ...CURRENCIES.map(({ code }) => currencyName(code)),
  ...Object.values(SOURCE_NAMES),
];
const lower = (text: string): readonly string[] => wordsOf(text).map((word) => word.toLowerCase());
const WORDS: ReadonlySet<string> = new Set(
  [SENTENCE_WORDS, ...NAMES].flatMap(lower).flatMap((word) => [word, `${word}'s`]),
);
/** Figures, also `A1234` of a notice and `M23`. */
const NUMBER = /^\p{Lu}?\d+$/u;

/** Airports and airspaces, as a notice begins with them. */
const AERONAUTICAL: ReadonlySet<string> = new Set([
  ...AIRPORTS.map(({ name, icao }) => `${name} (${icao})`),
  ...FLIGHT_REGIONS.map(({ icao }) => icao),
]);

/** An authority's own name for a sanctions programme, up to the date. */
const PROGRAMME = / (?:under|to its|from its) .+(?= on \d{1,2} [A-Z][a-z]{2} \d{4}\.$)/s;

/**
 * What a draft may state of an item of evidence: the sentences that this program wrote, from readings and names of its
 * registries. A text with any other word holds another's words and is only quoted, with its source: undefined. So is every
 * headline. The name of a sanctions programme is left out.
 */
export function ownText({ type, summary }: Pick<EvidenceItem, 'type' | 'summary'>): string | undefined {
  if (type === 'news_headline') return undefined;
  const text = type === 'sanctions_move' ? summary.replace(PROGRAMME, '') : summary;
  const [subject = ''] = text.split(': ', 1);
  const rest = AERONAUTICAL.has(subject) ? text.slice(subject.length) : text;
  return wordsOf(rest).every((word) => WORDS.has(word.toLowerCase()) || NUMBER.test(word)) ? text : undefined;
}
