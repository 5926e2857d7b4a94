import { onceFor } from '../../assessment/once-for.ts';
import type { Claim } from '../../claims/claim.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { theaterById } from '../../reference/theaters.ts';
import { measureTermsIn } from '../question/measure-terms.ts';
import { MEASURE_WORDS } from '../question/measure-words.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { asking, type Facet, type Fit, facet, kind, measures } from './fits.ts';
import { entryMeasures, KINDS_OF_MEASURE, kindsWanted } from './record-needs.ts';

/** Entries of one measure that a question asks for; beside an answer that is of something else, fewer. */
const ASKED_FOR = 4;
const BESIDE = 2;

/** What sources published of the places of a question: what it asks for first, each measure with a quota of its own. */
export function recordFacets(asked: Asked): readonly Facet[] {
  const { understood } = asked;
  const only = entryMeasures(understood);
  const wanted = understood.measures.filter((measure) => KINDS_OF_MEASURE[measure] !== undefined);
  const here = atPlaces(asked);
  const subject = subjectOf(asked);
  const found = wanted.map((measure) => {
    const one = facet(
      `entries of ${measure}`,
      only.includes(measure) ? ASKED_FOR : BESIDE,
      quoting,
      measures([measure]),
      here,
      ...(measure === 'earthquakes' ? [strong] : []),
      ...(measure === 'travel_advice' ? [grave] : []),
      ...(measure === 'hazards' ? [ofHazards(understood.hazards)] : []),
    );
    return only.includes(measure) ? asking(subject, MEASURE_WORDS[measure], one) : one;
  });
  const kinds = kindsWanted(understood);
  const isBeside = (measure: Measure): boolean =>
    !wanted.includes(measure) && (KINDS_OF_MEASURE[measure] ?? []).every((one) => kinds.includes(one));
  return [
    ...found,
    ...(isBeside('navigational_warnings')
      ? [facet('warnings beside it', BESIDE, kind('notice'), measures(['navigational_warnings']), here)]
      : []),
    ...(isBeside('headlines') ? [facet('headlines beside it', BESIDE, kind('headline'), here, topical)] : []),
  ];
}

/** Magnitude as the title of an earthquake has it; 0 without one. */
export const magnitudeOf = ({ object = '' }: Claim): number => Number(/^M (\d+(?:\.\d+)?)/.exec(object)?.[1] ?? 0);
/** The strongest before the newest. */
const strong: Fit = (claim) => 1 + magnitudeOf(claim);

/** The gravest level of travel advice before the newest. */
const grave: Fit = ({ object = '' }) => 1 + Number(/(?<!\p{L})Level (\d)/u.exec(object)?.[1] ?? 0);

/** By what a notice is of, or by its title: a warning of the weather names the flood there. */
const ofHazards =
  (hazards: readonly string[]): Fit =>
  ({ predicate, object = '' }) =>
    hazards.length === 0 || hazards.some((one) => `${predicate} ${object}`.toLowerCase().includes(one)) ? 1 : 0;

/** Headlines that name what assessments are of before those of sport or the weather. */
const topical: Fit = onceFor(({ object = '' }: Claim) => {
  const measures = measureTermsIn(object.toLowerCase()).values;
  return measures.length > entryMeasures({ measures }).length ? 1 : 0.5;
});

const quoting: Fit = (claim) => (isQuoting(claim) ? 1 : 0);

function subjectOf({ countries, corridors, regions }: Asked): string {
  const [iso2] = countries;
  const [corridor] = corridors;
  if (iso2 !== undefined) return `country:${iso2}`;
  return corridor === undefined ? `region:${regions[0] ?? 'global'}` : `corridor:${corridor}`;
}

/** An entry of a named place; of a country that only its title names less; of a region what lies in it; of the world any. */
function atPlaces({ countries, corridors, theaters, regions, understood }: Asked): Fit {
  const subjects = [
    ...countries.map((iso2) => `country:${iso2}`),
    ...corridors.map((id) => `corridor:${id}`),
    ...(understood.places.length > 0 ? theaters : []).map((id) => `theater:${id}`),
  ];
  if (subjects.length > 0)
    return (claim) => {
      if (subjects.includes(claim.subject)) return 1;
      return factsOf(claim).alsoCountries.some((iso2) => countries.includes(iso2)) ? 0.6 : 0;
    };
  if (understood.regionIds[0] === 'global') return ({ subject }) => (subject === 'region:global' ? 0.9 : 1);
  return (claim) => (regions.some((id) => regionsOf(claim).includes(id)) ? 1 : 0);
}

/** Regions of the place of an entry; none for one of the whole world. */
export function regionsOf({ subject }: Claim): readonly string[] {
  const [kindOf = '', id = ''] = subject.split(/:(.*)/s);
  const theater = kindOf === 'theater' ? id : (chokepointById(id)?.theaterId ?? '');
  const found = kindOf === 'country' ? countryByIso2(id)?.regionId : theaterById(theater)?.regionId;
  return found === undefined ? [] : [found];
}
