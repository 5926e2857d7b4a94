import type { HandlerOf } from '../contract/endpoints.ts';
import { answerKnown } from './alert-parts.ts';
import type { RuleParts } from './rule-parts.ts';

/** Removes a rule with what it has counted. */
export const deleteRule =
  ({ rules, setTimer }: RuleParts): HandlerOf<'deleteRule'> =>
  ({ ruleId }, { caller }) => {
    const removing = rules.remove({ accountId: caller?.accountId ?? '', ruleId });
    return answerKnown(
      removing.then((isRemoved) => (isRemoved ? ruleId : undefined)),
      setTimer,
      () => ({ ruleId }),
    );
  };
