import { listed } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { wayOf } from '../../claims/kinds/route.ts';
import { subjectInProse } from '../../claims/subjects.ts';
import { type AnswerSentence, stating } from './answer.ts';
import type { Asked } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { full, some } from './claim-sentences.ts';
import { farthestAround } from './exposure.ts';
import { type Facet, type Fit, facet, kind, lanes, measures, of, ofRegion, plainest, predicate } from './fits.ts';
import { nearestToFiring, WOULD_CHANGE } from './outlook.ts';

/** Straits and canals of which the state is said. */
const MAX_STATES = 4;
const MAX_PASSAGES = 8;

/** Of a voyage: what it passes, how the worst of that stands, what a detour takes, what would change it, and how likely that is. */
export function voyageFacets({ exposed, regions, horizon }: Asked): readonly Facet[] {
  const [region = 'global'] = regions;
  const onWay: Fit = (claim) => (factsOf(claim).corridors.some((id) => exposed.includes(id)) ? 1 : 0);
  return [
    facet('passages', MAX_PASSAGES, kind('route'), passed),
    ...exposed
      .slice(0, MAX_STATES)
      .map((id) =>
        facet(`traffic of ${id}`, 1, kind('corridor'), plainest, measures(['transits']), of(`corridor:${id}`)),
      ),
    ...exposed
      .slice(0, 2)
      .map((id) => facet(`state of ${id}`, 1, kind('corridor'), predicate('is'), of(`corridor:${id}`))),
    facet('detours', 2, kind('route'), (claim) => 1 - passed(claim), farthestAround),
    facet(WOULD_CHANGE, 2, kind('trigger'), onWay, nearestToFiring),
    facet(`lane of ${region}`, 1, kind('lane'), lanes([], horizon, '7d'), ofRegion(region)),
  ];
}

const passed: Fit = ({ predicate: one }) => (one.startsWith('is passed') ? 1 : 0);

/** What the shortest way passes, in one sentence; then the worst of it. */
export function voyageHeadline(
  [from, to]: readonly [string, string],
  claims: readonly Claim[],
): readonly AnswerSentence[] {
  const order = wayOf(from, to)?.chokepointIds ?? [];
  const place = ({ subject }: Claim): number => order.indexOf(subject.replace(/^corridor:/, ''));
  const passages = claims
    .filter((claim) => claim.kind === 'route' && passed(claim) === 1)
    .sort((one, other) => place(one) - place(other));
  const disturbed = claims.find(
    ({ kind: of, predicate: one, object }) => of === 'corridor' && one === 'is' && object !== 'open',
  );
  const traffic = claims.find(({ kind: of, predicate: one }) => of === 'corridor' && one !== 'is');
  const straits = listed(passages.map(({ subject }) => subjectInProse(subject)));
  const way = `The shortest way of a ship from ${subjectInProse(from)} to ${subjectInProse(to)}`;
  return [
    ...(passages.length === 0 ? [] : [stating(`${way} passes ${straits}.`, ...passages)]),
    ...some(disturbed ?? traffic).map(full),
  ];
}
