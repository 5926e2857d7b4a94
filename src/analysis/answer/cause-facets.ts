import { chokepointById } from '../../reference/chokepoints.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';
import {
  BUFFERS,
  type Facet,
  type Fit,
  facet,
  isNamed,
  kind,
  lanes,
  large,
  measures,
  names,
  of,
  ofRegion,
  predicate,
} from './fits.ts';
import { laneMeasures } from './lanes-asked.ts';
import { missingFacets } from './missing-inputs.ts';
import { restsOn } from './outlook.ts';
import { axesOf, corridorFacets, valued, values } from './place-facets.ts';

const changeOfConfidence = facet('change of confidence', 1, kind('change'), measures(['confidence']));

/** Why a value is what it is: paths to a price, drivers of an axis, acts of force around a strait. */
export function causeFacets(asked: Asked): readonly Facet[] {
  const { understood, regions, countries, corridors } = asked;
  const { premises } = understood;
  const axes = axesOf(understood.measures);
  const places =
    countries.length > 0 ? countries.map((iso2) => `country:${iso2}`) : regions.slice(0, 1).map((id) => `region:${id}`);
  const ofLanes = laneMeasures(understood.measures);
  if (ofLanes.length > 0 && axes.length === 0)
    return [
      facet('lane', 1, kind('lane'), lanes(ofLanes, asked.horizon, '30d'), ofRegion(regions[0] ?? 'global')),
      restsOn(regions[0] ?? 'global', asked.horizon),
      facet('active triggers', 2, kind('trigger'), predicate('active'), ofRegion(regions[0] ?? 'global')),
    ];
  const isOfBalance = understood.measures.includes('netBalance');
  const ofUnrest = understood.measures.filter((measure) => UNREST.includes(measure));
  const explained = axes.length > 0 ? axes : axesBehind(corridors.length > 0, ofUnrest.length > 0);
  const isMarket = understood.measures.some((measure) =>
    [
      'oil_price',
      'gas_price',
      'currency',
      'freight',
      'food_prices',
      'volatility',
      'equities',
      'sovereign_spread',
    ].includes(measure),
  );
  const wanted = valued(asked);
  // A balance is made of its axes: what is behind it are the largest parts of any of them.
  if (isOfBalance)
    return places.flatMap((subject) => [
      facet(`balance of ${subject}`, 1, kind('level'), measures(['netBalance']), of(subject)),
      facet('change of the balance', 1, kind('change'), measures(['netBalance']), of(subject)),
      facet(
        `drivers of ${subject}`,
        4,
        kind('driver'),
        isNamed,
        of(subject),
        premises.includes('up') ? raises : lowers,
        large,
      ),
    ]);
  // An assessment is unsure of what it cannot see.
  if (understood.measures.includes('confidence')) return [changeOfConfidence, ...missingFacets(asked)];
  if (isMarket)
    return [
      ...values(asked, 2),
      facet('paths to it', 2, kind('path'), measures(wanted), (claim) => (claim.predicate.endsWith('moves') ? 1 : 0.8)),
      facet('closed corridors', 1, kind('corridor'), predicate('is'), ({ object }) => (object === 'open' ? 0 : 1)),
    ];
  const regimes = understood.measures.includes('regime') ? regions.slice(0, 1) : [];
  return [
    ...(ofUnrest.length > 0 && axes.length === 0 ? values(asked, 1) : []),
    ...regimes.flatMap((id) => [
      facet(`regime of ${id}`, 1, kind('regime'), predicate('is'), of(`region:${id}`)),
      facet(`change of the regime of ${id}`, 1, kind('change'), measures(['regime']), of(`region:${id}`)),
    ]),
    ...(corridors.length > 0 ? corridorFacets(asked, false) : []),
    ...places.flatMap((subject) =>
      explained.flatMap((axis) => [
        ...(corridors.length > 0
          ? []
          : [
              facet(`${axis} of ${subject}`, 1, kind('level'), measures([axis]), of(subject)),
              facet(`change of ${axis}`, 1, kind('change'), measures([axis]), of(subject)),
            ]),
        facet(
          `drivers of ${subject}`,
          corridors.length > 0 ? 1 : 3,
          kind('driver'),
          predicate('contributes', 'lost'),
          isNamed,
          measures([axis]),
          of(subject),
          names(corridors),
          large,
        ),
      ]),
    ),
    ...(corridors.length > 0
      ? [
          facet(
            'acts of force',
            2,
            kind('act'),
            predicate('show of force or blockade against'),
            ({ subject, object = '' }) => onShores(corridors, [subject, object]),
            large,
          ),
        ]
      : []),
  ];
}

/** Measures that an axis other than coercive pressure is made of. */
const UNREST: readonly Measure[] = ['unrest', 'coups'];

const axesBehind = (isOfCorridor: boolean, isOfUnrest: boolean): readonly Measure[] =>
  isOfCorridor ? ['maritimeAccess'] : isOfUnrest ? ['domesticFragility'] : ['coercivePressure'];

/** What a net balance gains by: buffers as they stand. */
const raises: Fit = ({ predicate: one, measure }) => (one === 'contributes' && BUFFERS.includes(measure) ? 1 : 0);
/** What it is short of: pressures, and what buffers have lost. */
const lowers: Fit = ({ predicate: one, measure }) =>
  one === 'lost' || (one === 'contributes' && !BUFFERS.includes(measure)) ? 1 : 0;

/** Acts of or towards states on the shores of a strait; those among two of them first. */
const onShores = (corridors: readonly string[], actors: readonly string[]): number => {
  const shores = corridors.flatMap((id) => chokepointById(id)?.littoral ?? []).map((iso2) => `actor:state:${iso2}`);
  return actors.filter((actor) => shores.includes(actor)).length / 2;
};
