import { factsOf } from '../../../src/analysis/answer/claim-facts.ts';
import type { Claim } from '../../../src/claims/claim.ts';
import { subjectInProse } from '../../../src/claims/subjects.ts';
import { actorById } from '../../../src/reference/actors.ts';
import { corridorById } from '../../../src/reference/corridors.ts';
import { isRegionId } from '../../../src/reference/regions.ts';
import type { FrozenQuestion } from './questions.ts';

type Wanted = FrozenQuestion['wanted'][number];

/** Members of a pattern as lists of words: one value is a list of one. */
const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/** A value or a state of a subject is a level, whatever kind of thing it was read from. */
const LEVELS: readonly string[] = ['level', 'event', 'corridor', 'price', 'mobility'];

/** Whether a claim is one that an analyst would want: every member of the pattern, in the words of questions. */
export function isWanted(claim: Claim, wanted: Wanted): boolean {
  const kinds = listOf(wanted.kind).flatMap((kind) => (kind === 'level' ? LEVELS : [kind]));
  const { measures } = factsOf(claim);
  const any = (values: readonly string[], matches: (value: string) => boolean): boolean =>
    values.length === 0 || values.some(matches);
  return (
    kinds.includes(claim.kind) &&
    any(listOf(wanted.subject), (id) => isAbout(claim, id)) &&
    any(listOf(wanted.object), (id) => isTowards(claim, id)) &&
    any(listOf(wanted.measure), (measure) => measures.some((one) => one === measure)) &&
    any(listOf(wanted.lane), (lane) => claim.lane === lane) &&
    any(listOf(wanted.horizon), (horizon) => claim.horizon === horizon)
  );
}

/** A region, corridor or actor by id, a country by ISO 3166 alpha-2: as the subject, or as what a trigger's label names. */
function isAbout(claim: Claim, id: string): boolean {
  const { subject, kind } = claim;
  if (isRegionId(id)) return subject === `region:${id}`;
  if (corridorById(id) !== undefined)
    return throughCorridor(id).includes(subject) || (kind === 'trigger' && factsOf(claim).corridors.includes(id));
  if (actorById(id) !== undefined) return subject === `actor:${id}`;
  return (
    subject === `term:${id}` || factsOf(claim).countries.includes(id) || (id === 'regime' && kind === 'definition')
  );
}

/** A trade lane is its chokepoints: what passes them passes it. */
const throughCorridor = (id: string): readonly string[] =>
  [id, ...(corridorById(id)?.chokepointIds ?? [])].map((one) => `corridor:${one}`);

/** That nothing is known of what is done to one names it in words. */
function isTowards({ kind, object = '' }: Claim, id: string): boolean {
  const actor = actorById(id) ?? actorById(`state:${id}`);
  if (kind === 'gap') return actor !== undefined && object.endsWith(subjectInProse(`actor:${actor.id}`));
  return object.endsWith(`actor:${id}`) || object.endsWith(`actor:state:${id}`);
}
