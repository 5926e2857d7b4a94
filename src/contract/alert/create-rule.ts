import { operation } from '../conventions/operation.ts';
import { checkRule, RULE_BODY_EXAMPLE, RULE_EXAMPLE, RULES_BY_TIER, RuleBody, RuleResource } from './rule.ts';

const [, ...COUNTS] = RULES_BY_TIER;

export const createRule = operation({
  operationId: 'CreateRule',
  service: 'alert',
  rpcName: 'create-rule',
  method: 'POST',
  group: 'Alert',
  summary: 'Sends an event when snapshots meet a condition',
  description: `Is evaluated over every snapshot of its regions that is generated from now on; \`dry-run-rule\` says how often it would have fired. \`rule.fired\` and \`rule.cleared\` go to its destinations, whatever their filters. An account has ${COUNTS.join(', ')} rules by tier.`,
  omits: 'What happened before.',
  gate: 'pro',
  bodyLimitBytes: 16 * 1024,
  input: RuleBody,
  response: RuleResource,
  failures: ['allowance_used', 'item_unknown', 'store_unavailable'],
  check: (input) => checkRule(input),
  exampleInput: RULE_BODY_EXAMPLE,
  exampleResponse: RULE_EXAMPLE,
});
