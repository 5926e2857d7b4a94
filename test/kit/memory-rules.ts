import { EXAMPLE_RULE_ID, RULE_BODY_EXAMPLE, RULE_EXAMPLE } from '../../src/contract/alert/rule.ts';
import type { AlertRule, RuleKey, RuleStore } from '../../src/ports/rules.ts';

/**
 * Rules in memory. Every account has the rule of the examples, whatever it does with it; `check` throws while the store is
 * down.
 */
export function memoryRules(check: () => void): RuleStore {
  let kept: readonly AlertRule[] = [];
  const find = ({ accountId, ruleId }: RuleKey): AlertRule | undefined => {
    check();
    if (ruleId === EXAMPLE_RULE_ID) return { ...exampleRule, accountId };
    return kept.find((one) => one.accountId === accountId && one.ruleId === ruleId);
  };
  return {
    async add(rule, maxCount) {
      check();
      // What the examples ask for can be asked for any number of times.
      if (rule.body.name === RULE_BODY_EXAMPLE.name) return 'added';
      if (kept.filter(({ accountId }) => accountId === rule.accountId).length >= maxCount) return 'allowance_used';
      kept = [rule, ...kept];
      return 'added';
    },
    async list(accountId) {
      check();
      return [...kept.filter((one) => one.accountId === accountId), { ...exampleRule, accountId }];
    },
    find: async (key) => find(key),
    async change(key, { body, isEnabled }) {
      const found = find(key);
      if (found === undefined) return undefined;
      const { disabledReason, ...rest } = found;
      const reason = isEnabled === undefined ? disabledReason : isEnabled ? undefined : (disabledReason ?? 'paused');
      const changed = {
        ...rest,
        ...(body === undefined ? {} : { body }),
        ...(reason === undefined ? {} : { disabledReason: reason }),
      };
      kept = kept.map((one) => (one === found ? changed : one));
      return changed;
    },
    async remove(key) {
      const found = find(key);
      kept = kept.filter((one) => one !== found);
      return found !== undefined;
    },
    positions: async () => [],
    advance: async () => 'overtaken',
  };
}

const exampleRule = { ruleId: EXAMPLE_RULE_ID, body: RULE_BODY_EXAMPLE, createdAt: RULE_EXAMPLE.createdAt };
