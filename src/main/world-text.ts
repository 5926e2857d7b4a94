import { templateNarrative } from '../analysis/narrative/template-narrative.ts';
import type { AssessorParts } from '../operations/assessor.ts';
import type { WorldName } from './world-folder.ts';

/** Source label and narrative of a world, by the template alone: replays call no model (METHOD.md §10). */
export const worldText = (name: WorldName): AssessorParts => ({
  label: name === 'exercise' ? 'EXERCISE ' : '',
  narrate: (draft) => templateNarrative(draft, name === 'exercise'),
});
