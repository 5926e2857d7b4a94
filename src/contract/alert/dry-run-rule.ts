import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { InstantParameter } from '../intelligence/parameters.ts';
import { checkRule, RULE_BODY_EXAMPLE, RuleBody, RuleId } from './rule.ts';

/** What one dry-run reads at most before it names where the next one begins. */
export const DRY_RUN_LIMITS = { snapshots: 60_000, ms: 60_000, firings: 2_000 } as const;

export const DRY_RUN_CURSOR_PATTERN = '^[0-9A-Za-z_-]{8,6000}$';

const count = (description: string) => Type.Integer({ minimum: 0, description });

const RuleFiring = record('RuleFiring', {
  regionId: Type.String(),
  snapshotId: Type.String(),
  firedAt: EpochMs('When that snapshot was generated.'),
  heldSince: Type.Optional(EpochMs('When it was due, where quiet hours held it.')),
});

const COUNTS = {
  snapshotsRead: count('Snapshots that were evaluated.'),
  count: count('Firings.'),
  held: count('Firings among them that quiet hours held.'),
  unknown: count('Snapshots that said nothing of the condition.'),
};

export const dryRunRule = operation({
  operationId: 'DryRunRule',
  service: 'alert',
  rpcName: 'dry-run-rule',
  method: 'POST',
  group: 'Alert',
  summary: 'When a rule would have fired over stored snapshots',
  description:
    'The same evaluation as of a rule that had been created at `from`, over the snapshots as served. Stops after 60,000 snapshots, 60 seconds or 2,000 firings; then `next` goes on. With `Accept: text/event-stream` it says every second how far it has come.',
  omits: 'Events: nothing is sent.',
  gate: 'pro',
  streams: true,
  exampleProgress: { snapshotsRead: '40', reached: '2026-06-11T06:00:00.000Z' },
  bodyLimitBytes: 32 * 1024,
  input: record('DryRunRuleRequest', {
    rule: Type.Optional(RuleBody),
    ruleId: Type.Optional(RuleId),
    from: InstantParameter('Begin, inclusive.'),
    to: Type.Optional(InstantParameter('End, exclusive; now when absent.')),
    next: Type.Optional(
      Type.String({
        pattern: DRY_RUN_CURSOR_PATTERN,
        description: '`next` of the dry-run before, of the same rule.',
      }),
    ),
  }),
  response: record('DryRunRuleResponse', {
    ...COUNTS,
    firings: Type.Array(RuleFiring, { description: 'The oldest first.' }),
    days: Type.Array(record('RuleDay', { date: Type.String({ description: 'UTC.' }), count: count('Firings.') })),
    byYear: Type.Array(record('RuleYear', { year: Type.Integer({ description: 'UTC.' }), ...COUNTS })),
    isDisabled: Type.Boolean({ description: 'Whether it would have been disabled, over its budget ten times.' }),
    next: Type.Optional(Type.String({ description: 'Absent at the end.' })),
  }),
  failures: ['item_unknown', 'assessment_busy', 'store_unavailable'],
  check: (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
    const { rule, ruleId } = Object(input);
    if ((rule === undefined) !== (ruleId === undefined)) return checkRule(rule, 'rule.');
    return [{ field: 'rule', description: 'is required, or ruleId, and not both' }];
  },
  exampleInput: { rule: RULE_BODY_EXAMPLE, from: '-30d' },
  exampleResponse: {
    ...{ snapshotsRead: 120, count: 1, held: 0, unknown: 2 },
    firings: [{ regionId: 'mena', snapshotId: '0123456789abcdef', firedAt: 1_780_315_200_000 }],
    days: [{ date: '2026-06-01', count: 1 }],
    byYear: [{ year: 2026, snapshotsRead: 120, count: 1, held: 0, unknown: 2 }],
    isDisabled: false,
  },
});
