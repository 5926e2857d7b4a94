import type { Claim } from '../../claims/claim.ts';
import type { Measure as ClaimMeasure } from '../../claims/measures.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { airportByIcao } from '../../reference/airports.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { currencyByCode } from '../../reference/currencies.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { MEASURE_WORDS } from '../question/measure-words.ts';
import { MEASURES, type Measure } from '../question/vocabulary.ts';

/** What a claim is about, in the words of questions. */
export interface ClaimFacts {
  /** Kind and id of its subject: `corridor:suez`. */
  readonly subject: string;
  /** ISO 3166 alpha-2 of what its subject is: a country, its currency, its airports and airspaces, its state as an actor. */
  readonly countries: readonly string[];
  /** Countries and corridors that its label names, and those of its object. */
  readonly alsoCountries: readonly string[];
  readonly corridors: readonly string[];
  readonly measures: readonly Measure[];
}

const KNOWN = new WeakMap<Claim, ClaimFacts>();

export function factsOf(claim: Claim): ClaimFacts {
  const known = KNOWN.get(claim);
  if (known !== undefined) return known;
  const [, id = ''] = claim.subject.split(/:(.*)/s);
  const { object = '' } = claim;
  const label = object.startsWith('actor:') ? '' : object;
  const facts: ClaimFacts = {
    subject: claim.subject,
    countries: countriesOf(claim.subject),
    alsoCountries: [...countriesOf(object.replace(/^\w+ actor:/, 'actor:')), ...namedCountries(claim, label)],
    corridors: [
      ...(claim.subject.startsWith('corridor:') ? [id] : []),
      ...(LABELLED.includes(claim.kind)
        ? CORRIDORS.filter(({ name }) => label.includes(name)).map((one) => one.id)
        : []),
    ],
    measures: measuresOf(claim),
  };
  KNOWN.set(claim, facts);
  return facts;
}

/** Kinds whose object is a label of ours. */
const LABELLED: readonly Claim['kind'][] = ['trigger', 'driver', 'event', 'change', 'gap', 'headline'];

const namedCountries = ({ kind }: Claim, label: string): readonly string[] =>
  LABELLED.includes(kind) && label !== '' ? countriesMentioned(label).map(({ iso2 }) => iso2) : [];

function countriesOf(subject: string): readonly string[] {
  const [kind = '', id = ''] = subject.split(/:(.*)/s);
  if (kind === 'country') return [id];
  if (kind === 'actor') return id.startsWith('state:') ? [id.slice('state:'.length)] : [];
  if (kind === 'currency') return currencyByCode(id)?.issuers ?? [];
  if (kind === 'airport') return [airportByIcao(id)?.country ?? ''].filter((iso2) => iso2 !== '');
  return kind === 'airspace' ? (flightRegionByIcao(id)?.countries ?? []) : [];
}

/** What questions call the measures of claims. */
const BY_MEASURE: Readonly<Partial<Record<ClaimMeasure, Measure>>> = {
  netBalance: 'netBalance',
  confidence: 'confidence',
  transits: 'transits',
  transitsOfDay: 'transits',
  shipsUnderWay: 'transits',
  navigationalWarnings: 'navigational_warnings',
  attackWarnings: 'navigational_warnings',
  navalExercises: 'naval_presence',
  conflictDeaths: 'deaths',
  worstDeaths: 'deaths',
  displacedPeople: 'displaced',
  blockadeReports: 'blockade',
  forceReports: 'armed_force',
  weightedForceReports: 'armed_force',
  hostileActs: 'armed_force',
  protestReports: 'unrest',
  emergencyReports: 'coups',
  politicalStability: 'unrest',
  militaryAircraft: 'military_flights',
  degradedGnss: 'gnss_interference',
  alertedPlaces: 'sirens',
  alertsPerDay: 'sirens',
  outageScore: 'outages',
  outages: 'outages',
  sanctionsEntries: 'sanctions',
  sanctionsYear: 'sanctions',
  crudePrice: 'oil_price',
  gasPrice: 'gas_price',
  importerCurrencyMove: 'currency',
  equityMove: 'equities',
  equityDrawdown: 'equities',
  sovereignSpread: 'sovereign_spread',
  spreadOverNorm: 'sovereign_spread',
  gasShortfall: 'gas_imports',
  gasImports: 'gas_imports',
  inflation: 'inflation',
  oilConsumption: 'oil_imports',
  oilProduction: 'oil_imports',
  oilImportShare: 'oil_imports',
  importersDependence: 'oil_imports',
  flightShortfall: 'airspace',
  reroutedFlights: 'airspace',
  rerouteIntensity: 'airspace',
  logScore: 'calibration',
  brierScore: 'calibration',
  logSkill: 'calibration',
  calibrationError: 'calibration',
  scoredSets: 'calibration',
  happenedShare: 'calibration',
};

/** What is priced or indexed, by the subject. */
const BY_SERIES: Readonly<Record<string, Measure>> = {
  'series:brent': 'oil_price',
  'series:wti': 'oil_price',
  'series:henry-hub': 'gas_price',
  'series:vix': 'volatility',
  'series:credit-stress': 'capitalStress',
  'series:stlfsi': 'capitalStress',
  'series:ffpi': 'food_prices',
};

/** Labels of triggers and ends of paths, by what they name. */
const BY_LABEL: readonly (readonly [pattern: RegExp, measure: Measure])[] = [
  [/transits/i, 'transits'],
  [/blockade/i, 'blockade'],
  [/armed force/i, 'armed_force'],
  [/brent|crude/i, 'oil_price'],
  [/LNG|natural gas|gas price/i, 'gas_price'],
  [/gas import|far less gas/i, 'gas_imports'],
  [/conflict deaths/i, 'deaths'],
  [/sanction/i, 'sanctions'],
  [/GNSS/i, 'gnss_interference'],
  [/military aircraft/i, 'military_flights'],
  [/protest/i, 'unrest'],
  [/emergency rule|coup/i, 'coups'],
  [/currenc|lira|rouble|rupee/i, 'currency'],
  [/equit/i, 'equities'],
  [/spread/i, 'sovereign_spread'],
  [/freight/i, 'freight'],
  [/volatility/i, 'volatility'],
  [/outage/i, 'outages'],
  [/air-raid/i, 'sirens'],
];

/** What a notice is of, by its predicate. */
const BY_NOTICE: readonly (readonly [pattern: RegExp, measure: Measure])[] = [
  [/^nav/, 'navigational_warnings'],
  [/^naval exercise/, 'naval_presence'],
  [/^airport/, 'airports'],
  [/^airspace/, 'airspace'],
  [/^travel/, 'travel_advice'],
  [/^earthquake/, 'earthquakes'],
  [/^disease outbreak/, 'outbreaks'],
  [/^(?:drought|flood|natural|storm|volcanic|weather|wildfire)/, 'hazards'],
];

function measuresOf({ kind, subject, predicate, measure, object = '', lane }: Claim): readonly Measure[] {
  const own = AXES.find((axis) => axis === measure) ?? (measure === undefined ? undefined : BY_MEASURE[measure]);
  const found: Measure[] = own === undefined ? [] : [own];
  const series = BY_SERIES[subject];
  if (series !== undefined) found.push(series);
  if (kind === 'price' && subject.startsWith('currency:')) found.push('currency');
  if (kind === 'regime' || (kind === 'change' && predicate.startsWith('regime'))) found.push('regime');
  if (kind === 'corridor' && predicate === 'is') found.push('corridor_state');
  if (kind === 'gap') found.push(...MEASURES.filter((one) => MEASURE_WORDS[one] === object));
  if (kind === 'gap' && (predicate === 'is missing' || predicate === 'is stale')) found.push('missing_inputs');
  if (kind === 'notice') found.push(...BY_NOTICE.filter(([pattern]) => pattern.test(predicate)).map(([, of]) => of));
  if (kind === 'headline') found.push('headlines');
  if (kind === 'listing') found.push('sanctions');
  if (subject.startsWith('airport:')) found.push('airports');
  if (subject.startsWith('airspace')) found.push('airspace');
  if (lane !== undefined && (kind === 'lane' || kind === 'change')) found.push(lane);
  if (kind === 'trigger' || kind === 'path')
    found.push(...BY_LABEL.filter(([pattern]) => pattern.test(object)).map(([, of]) => of));
  return [...new Set(found)];
}
