import { Value } from 'typebox/value';
import { type Recomputed, recomputeSnapshot } from '../../assessment/recompute/recompute-snapshot.ts';
import { getAssessmentInputs } from '../../contract/intelligence/get-assessment-inputs.ts';
import { CommandError } from '../command-error.ts';
import { type Command, parseArguments, print } from './command.ts';
import { textOfFile } from './json-file.ts';
import { jsonIn } from './key-set.ts';

export const recompute: Command = {
  name: 'recompute',
  usage: 'FILE [--snapshot FILE] [--json]',
  summary:
    'Computes a snapshot again, offline, from its inputs (get-assessment-inputs) and compares the bytes; - reads standard input. --snapshot: the snapshot as served, to name the first difference.',
  examples: ['recompute mena-inputs.json', 'recompute mena-inputs.json --snapshot mena.json'],
  run: async (words) => {
    const options = { snapshot: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArguments(words, options, 1);
    const [file] = positionals;
    if (file === undefined) throw new CommandError('recompute needs a file with the inputs of a snapshot');
    const bundle = await jsonIn(file);
    if (!Value.Check(getAssessmentInputs.response, bundle))
      throw new CommandError(`${file} holds no inputs of a snapshot`);
    const stored = values.snapshot === undefined ? undefined : await textOfFile(values.snapshot);
    const run = recomputeSnapshot(bundle, stored);
    let step = run.next();
    while (step.done !== true) step = run.next();
    const { body: _, ...found } = { body: '', ...step.value };
    const { snapshotId, sha256 } = bundle.inputs;
    print(values.json === true ? JSON.stringify({ snapshotId, sha256, ...found }) : sentenceOf(step.value, snapshotId));
    return found.status === 'same' ? 0 : 1;
  },
};

function sentenceOf(found: Recomputed, snapshotId: string): string {
  switch (found.status) {
    case 'same':
      return `same bytes: ${snapshotId}`;
    case 'different':
      return `different: ${snapshotId}${found.at === undefined ? '' : `, first at ${found.at}`}`;
    case 'withheld':
      return `incomplete: only an operator can recompute ${snapshotId}; withheld: ${found.withheld
        .map(({ feedId, count }) => `${count} of ${feedId}`)
        .join(', ')}`;
    case 'other_parameters':
      return `other parameters: ${snapshotId} was made by another program than this one (${Object.values(found.own).join(', ')})`;
  }
}
