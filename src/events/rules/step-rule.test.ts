import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleBody } from '../../contract/alert/rule.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import { compileRule } from './compile-rule.ts';
import { FIRST_RULE_STATE, MAX_OVER_BUDGET, type RuleState, ruleStateFrom } from './rule-state.ts';
import { type RuleStep, type RunningRule, stepRule } from './step-rule.ts';

const HOUR_MS = 3_600_000;

/** What a snapshot says: of `when`, of `clear`, and of `dedupe`. */
interface Said {
  readonly at: number;
  readonly w: boolean | null;
  readonly c: boolean | null;
  readonly k: string | null;
}

const localMinute = (instant: number) => Math.floor(instant / 60_000) % 1_440;

const running = (body: RuleBody): RunningRule => ({ body, expressions: compileRule(body), localMinute });

const viewOf = (said: Said) => readJsonValue(JSON.stringify({ snapshot: said, previous: null, difference: null }));

function fold(rule: RunningRule, history: readonly Said[], between = (state: RuleState) => state) {
  const steps: RuleStep[] = [];
  let state = FIRST_RULE_STATE;
  for (const said of history) {
    const step = stepRule(rule, between(state), { at: said.at, view: viewOf(said) });
    steps.push(step);
    state = step.state;
  }
  return steps.map(({ happened, isUnknown }) => ({ happened, isUnknown }));
}

const verdict = fc.oneof(
  { weight: 3, arbitrary: fc.constant(true) },
  { weight: 2, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const time = fc.constantFrom('00:00', '02:00', '06:00', '12:00', '18:00', '22:00');
const someRule: fc.Arbitrary<RuleBody> = fc
  .record(
    {
      forSnapshots: fc.integer({ min: 1, max: 4 }),
      clearFor: fc.integer({ min: 1, max: 4 }),
      cooldownHours: fc.integer({ min: 0, max: 60 }),
      clear: fc.constant('snapshot.c'),
      dedupe: fc.constant('snapshot.k'),
      quietHours: fc.record({
        zone: fc.constant('UTC'),
        from: time,
        to: time,
        action: fc.constantFrom('hold' as const, 'drop' as const),
      }),
    },
    { requiredKeys: [] },
  )
  .map((own) => ({ name: 'any', regionIds: ['mena'], when: 'snapshot.w', ...own }));
const someHistory: fc.Arbitrary<readonly Said[]> = fc
  .array(
    fc.record({ hours: fc.integer({ min: 1, max: 9 }), w: verdict, c: verdict, k: fc.constantFrom('a', 'b', null) }),
    {
      maxLength: 60,
    },
  )
  .map((items) => {
    let at = 0;
    return items.map(({ hours, ...said }) => {
      at += hours * HOUR_MS;
      return { at, ...said };
    });
  });

/** The same by the words of the description, over a list of all that is known, without a state of its own. */
function plain(body: RuleBody, history: readonly Said[]) {
  const happened = new Map<number, { kind: 'fired' | 'cleared'; heldSince?: number }>();
  const quietAt = (at: number) => {
    if (body.quietHours === undefined) return false;
    const hour = (at / HOUR_MS) % 24;
    const [from = 0, to = 0] = [body.quietHours.from, body.quietHours.to].map((text) => Number(text.slice(0, 2)));
    return Array.from({ length: ((to - from + 23) % 24) + 1 }, (_, n) => (from + n) % 24).includes(hour);
  };
  const conditionIn = (said: Said, isFiring: boolean) => {
    if (!isFiring) return said.w;
    if (body.clear !== undefined) return said.c;
    return said.w === null ? null : !said.w;
  };
  let begin = 0;
  let isFiring = false;
  let isSilent = false;
  let lastFiring: { at: number; key: string | null } | undefined;
  const unknown: boolean[] = [];
  while (begin < history.length) {
    // The first snapshot at which the next turn is due, then the first at which it may be made.
    const needed = (isFiring ? body.clearFor : body.forSnapshots) ?? 1;
    const due = history.findIndex((said, index) => {
      if (index < begin || conditionIn(said, isFiring) !== true) return false;
      const known = history.slice(begin, index + 1).map((one) => conditionIn(one, isFiring));
      const since = known.filter((one) => one !== null).slice(-needed);
      if (since.length < needed || since.includes(false)) return false;
      return isFiring || lastFiring === undefined || said.at - lastFiring.at >= (body.cooldownHours ?? 0) * HOUR_MS;
    });
    const isHeld: boolean =
      due >= 0 && quietAt(history[due]?.at ?? 0) && body.quietHours?.action === 'hold' && !isSilent;
    const turn: number = isHeld ? history.findIndex(({ at }, index) => index > due && !quietAt(at)) : due;
    const end = turn < 0 ? history.length - 1 : turn;
    for (let index = begin; index <= end; index += 1) {
      const said = history[index];
      if (said !== undefined) unknown[index] = conditionIn(said, isFiring) === null;
    }
    begin = end + 1;
    if (turn < 0) break;
    const at: number = history[turn]?.at ?? 0;
    const isDropped: boolean = !isHeld && quietAt(at);
    const held = isHeld ? { heldSince: history[due]?.at ?? 0 } : {};
    if (isFiring) {
      if (!isSilent && !isDropped) happened.set(turn, { kind: 'cleared', ...held });
      isFiring = false;
      isSilent = false;
    } else {
      const key = body.dedupe === undefined ? null : (history[due]?.k ?? null);
      isSilent = isDropped || (key !== null && key === lastFiring?.key);
      if (!isSilent) {
        happened.set(turn, { kind: 'fired', ...held });
        lastFiring = { at, key };
      }
      isFiring = true;
    }
  }
  return history.map((_, index) => ({ happened: happened.get(index), isUnknown: unknown[index] ?? false }));
}

describe('a rule', () => {
  it('does over any snapshots what its words say', () => {
    fc.assert(
      fc.property(someRule, someHistory, (body, history) => {
        expect(fold(running(body), history)).toEqual(plain(body, history));
      }),
      { numRuns: 500 },
    );
  });

  it('goes on from a state that was stored and read back', () => {
    const stored = (state: RuleState) => ruleStateFrom(JSON.parse(JSON.stringify(state)));
    fc.assert(
      fc.property(someRule, someHistory, (body, history) => {
        expect(fold(running(body), history, stored)).toEqual(fold(running(body), history));
      }),
      { numRuns: 500 },
    );
  });

  it('fires after two in a row, whatever is unknown between them, and clears when it is no longer so', () => {
    const rule = running({ name: 'two', regionIds: ['mena'], when: 'snapshot.w', forSnapshots: 2 });
    const said = [true, null, true, true, null, false, true].map((w, n) => ({ at: n * HOUR_MS, w, c: null, k: null }));
    const kinds = fold(rule, said).map(({ happened, isUnknown }) => (isUnknown ? 'unknown' : (happened?.kind ?? '')));
    expect(kinds).toEqual(['', 'unknown', 'fired', '', 'unknown', 'cleared', '']);
  });

  it('is unknown where an expression does not fit or needs too much, and stops after ten times too much', () => {
    const rule = running({
      name: 'costly',
      regionIds: ['mena'],
      when: 'snapshot.n[*].n[*].n[*].n[*] && abs(snapshot.k)',
    });
    const nested = (depth: number): unknown => ({
      n: depth === 0 ? 1 : Array.from({ length: 40 }, () => nested(depth - 1)),
    });
    const costly = readJsonValue(JSON.stringify({ snapshot: nested(3) }));
    const unfit = readJsonValue(JSON.stringify({ snapshot: { n: [{ n: [{ n: [{ n: [1] }] }] }], k: 'text' } }));
    expect(stepRule(rule, FIRST_RULE_STATE, { at: 1, view: unfit })).toEqual({
      state: FIRST_RULE_STATE,
      isUnknown: true,
    });
    const sorted = 'sort_by(@, &to_string(@))';
    const when = `snapshot.n[].n[].n[] | [${sorted}, ${sorted}, ${sorted}]`;
    const spent = running({ name: 'spent', regionIds: ['mena'], when });
    let state = FIRST_RULE_STATE;
    for (let at = 1; at <= MAX_OVER_BUDGET; at += 1) {
      const step = stepRule(spent, state, { at, view: costly });
      expect(step).toMatchObject({ isUnknown: true, state: { overBudget: at } });
      state = step.state;
    }
    expect(stepRule(spent, state, { at: 99, view: unfit })).toEqual({ state, isUnknown: false });
  });
});
