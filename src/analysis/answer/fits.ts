import type { Claim } from '../../claims/claim.ts';
import { BUFFER_AXES, type Horizon } from '../../contract/intelligence/vocabulary.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { theaterById } from '../../reference/theaters.ts';
import type { Measure } from '../question/vocabulary.ts';
import { factsOf } from './claim-facts.ts';

/** One side of a question, with how many claims of it an answer may use. */
export interface Facet {
  readonly name: string;
  readonly quota: number;
  /** How well a claim serves it; 0 or less: not at all. */
  readonly suits: (claim: Claim) => number;
  /** What is missing where no claim serves it: the answer says so. Absent: nothing. */
  readonly gap?: Missing;
  /** Used only where nothing but other fallbacks found a claim before it. */
  readonly isFallback?: true;
}

export interface Missing {
  /** A subject of claims. */
  readonly subject: string;
  /** Behind `no data on`: `airports`. */
  readonly what: string;
}

/** A facet whose emptiness the answer states. */
export const asking = (subject: string, what: string, found: Facet): Facet => ({ ...found, gap: { subject, what } });
export const fallback = (found: Facet): Facet => ({ ...found, isFallback: true });

export type Fit = Facet['suits'];

/** Axes of which more is better. */
export const BUFFERS: readonly Claim['measure'][] = BUFFER_AXES;

export const facet = (name: string, quota: number, ...fits: readonly Fit[]): Facet => ({
  name,
  quota,
  suits: (claim) => fits.reduce((product, one) => (product <= 0 ? 0 : product * one(claim)), 1),
});

export const kind =
  (...kinds: readonly Claim['kind'][]): Fit =>
  ({ kind: one }) =>
    kinds.includes(one) ? 1 : 0;
export const measures =
  (asked: readonly Measure[]): Fit =>
  (claim) =>
    asked.some((measure) => factsOf(claim).measures.includes(measure)) ? 1 : 0;
export const of =
  (subject: string): Fit =>
  (claim) =>
    claim.subject === subject ? 1 : 0;
export const ofCountry =
  (iso2: string): Fit =>
  (claim) =>
    factsOf(claim).countries.includes(iso2) ? 1 : 0;
export const ofRegion = (regionId: string): Fit => of(`region:${regionId}`);
export const onCorridor =
  (id: string): Fit =>
  (claim) =>
    factsOf(claim).corridors.includes(id) ? 1 : 0;
export const predicate =
  (...predicates: readonly string[]): Fit =>
  (claim) =>
    predicates.includes(claim.predicate) ? 1 : 0;
const STATED: readonly Claim['kind'][] = ['level', 'event', 'corridor', 'price', 'mobility'];
/** What is stated of a subject: a value or a state, no change and no lead. */
export const stated: Fit = ({ kind: one, predicate: two }) =>
  STATED.includes(one) && ['measures', 'is', 'moved'].includes(two) ? 1 : 0;
/** Values before moves, means before a single day, country months before windows of a trigger. */
export const plainest: Fit = ({ predicate: one, measure }) =>
  one === 'measures' ? (measure === 'transitsOfDay' || measure === 'worstDeaths' ? 0.5 : 1) : one === 'is' ? 1 : 0.7;
export const pressing: Fit = ({ predicate: one }) => (one === 'active' ? 1 : one === 'watched' ? 0.8 : 0.3);
export const large: Fit = ({ value = 0, unit }) => 0.1 + Math.min(1, Math.abs(value) / (unit === 'score' ? 1 : 100));
export const lanes =
  (asked: readonly Measure[], horizon: Horizon | undefined, otherwise: Horizon): Fit =>
  (claim) =>
    claim.predicate === 'has probability' &&
    claim.horizon === (horizon ?? otherwise) &&
    (asked.some((lane) => lane === claim.lane) || (asked.length === 0 && claim.lane === 'escalation'))
      ? 1
      : 0;
/** A driver that is named, not `other drivers` or an assumed level. */
export const isNamed: Fit = ({ object = '', evidenceIds }) =>
  evidenceIds.length > 0 && !/^\d+ other drivers?$/.test(object) ? 1 : 0;
export const names =
  (corridors: readonly string[]): Fit =>
  (claim) =>
    corridors.length === 0 || factsOf(claim).corridors.some((id) => corridors.includes(id)) ? 1 : 0.2;

export const atTheater =
  (id: string): Fit =>
  ({ subject }) =>
    [`theater:${id}`, `airspace-over:${id}`, `sea:${id}`].includes(subject) ? 1 : 0;
/** A theater of a region, or the airspace over one. */
export const inTheatersOf =
  (regionId: string): Fit =>
  ({ subject }) =>
    theaterById(subject.replace(/^(?:theater|airspace-over):/, ''))?.regionId === regionId ? 1 : 0;
export const ofWorld: Fit = ({ subject }) =>
  subject.startsWith('series:') ? 1 : subject === 'region:global' ? 0.9 : 0;
/** A country of any of the regions; of the world, any. */
export const inRegions =
  (regions: readonly string[]): Fit =>
  (claim) =>
    claim.subject.startsWith('country:') &&
    (regions[0] === 'global' ||
      factsOf(claim).countries.some((iso2) => regions.includes(countryByIso2(iso2)?.regionId ?? '')))
      ? 1
      : 0;

/** Acts in which a state of these places takes part; without places any. */
export function amongStates(countries: readonly string[], theaters: readonly string[]): Fit {
  const there = [...countries, ...theaters.slice(0, 1).flatMap((id) => theaterById(id)?.countries ?? [])];
  const states = there.map((iso2) => `actor:state:${iso2}`);
  return ({ subject, object = '' }) =>
    states.length === 0 || states.includes(subject) || states.includes(object) ? 1 : 0;
}

/** The one measure of claims by which places are put in order, where a question's measure has several. */
const MAIN: Readonly<Partial<Record<Measure, Claim['measure']>>> = {
  unrest: 'protestReports',
  sanctions: 'sanctionsYear',
  gas_imports: 'gasShortfall',
  oil_imports: 'oilImportShare',
  deaths: 'conflictDeaths',
  equities: 'equityDrawdown',
  sovereign_spread: 'sovereignSpread',
};
export const mainOf =
  (measure: Measure): Fit =>
  (claim) => {
    const main = MAIN[measure];
    return main === undefined || claim.measure === main ? 1 : 0;
  };
/** What a trigger reads, or a claim names. */
export const isAbout =
  (measure: Measure): Fit =>
  (claim) =>
    factsOf(claim).measures.includes(measure) ? 1 : 0;
/** The region that is concerned most, where several state the same. */
export const regionFirst =
  (regionIds: readonly string[]): Fit =>
  ({ subject }) =>
    subject === `region:${regionIds[0]}` ? 1 : 0.9;
