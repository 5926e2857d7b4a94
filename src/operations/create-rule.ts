import { RULES_BY_TIER } from '../contract/alert/rule.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { addFailure, newItemId, ownReply } from './alert-parts.ts';
import { destinationsFailure, type RuleParts, runningRule, shownRule } from './rule-parts.ts';

/** Creates a rule, whose first snapshots are those generated from now on. */
export function createRule(parts: RuleParts): HandlerOf<'createRule'> {
  const { rules, clock, setTimer } = parts;
  return async (body, { caller, allowance }) => {
    if (caller === undefined) return failed({ code: 'unauthenticated', reason: 'missing' });
    const running = runningRule(body, parts);
    if (!running.ok) return failed(running.failure);
    const wrong = await destinationsFailure(body, caller.accountId, parts);
    if (wrong !== undefined) return failed(wrong);
    const maxCount = RULES_BY_TIER[(await allowance?.())?.tier ?? 1] ?? 0;
    const rule = { ruleId: newItemId('rul'), accountId: caller.accountId, body, createdAt: clock.now() };
    const added = { adding: rules.add(rule, maxCount), maxCount, takeBack: () => rules.remove(rule) };
    return (await addFailure(added, setTimer)) ?? ownReply(shownRule(rule));
  };
}
