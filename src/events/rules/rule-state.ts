import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Type } from '../../contract/conventions/schema.ts';

export const RuleStateSchema = Type.Object(
  {
    /** Whether it has fired and not cleared since. */
    isFiring: Type.Boolean(),
    /** Whether no event was made of that firing: then none is made of its end. */
    isSilent: Type.Boolean(),
    /** Snapshots that count towards the next firing, or towards its end. */
    count: Type.Integer({ minimum: 0 }),
    /** Evaluations that needed more than their budget. */
    overBudget: Type.Integer({ minimum: 0 }),
    /** Of the newest firing, epoch ms. */
    firedAt: Type.Optional(Type.Integer()),
    /** Hash of what `dedupe` gave at the newest firing. */
    key: Type.Optional(Type.String({ maxLength: 64 })),
    /** What waits for the end of quiet hours. */
    held: Type.Optional(Type.Object({ since: Type.Integer(), key: Type.Optional(Type.String({ maxLength: 64 })) })),
  },
  { additionalProperties: false },
);

/** What a rule remembers of one region, between two snapshots; plain JSON. */
export type RuleState = Static<typeof RuleStateSchema>;

export const FIRST_RULE_STATE: RuleState = { isFiring: false, isSilent: false, count: 0, overBudget: 0 };

const compiled = Compile(RuleStateSchema);

/** A state that was stored; the first one for a value of another shape. */
export const ruleStateFrom = (stored: unknown): RuleState => (compiled.Check(stored) ? stored : FIRST_RULE_STATE);

/** Times that an expression of a rule may need more than its budget. */
export const MAX_OVER_BUDGET = 10;
