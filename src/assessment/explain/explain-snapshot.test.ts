import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { snapshotOf } from '../../../test/kit/worlds.ts';
import { AXES, BUFFER_AXES } from '../../contract/intelligence/vocabulary.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { GRID } from '../balance/drivers.ts';
import { explainSnapshot, valueAt } from './explain-snapshot.ts';

describe('an explanation, in any world', { timeout: 120_000 }, () => {
  it('has terms that sum to the number, by the code that made it, and evidence for all that they cite', () => {
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        const { snapshot, world } = snapshotOf(observationsOf(plan), regionId);
        const explain = (path: string) => explainSnapshot({ snapshot, world, prior: undefined, path });
        for (const axis of AXES) {
          const { basis, terms, evidence, wouldChangeMost } = explain(`/balance/${axis}`);
          expect(basis).toBe('recomputed');
          const units = terms.reduce((sum, { value }) => sum + Math.round(value * GRID), 0);
          expect(units / GRID).toBe(snapshot.balance[axis]);
          const shown = evidence.map(({ id }) => id);
          for (const { evidenceIds } of terms) for (const id of evidenceIds) expect(shown).toContain(id);
          const isBuffer = BUFFER_AXES.some((one) => one === axis);
          // METHOD.md A2: what worsens nothing when it is heard cannot worsen anything when it is as usual.
          if (axis === 'coercivePressure') for (const { change } of wouldChangeMost) expect(change).toBeLessThan(0);
          if (isBuffer && axis !== 'allianceCohesion')
            for (const { change } of wouldChangeMost) expect(change).toBeGreaterThan(0);
        }
        const net = explain('/balance/netBalance');
        expect(net.terms.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(snapshot.balance.netBalance, 4);
        expect(explain('/regime/label').basis).toBe('recomputed');
      }),
      { numRuns: 100 },
    );
  });

  it('says that a value is only stored when the same code no longer gives it', () => {
    const { snapshot } = snapshotOf(worldWith(), 'mena');
    const { world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const path = '/balance/coercivePressure';
    const { basis, terms, wouldChangeMost } = explainSnapshot({ snapshot, world, prior: undefined, path });
    expect([basis, wouldChangeMost]).toEqual(['stored', []]);
    const units = terms.reduce((sum, { value }) => sum + Math.round(value * GRID), 0);
    expect(units / GRID).toBe(snapshot.balance.coercivePressure);
  });

  it('names the strait as what would change access most while it is closed', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const { wouldChangeMost } = explainSnapshot({ snapshot, world, prior: undefined, path: '/balance/maritimeAccess' });
    const first = snapshot.evidence.find(({ id }) => id === wouldChangeMost[0]?.evidenceId);
    expect(first?.corridor).toBe('hormuz_strait');
    expect(wouldChangeMost[0]?.change).toBeGreaterThan(0);
  });

  it('has a rule for every value of a snapshot', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const document = toJson(snapshot);
    for (const path of ['/meta/validUntil', '/scenarioSets/0/lanes/1/probability', '/triggers/active/0/activatedAt'])
      expect([path, typeof valueAt(document, path)]).toEqual([path, 'number']);
    for (const path of [
      '/regionId',
      '/meta/validUntil',
      '/triggers/active/0/threshold/value',
      '/narrative/situation',
    ]) {
      const { rule, basis } = explainSnapshot({ snapshot, world, prior: undefined, path });
      expect([path, rule.length > 10, basis]).toEqual([path, true, 'stored']);
    }
    const active = explainSnapshot({ snapshot, world, prior: undefined, path: '/triggers/active/0/activatedAt' });
    expect(active.evidence.map(({ id }) => id)).toEqual(snapshot.triggers.active[0]?.evidenceIds);
    expect(active.rule).toContain(snapshot.triggers.active[0]?.threshold.metric);
    expect(active.parameters).toContainEqual({
      name: 'trigger.value',
      value: snapshot.triggers.active[0]?.threshold.value,
    });
    for (const path of ['/nothing', '/evidence/x', '/evidence/999', '/meta/validUntil/x', '/__proto__'])
      expect(valueAt(document, path)).toBeUndefined();
  });
});
