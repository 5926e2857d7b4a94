import { counted, listed } from '../assessment/english.ts';
import { INPUTS } from '../assessment/inputs.ts';
import { TRIGGER_RULES } from '../assessment/triggers/registry.ts';
import { AXES } from '../contract/intelligence/vocabulary.ts';
import { corridorById, corridorInProse } from '../reference/corridors.ts';
import { AXIS_WORDS } from './words.ts';

const BY_ID: ReadonlyMap<string, string> = new Map(INPUTS.map(({ id, words }) => [id, words]));

/** More are listed by an excerpt; more than one trigger by their number. */
const MAX_NAMED = 6;

/** `1 expected input is missing: military aircraft`, without the full stop. @param ids of `meta.missingInputs` or `staleInputs` */
export const missingSentence = (state: 'missing' | 'stale', ids: readonly string[]): string =>
  inputsSentence(state, ids.map(inputWords));

/** The same of inputs in words. */
export function inputsSentence(state: 'missing' | 'stale', inputs: readonly string[]): string {
  if (inputs.length === 0) return `No expected input is ${state}`;
  const triggers = inputs.filter((words) => words.startsWith(TRIGGER_DATA));
  const isCounted = triggers.length > 1;
  const names = inputs
    .filter((words) => !isCounted || !triggers.includes(words))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1));
  const shown = [
    ...names.slice(0, MAX_NAMED),
    ...(isCounted ? [`data for ${counted(triggers.length, 'trigger')}`] : []),
  ];
  return `${counted(inputs.length, 'expected input')} ${inputs.length === 1 ? 'is' : 'are'} ${state}${names.length > MAX_NAMED ? ', including' : ':'} ${listed(shown)}`;
}

/** What an expected input is, in words: `military aircraft`, `transits of the Suez Canal`. @param id of `meta.missingInputs` or `staleInputs` */
export function inputWords(id: string): string {
  const [kind = '', rest = ''] = id.split(/:(.*)/s);
  const input = BY_ID.get(id);
  if (input !== undefined) return input;
  const corridor = corridorById(rest);
  if (kind === 'corridor') return `${TRANSITS} ${corridor === undefined ? rest : corridorInProse(corridor)}`;
  const axis = AXES.find((one) => one === id);
  if (axis !== undefined) return `${ALL_INDICATORS} ${AXIS_WORDS[axis]}`;
  const trigger = TRIGGER_RULES.find((rule) => rule.id === rest);
  return trigger === undefined ? id : `${TRIGGER_DATA} “${trigger.description}”`;
}

const TRANSITS = 'transits of';
const ALL_INDICATORS = 'all indicators of';
const TRIGGER_DATA = 'data for the trigger';

/** Inputs first, then corridors, axes and triggers. */
const rankOf = (words: string): number =>
  1 + [TRANSITS, ALL_INDICATORS, TRIGGER_DATA].findIndex((opening) => words.startsWith(`${opening} `));
