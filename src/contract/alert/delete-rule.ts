import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { EXAMPLE_RULE_ID, RuleId } from './rule.ts';

export const deleteRule = operation({
  operationId: 'DeleteRule',
  service: 'alert',
  rpcName: 'delete-rule',
  method: 'POST',
  group: 'Alert',
  summary: 'Removes a rule',
  description: 'What it has counted is removed too; its events that wait are still sent.',
  omits: 'Events that were sent.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('DeleteRuleRequest', { ruleId: RuleId }),
  response: record('DeleteRuleResponse', { ruleId: RuleId }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: { ruleId: EXAMPLE_RULE_ID },
  exampleResponse: { ruleId: EXAMPLE_RULE_ID },
});
