import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { answerKnown } from './alert-parts.ts';
import { destinationsFailure, type RuleParts, runningRule, shownRule } from './rule-parts.ts';

/** Replaces a rule as a whole; another one is checked as a first one is. */
export const updateRule =
  (parts: RuleParts): HandlerOf<'updateRule'> =>
  async ({ ruleId, rule: body, isEnabled }, { caller }) => {
    const accountId = caller?.accountId ?? '';
    if (body !== undefined) {
      const running = runningRule(body, parts, 'rule.');
      if (!running.ok) return failed(running.failure);
      const wrong = await destinationsFailure(body, accountId, parts);
      if (wrong !== undefined) return failed(wrong);
    }
    const changes = { ...(body === undefined ? {} : { body }), ...(isEnabled === undefined ? {} : { isEnabled }) };
    const changing = parts.rules.change({ accountId, ruleId }, changes, parts.clock.now());
    return answerKnown(changing, parts.setTimer, shownRule);
  };
