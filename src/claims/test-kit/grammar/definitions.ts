import { subject } from './names.ts';
import { type Rule, rule } from './parsed.ts';
import { axisOf } from './states.ts';

/** What a term of the method means: without a time. */
export const DEFINITION_RULES: readonly Rule[] = [
  rule('(?<term>[a-z -]+?) (?<how>means|as a regime means) (?<meaning>.+)', ({ term = '', how = '', meaning = '' }) => {
    const about = subject(term, ['term']);
    if (about === undefined) return undefined;
    const measure = axisOf(term);
    return {
      ...{ kind: 'definition', subject: about, predicate: how, object: meaning, period: { kind: 'always', from: 0 } },
      ...(measure === undefined ? {} : { measure }),
    };
  }),
];
