import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Intent, Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { type Facet, type Fit, facet, kind, ofRegion, predicate } from './fits.ts';

/** Facets whose claims say what would change an answer. */
export const WOULD_CHANGE = 'what would change it';

/** Intents whose answer a reading could change. */
const CHANGEABLE: readonly Intent[] = ['status', 'likelihood', 'cause', 'impact'];

/** What the lanes of a region were made of. */
export const restsOn = (region: string, horizon: Horizon = '30d'): Facet =>
  facet(
    'what it rests on',
    1,
    kind('gap'),
    predicate('rests on deaths to', 'rests on base rates'),
    ofRegion(region),
    (claim) => (claim.horizon === horizon ? 1 : 0),
  );

/** The trigger nearest to firing, or that fires, on what is asked about; and what the lanes rest on. */
export function outlook(asked: Asked): readonly Facet[] {
  const { understood, regions, horizon } = asked;
  const [region = 'global'] = regions;
  if (!CHANGEABLE.includes(understood.intent) || understood.measures.includes('regime')) return [];
  const near: Fit = ({ predicate: one, value, comparedWith }) =>
    one === 'active' ? 0.2 : one === 'watched' ? 1 : 0.1 + 0.8 * closeness(value, comparedWith?.value);
  const rests = understood.intent === 'likelihood';
  return [
    ...(rests ? [restsOn(region, horizon)] : []),
    facet(WOULD_CHANGE, 1, kind('trigger'), near, bearing(asked), ofRegion(region)),
  ];
}

/** How much a trigger has to do with what is asked about; one on another strait or country has nothing to do with it. */
const bearing =
  ({ corridors, countries, understood }: Asked): Fit =>
  (claim) => {
    const { corridors: of, alsoCountries, measures: about } = factsOf(claim);
    if (of.some((id) => corridors.includes(id)) || alsoCountries.some((iso2) => countries.includes(iso2))) return 1;
    if (of.length > 0 && corridors.length > 0) return 0;
    const moving = understood.measures.flatMap((measure) => MOVED_BY[measure] ?? [measure]);
    if (about.some((measure) => moving.includes(measure))) return 0.9;
    return corridors.length + of.length > 0 || moving.length > 0 ? 0 : 0.4;
  };

/** Readings of triggers that move an axis or a market. */
const MOVED_BY: Readonly<Partial<Record<Measure, readonly Measure[]>>> = {
  coercivePressure: ['deaths', 'blockade', 'military_flights', 'gnss_interference', 'sirens', 'naval_presence'],
  domesticFragility: ['unrest', 'coups', 'outages'],
  energyVulnerability: ['oil_price', 'gas_price', 'gas_imports', 'transits'],
  maritimeAccess: ['transits'],
  capitalStress: ['currency', 'equities', 'sovereign_spread', 'volatility'],
  oil_price: ['oil_price', 'transits', 'blockade'],
  escalation: ['deaths', 'blockade', 'military_flights', 'gnss_interference', 'sirens'],
};

/** How near a value is to its threshold, 0 to 1. */
export const closeness = (value: number | undefined, threshold: number | undefined): number =>
  value === undefined || threshold === undefined || threshold === 0
    ? 0
    : 1 / (1 + Math.abs(value - threshold) / Math.abs(threshold));

/** Of triggers: what is active first, then what is nearest to firing. */
export const nearestToFiring: Fit = ({ predicate: state, value, comparedWith }) =>
  state === 'active' ? 1 : state === 'watched' ? 0.9 : 0.1 + 0.7 * closeness(value, comparedWith?.value);
