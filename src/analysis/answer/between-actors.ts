import { subjectInProse } from '../../claims/subjects.ts';
import type { Asked } from './asked.ts';
import { asking, type Facet, type Fit, facet, kind, large } from './fits.ts';

/** Acts and leverage between the actors named, either way. */
export function between(asked: Asked, quota: number): readonly Facet[] {
  const actors = asked.actors.map((id) => `actor:${id}`);
  if (actors.length < 2) return [];
  const isBetween: Fit = ({ subject, object = '' }) => {
    const [from, to] = [actors.indexOf(subject), actors.findIndex((actor) => object.endsWith(actor))];
    return from < 0 || to < 0 || from === to ? 0 : from < to ? 1 : 0.8;
  };
  const [from = '', to = ''] = actors;
  const isEither: Fit = ({ subject, measure }) => (actors.includes(subject) && measure === 'hostileActs' ? 1 : 0);
  return [
    asking(
      from,
      `reported acts towards ${subjectInProse(to)}`,
      facet('acts between them', quota, kind('act'), isBetween, large),
    ),
    facet('leverage between them', 1, kind('leverage'), isBetween),
    facet('acts of each', 2, kind('act'), isEither),
  ];
}
