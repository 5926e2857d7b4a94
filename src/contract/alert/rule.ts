import type { Static } from 'typebox';
import type { Violation } from '../conventions/failure.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { REGION_IDS } from '../intelligence/region-ids.ts';
import { DestinationId, EXAMPLE_DESTINATION_ID, ID_PATTERN } from './destination.ts';

/** Rules that an account may have, by tier. */
export const RULES_BY_TIER = [0, 10, 50, 500] as const;

/** Most snapshots that a count may need: a week of four a day. */
export const MAX_COUNT = 28;
/** Most destinations of a rule. */
const MAX_DESTINATIONS = 20;

export const RuleId = Type.String({ $id: 'RuleId', pattern: ID_PATTERN, description: 'As `create-rule` gave it.' });

/** SPEC.md, Limits: UTF-8 bytes of an expression. */
const MAX_EXPRESSION_BYTES = 1_024;

const Predicate = Type.String({
  $id: 'RulePredicate',
  minLength: 1,
  maxLength: MAX_EXPRESSION_BYTES,
  description:
    'JMESPath over `{snapshot, previous, difference}`. `null` is unknown: it neither fires nor clears, and breaks no count; what needs too much is `null`.',
});
const Count = Type.Integer({
  $id: 'RuleCount',
  minimum: 1,
  maximum: MAX_COUNT,
  description: 'Snapshots in a row, those that are unknown left out; 1 when absent.',
});
/** Minutes of a day. */
export const TIME_PATTERN = '^([01][0-9]|2[0-3]):[0-5][0-9]$';
const TimeOfDay = Type.String({ pattern: TIME_PATTERN });

export const QuietHours = record('QuietHours', {
  zone: Type.String({ minLength: 1, maxLength: 64, description: 'IANA time zone, such as `Europe/Rome`.' }),
  from: TimeOfDay,
  to: TimeOfDay,
  action: Type.Enum(['hold', 'drop'], {
    description: '`hold`: sent with the first snapshot after these hours; `drop`: never sent.',
  }),
});
export type QuietHours = Static<typeof QuietHours>;

const ruleMembers = {
  name: Type.String({ minLength: 1, maxLength: 100, 'x-trim': true }),
  regionIds: Type.Array(Type.Enum([...REGION_IDS]), { minItems: 1, maxItems: REGION_IDS.length }),
  when: Predicate,
  clear: Type.Optional(Predicate),
  forSnapshots: Type.Optional(Count),
  clearFor: Type.Optional(Count),
  cooldownHours: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 8_784, description: 'From one firing to the next; 0 when absent.' }),
  ),
  quietHours: Type.Optional(QuietHours),
  dedupe: Type.Optional(Predicate),
  destinationIds: Type.Optional(
    Type.Array(DestinationId, { maxItems: MAX_DESTINATIONS, description: 'Where its events are sent.' }),
  ),
};

/** A rule as a caller writes it. */
export const RuleBody = record(
  'RuleBody',
  ruleMembers,
  'Fires after `forSnapshots` times `when`, and is over after `clearFor` times `clear`, or not `when` without one. A firing with the `dedupe` of the one before, unless `null`, is left out.',
);
export type RuleBody = Static<typeof RuleBody>;

/** What a schema cannot say of a rule: bytes of its expressions. @param prefix of its members in the request */
export function checkRule(rule: unknown, prefix = ''): readonly Violation[] {
  const { when, clear, dedupe } = Object(rule);
  return Object.entries({ when, clear, dedupe }).flatMap(([field, text]) =>
    typeof text === 'string' && new TextEncoder().encode(text).length > MAX_EXPRESSION_BYTES
      ? [{ field: `${prefix}${field}`, description: `must have at most ${MAX_EXPRESSION_BYTES} UTF-8 bytes` }]
      : [],
  );
}

export const RuleResource = record('Rule', {
  ruleId: RuleId,
  rule: RuleBody,
  disabledReason: Type.Optional(
    Type.Enum(['paused', 'over_budget'], {
      description: 'Absent while it is evaluated. `over_budget`: an expression needed more than it may have ten times.',
    }),
  ),
  createdAt: EpochMs('When it was created.'),
});

export const EXAMPLE_RULE_ID = 'rul_0123456789ABCDEFGHIJKL';
export const RULE_BODY_EXAMPLE: RuleBody = {
  name: 'Pressure in the Gulf',
  regionIds: ['mena'],
  when: 'snapshot.balance.coercivePressure > `0.7`',
  forSnapshots: 2,
  destinationIds: [EXAMPLE_DESTINATION_ID],
};
export const RULE_EXAMPLE = { ruleId: EXAMPLE_RULE_ID, rule: RULE_BODY_EXAMPLE, createdAt: 1_780_315_200_000 };
