import type { RuleBody } from '../../contract/alert/rule.ts';
import type { JsonValue } from '../../projection/json-value.ts';
import type { CompiledRule, Verdict } from './compile-rule.ts';
import { MAX_OVER_BUDGET, type RuleState } from './rule-state.ts';

/** Minutes since midnight of an instant (epoch ms) in a time zone. */
export type LocalMinute = (instant: number, zone: string) => number;

/** A rule with what its evaluation needs. */
export interface RunningRule {
  readonly body: RuleBody;
  readonly expressions: CompiledRule;
  readonly localMinute: LocalMinute;
}

/** A snapshot as a rule meets it. */
export interface RuleInput {
  /** `generatedAt`, epoch ms. */
  readonly at: number;
  /** `{snapshot, previous, difference}`. */
  readonly view: JsonValue;
}

export interface RuleStep {
  readonly state: RuleState;
  /** What happened with this snapshot; absent: no event is made. */
  readonly happened?: {
    readonly kind: 'fired' | 'cleared';
    /** When it was due, where quiet hours held it; epoch ms. */
    readonly heldSince?: number;
  };
  /** Whether the snapshot said nothing of the condition. */
  readonly isUnknown: boolean;
}

/**
 * One snapshot after another, the oldest first: the same state and snapshot always give the same step. A rule that was over
 * its budget `MAX_OVER_BUDGET` times stays as it is.
 */
export function stepRule(rule: RunningRule, state: RuleState, input: RuleInput): RuleStep {
  if (state.overBudget >= MAX_OVER_BUDGET) return { state, isUnknown: false };
  const { expressions, body } = rule;
  const condition = state.isFiring ? expressions.clear : expressions.when;
  const found = condition(input.view);
  const verdict: Verdict = found === 'over_budget' ? null : found;
  const needed = (state.isFiring ? body.clearFor : body.forSnapshots) ?? 1;
  const counted: RuleState = {
    ...state,
    count: verdict === null ? state.count : verdict ? Math.min(state.count + 1, needed) : 0,
    overBudget: state.overBudget + (found === 'over_budget' ? 1 : 0),
  };
  const isUnknown = verdict === null;
  const isQuiet = isInQuietHours(rule, input.at);
  if (counted.held !== undefined) {
    if (isQuiet) return { state: counted, isUnknown };
    const { held, ...rest } = counted;
    return { ...turned(rest, input.at, held), isUnknown };
  }
  const isDue = verdict === true && counted.count >= needed && (state.isFiring || hasCooled(body, state, input.at));
  if (!isDue) return { state: counted, isUnknown };
  const key = state.isFiring ? null : expressions.key(input.view);
  const due = { since: input.at, ...(key === null || key === 'over_budget' ? {} : { key }) };
  const kept = key === 'over_budget' ? { ...counted, overBudget: counted.overBudget + 1 } : counted;
  if (isQuiet && body.quietHours?.action === 'hold' && !kept.isSilent)
    return { state: { ...kept, held: due }, isUnknown };
  return { ...turned(kept, input.at, due, isQuiet), isUnknown };
}

/** From clear to firing, or back. */
function turned(
  state: RuleState,
  at: number,
  { since, key }: NonNullable<RuleState['held']>,
  isDropped = false,
): Pick<RuleStep, 'state' | 'happened'> {
  const heldSince = since === at ? {} : { heldSince: since };
  if (state.isFiring) {
    const next = { ...state, isFiring: false, isSilent: false, count: 0 };
    return state.isSilent || isDropped ? { state: next } : { state: next, happened: { kind: 'cleared', ...heldSince } };
  }
  const isSilent = isDropped || (key !== undefined && key === state.key);
  const next = { ...state, isFiring: true, isSilent, count: 0 };
  if (isSilent) return { state: next };
  const { key: _, ...rest } = next;
  return {
    state: { ...rest, firedAt: at, ...(key === undefined ? {} : { key }) },
    happened: { kind: 'fired', ...heldSince },
  };
}

const HOUR_MS = 3_600_000;

const hasCooled = ({ cooldownHours = 0 }: RuleBody, { firedAt }: RuleState, at: number): boolean =>
  firedAt === undefined || at >= firedAt + cooldownHours * HOUR_MS;

/** From `from` to `to`, exclusive, over midnight where `to` is not later; equal times are the whole day. */
function isInQuietHours({ body, localMinute }: RunningRule, at: number): boolean {
  const { quietHours } = body;
  if (quietHours === undefined) return false;
  const [from, to] = [minuteOf(quietHours.from), minuteOf(quietHours.to)];
  const now = localMinute(at, quietHours.zone);
  return from < to ? now >= from && now < to : now >= from || now < to;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
