import { counted, listed } from '../assessment/english.ts';
import { INPUTS } from '../assessment/inputs.ts';
import { TRIGGER_RULES } from '../assessment/triggers/registry.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import { corridorById, corridorInProse } from '../reference/corridors.ts';
import { AXIS_WORDS } from './words.ts';

const BY_ID: ReadonlyMap<string, string> = new Map(INPUTS.map(({ id, words }) => [id, words]));

const TRIGGER = 'trigger:';

/** More are listed by an excerpt; more than one trigger by their number. */
const MAX_NAMED = 6;

/** `1 expected input is missing: military aircraft`, without the full stop. @param ids of `meta.missingInputs` or `staleInputs` */
export function missingSentence(state: 'missing' | 'stale', ids: readonly string[]): string {
  if (ids.length === 0) return `No expected input is ${state}`;
  const triggers = ids.filter((id) => id.startsWith(TRIGGER));
  const isCounted = triggers.length > 1;
  const names = ids
    .filter((id) => !isCounted || !triggers.includes(id))
    .map(nameOf)
    .sort((a, b) => a.rank - b.rank || (a.words < b.words ? -1 : 1))
    .map(({ words }) => words);
  const shown = [
    ...names.slice(0, MAX_NAMED),
    ...(isCounted ? [`data for ${counted(triggers.length, 'trigger')}`] : []),
  ];
  return `${counted(ids.length, 'expected input')} ${ids.length === 1 ? 'is' : 'are'} ${state}${names.length > MAX_NAMED ? ', including' : ':'} ${listed(shown)}`;
}

/** What an expected input is, in words: `military aircraft`, `transits of the Suez Canal`. @param id of `meta.missingInputs` or `staleInputs` */
export const inputWords = (id: string): string => nameOf(id).words;

/** Inputs first, then corridors, axes and triggers. */
function nameOf(id: string): { readonly rank: number; readonly words: string } {
  const [kind = '', rest = ''] = id.split(/:(.*)/s);
  const input = BY_ID.get(id);
  if (input !== undefined) return { rank: 0, words: input };
  const corridor = corridorById(rest);
  if (kind === 'corridor')
    return { rank: 1, words: `transits of ${corridor === undefined ? rest : corridorInProse(corridor)}` };
  const axis = AXES.find((one) => one === id);
  if (axis !== undefined) return { rank: 2, words: `all indicators of ${AXIS_WORDS[axis]}` };
  const trigger = TRIGGER_RULES.find((rule) => rule.id === rest);
  return { rank: 3, words: trigger === undefined ? id : `data for the trigger “${trigger.description}”` };
}
