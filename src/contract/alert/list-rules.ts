import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { RULE_EXAMPLE, RuleResource } from './rule.ts';

export const listRules = operation({
  operationId: 'ListRules',
  service: 'alert',
  rpcName: 'list-rules',
  method: 'GET',
  group: 'Alert',
  summary: 'Rules of the account, the newest first',
  description: 'All of them, those that are disabled too.',
  omits: 'What they have counted so far.',
  gate: 'pro',
  listed: 'rules',
  input: record('ListRulesQuery', { format: FormatParameter }),
  response: record('ListRulesResponse', { rules: Type.Array(RuleResource) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleResponse: { rules: [RULE_EXAMPLE] },
});
