import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { checkRule, EXAMPLE_RULE_ID, RULE_EXAMPLE, RuleBody, RuleId, RuleResource } from './rule.ts';

export const updateRule = operation({
  operationId: 'UpdateRule',
  service: 'alert',
  rpcName: 'update-rule',
  method: 'POST',
  group: 'Alert',
  summary: 'Replaces, pauses or enables a rule',
  description: 'What is absent stays. Replaced or enabled again it begins as a new one, with the next snapshot.',
  omits: 'What it had counted.',
  gate: 'pro',
  bodyLimitBytes: 16 * 1024,
  input: record('UpdateRuleRequest', {
    ruleId: RuleId,
    rule: Type.Optional(RuleBody),
    isEnabled: Type.Optional(Type.Boolean()),
  }),
  response: RuleResource,
  failures: ['item_unknown', 'store_unavailable'],
  check: (input) => checkRule(Object(input).rule, 'rule.'),
  exampleInput: { ruleId: EXAMPLE_RULE_ID, isEnabled: true },
  exampleResponse: RULE_EXAMPLE,
});
