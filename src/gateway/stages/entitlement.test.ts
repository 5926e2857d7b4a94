import { describe, expect, it } from 'vitest';
import { keyCaller, stageExchange } from '../../../test/kit/stage-exchange.ts';
import type { Gate } from '../../contract/conventions/operation.ts';
import type { EntitlementVerdict } from '../../ports/credentials.ts';
import { entitlementStage } from './entitlement.ts';
import { operatorScopeStage } from './operator-scope.ts';

const known = (tier: number, isStale?: true): EntitlementVerdict => ({
  status: 'known',
  tier,
  planKey: `plan-${tier}`,
  ...(isStale && { isStale }),
});
const UNVERIFIABLE: EntitlementVerdict = { status: 'unverifiable' };

/** The stage's step, the accounts that it read the plan of, and what it noted. */
async function judged(
  found: EntitlementVerdict,
  { gate = 'pro', method = 'GET', requestCost = 1 }: { gate?: Gate; method?: string; requestCost?: 0 | 1 } = {},
) {
  const read: string[] = [];
  const stage = entitlementStage({
    entitlementOf: (accountId) => {
      read.push(accountId);
      return found;
    },
  });
  const exchange = stageExchange({ endpoint: { gate, requestCost }, request: { method }, caller: keyCaller() });
  const step = await stage.run(exchange);
  return { step, read, tier: exchange.notes.tier, isDegraded: exchange.notes.isDegraded };
}
const passed = (entitlement: EntitlementVerdict | undefined) => ({ kind: 'pass', added: { entitlement } });
const failed = (failure: object) => ({ kind: 'fail', failure });

describe('a Pro-gated endpoint', () => {
  it.each([1, 2, 3])('is open to tier %i', async (tier) => {
    const { step, read, ...noted } = await judged(known(tier));
    expect(step).toEqual(passed(known(tier)));
    expect(read).toEqual(['acme']);
    expect(noted).toEqual({ tier, isDegraded: false });
  });

  it('is closed to tier 0, with the tier it takes and the plan that does not serve', async () => {
    const { step, tier } = await judged(known(0));
    const refusal = { code: 'not_entitled', requiredTier: 1, currentTier: 0, planKey: 'plan-0' };
    expect([step, tier]).toEqual([failed(refusal), 0]);
  });

  it('is closed while the plan cannot be verified', async () => {
    const { step, tier, isDegraded } = await judged(UNVERIFIABLE);
    expect([step, tier, isDegraded]).toEqual([failed({ code: 'entitlement_unverifiable' }), undefined, false]);
  });

  it('is read by an earlier verdict, and not written by it', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { step, ...noted } = await judged(known(1, true), { method });
      expect(step).toEqual(passed(known(1, true)));
      expect(noted).toMatchObject({ tier: 1, isDegraded: true });
    }
    const { step, ...noted } = await judged(known(1, true), { method: 'POST' });
    expect(step).toEqual(failed({ code: 'entitlement_unverifiable' }));
    expect(noted).toMatchObject({ tier: undefined, isDegraded: true });
    expect((await judged(known(1), { method: 'POST' })).step).toEqual(passed(known(1)));
  });

  it('reads the plan also where the request itself counts nothing', async () => {
    expect((await judged(known(0), { requestCost: 0 })).step.kind).toBe('fail');
  });
});

describe('any other endpoint', () => {
  it('has the plan for its limits, whatever it is', async () => {
    for (const verdict of [known(0), known(2), UNVERIFIABLE]) {
      const { step, tier } = await judged(verdict, { gate: 'key' });
      expect([step, tier]).toEqual([passed(verdict), verdict.status === 'known' ? verdict.tier : undefined]);
    }
  });

  it('reads no plan where nothing depends on one', async () => {
    expect(await judged(known(2), { gate: 'key', requestCost: 0 })).toEqual({
      step: passed(undefined),
      read: [],
      tier: undefined,
      isDegraded: false,
    });
  });

  it('has no caller where it is public, and only there', () => {
    const stage = entitlementStage({ entitlementOf: () => UNVERIFIABLE });
    expect(stage.run(stageExchange())).toEqual(passed(undefined));
    for (const gate of ['key', 'pro', 'operator'] as const)
      expect(() => stage.run(stageExchange({ endpoint: { gate } }))).toThrow('only public endpoints have no caller');
  });
});

describe('an operator endpoint', () => {
  const step = (gate: Gate, scopes: readonly string[]) =>
    operatorScopeStage.run(stageExchange({ endpoint: { gate }, caller: keyCaller({ scopes }) }));

  it('is open to the operator scope alone', () => {
    expect(step('operator', ['other', 'operator'])).toEqual({ kind: 'pass', added: {} });
    for (const scopes of [[], ['other']])
      expect(step('operator', scopes)).toEqual(failed({ code: 'operator_required' }));
    const anonymous = stageExchange({ endpoint: { gate: 'operator' } });
    expect(operatorScopeStage.run(anonymous)).toEqual(failed({ code: 'operator_required' }));
  });

  it('is the only kind that asks for it', () => {
    for (const gate of ['public', 'key', 'pro'] as const) expect(step(gate, [])).toMatchObject({ kind: 'pass' });
  });
});
