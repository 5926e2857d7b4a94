import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, listed } from '../../../test/kit/act-worlds.ts';
import { civilFlights, figure } from '../../../test/kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { creditWeeks } from '../../../test/kit/market-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { snapshotOf, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { AXES, BUFFER_AXES } from '../../contract/intelligence/vocabulary.ts';
import { isObject, type Json, toJson } from '../../contract/openapi/json.ts';
import { valueAt } from '../../contract/openapi/json-pointer.ts';
import { GRID } from '../balance/drivers.ts';
import { roundTo } from '../evidence.ts';
import { METRICS } from '../metrics.ts';
import { explainSnapshot } from './explain-snapshot.ts';

/** Places of all numbers in a document. */
function numericPaths(value: Json, path: string): readonly string[] {
  if (typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((one, i) => numericPaths(one, `${path}/${i}`));
  return isObject(value) ? Object.entries(value).flatMap(([name, one]) => numericPaths(one, `${path}/${name}`)) : [];
}

describe('an explanation, in any world', WORLDS_PATIENCE, () => {
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
          // METHOD.md A2: what worsens nothing when received cannot worsen anything when it is as usual.
          if (axis === 'coercivePressure') for (const { change } of wouldChangeMost) expect(change).toBeLessThan(0);
          if (isBuffer && axis !== 'allianceCohesion')
            for (const { change } of wouldChangeMost) expect(change).toBeGreaterThan(0);
        }
        const net = explain('/balance/netBalance');
        expect(net.terms.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(snapshot.balance.netBalance, 4);
        expect(explain('/regime/label').basis).toBe('recomputed');
      }),
      { numRuns: worldCount(1_000) },
    );
  });

  it('names the country of a term that several countries share', () => {
    const { snapshot, world } = snapshotOf([...worldWith(), ...creditWeeks({ usual: 0, now: 3 })], 'europe');
    const { terms } = explainSnapshot({ snapshot, world, prior: undefined, path: '/balance/capitalStress' });
    const cited = terms.filter(({ evidenceIds }) => evidenceIds.length > 0).map(({ label }) => label);
    expect(cited.length).toBeGreaterThan(5);
    expect(new Set(cited).size).toBe(cited.length);
    expect(cited.filter((label) => label.startsWith('Germany: '))).toHaveLength(1);
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

  it('shows the lineage, age, precision and revision risk whose product a confidence is', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    expect(snapshot.evidence.length).toBeGreaterThan(5);
    for (const [place, { id, confidence }] of snapshot.evidence.entries()) {
      const path = `/evidence/${place}/confidence`;
      const { terms, basis } = explainSnapshot({ snapshot, world, prior: undefined, path });
      expect(basis, id).toBe('recomputed');
      expect(terms.map(({ label }) => label).sort()).toEqual([
        ...['age', 'independent sources', 'precision', 'revision risk, as 1 less the chance'],
      ]);
      expect(
        roundTo(
          terms.reduce((product, { value }) => product * value, 1),
          4,
        ),
      ).toBe(confidence);
    }
  });

  it('shows the grade that the factors of a confidence follow from, and nothing of the kind elsewhere', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const explained = (path: string) => explainSnapshot({ snapshot, world, prior: undefined, path });
    for (const [place, { id }] of snapshot.evidence.entries()) {
      const { grade, terms } = explained(`/evidence/${place}/confidence`);
      if (grade === undefined) throw new Error(`${id} has no grade`);
      const factor = (label: string) => terms.find((one) => one.label.startsWith(label))?.value ?? 0;
      expect(factor('revision risk')).toBe(1 - grade.revisionRisk);
      // With one source the noisy-OR is that source; every further one adds.
      expect(factor('independent sources')).toBeGreaterThanOrEqual(grade.single);
      expect(grade.provenance).toMatch(/^Set by judgement: no historical data\. [A-Z].*\.$/);
    }
    const closure = snapshot.evidence.findIndex(({ corridor }) => corridor === 'hormuz_strait');
    expect(explained(`/evidence/${closure}/confidence`).grade).toEqual({
      ...{ single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 7 },
      halfLifeDays: METRICS.transits_total.halfLifeMs / 86_400_000,
      provenance: 'Set by judgement: no historical data. Ships are counted from AIS by one publisher, a week late.',
    });
    for (const path of ['/balance/maritimeAccess', `/evidence/${closure}/observedAt`, '/meta/snapshotConfidence'])
      expect(explained(path).grade).toBeUndefined();
  });

  it('has a rule, terms and a recomputed basis for every number of a snapshot', () => {
    const rows = [
      ...worldWith(HORMUZ_CRISIS),
      ...acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 8),
      ...acts({ from: 'state:US', to: 'state:IR', kind: 'economic_coercion' }, 8),
      ...listed('IR', 'ofac', 80),
      ...figure('IR', 'reserves_months', { usual: 2, now: 2 }),
      ...civilFlights('gulf', { usual: 60, now: 20 }),
    ];
    const { snapshot, world } = snapshotOf(rows, 'mena');
    const paths = numericPaths(toJson(snapshot), '');
    const sections = new Set(paths.map((path) => path.split('/')[1]));
    expect([...sections].sort()).toEqual(
      [
        ...['actors', 'balance', 'evidence', 'generatedAt', 'leverageEdges', 'meta', 'mobility', 'regime'],
        ...['scenarioSets', 'transmissionPaths', 'triggers'],
      ].sort(),
    );
    // Paths of lanes are those of the snapshot, once more: one lane of each horizon stands for all.
    const looked = paths.filter((path) => !/^\/scenarioSets\/\d\/lanes\/[1-3]\/transmissions/.test(path));
    for (const path of looked) {
      const { rule, terms, basis, isSum, evidence } = explainSnapshot({ snapshot, world, prior: undefined, path });
      expect([path, rule.length > 10, terms.length > 0]).toEqual([path, true, true]);
      if (path !== '/generatedAt') expect([path, basis]).toEqual([path, 'recomputed']);
      const shown = new Set(evidence.map(({ id }) => id));
      for (const { evidenceIds } of terms) for (const id of evidenceIds) expect(shown).toContain(id);
      const value = valueAt(toJson(snapshot), path);
      const sum = terms.reduce((total, one) => total + one.value, 0);
      // A driver is explained by all of its axis.
      if (isSum && typeof value === 'number' && !/^.balance.(pressures|buffers)/.test(path))
        expect(Math.abs(sum - value)).toBeLessThan(1e-3);
    }
  });

  it('names the model as the source of a lane that it made, and the base rate of every other', () => {
    const { world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const simple = { markov: [0.7, 0.1, 0.1, 0.1], lastK: [0.4, 0.2, 0.2, 0.2] } as const;
    const forecast = [0.1, 0.6, 0.2, 0.1] as const;
    const known = { ...world, lanes: { ...world.lanes, get: () => ({ forecast, simple, newestDay: 20_500 }) } };
    const { snapshot } = uncheckedSnapshotOf(known, 'mena');
    const at = (set: number, lane: number) =>
      explainSnapshot({
        ...{ snapshot, world: known, prior: undefined },
        path: `/scenarioSets/${set}/lanes/${lane}/probability`,
      });
    for (const [lane, value] of forecast.entries()) {
      const { basis, terms, rule } = at(2, lane);
      expect([basis, rule]).toEqual(['recomputed', expect.stringMatching(/^The fitted model /)]);
      expect(terms).toContainEqual({ label: 'the model', value, evidenceIds: [] });
      expect(terms.map(({ label }) => label)).toContain('persistence of the latest lane');
      expect(at(1, lane).terms.map(({ label }) => label)).toEqual([
        expect.stringMatching(/^base rate of the lane \w+ within 7 days$/),
      ]);
    }
  });

  it('says that the path of crude is gone where Hormuz is open', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const index = snapshot.transmissionPaths.findIndex((path) => path.impactedAssetClass === 'crude');
    const path = `/transmissionPaths/${index}/magnitudeHigh`;
    const { wouldChangeMost, terms } = explainSnapshot({ snapshot, world, prior: undefined, path });
    expect(wouldChangeMost[0]).toMatchObject({
      value: 0,
      change: -(snapshot.transmissionPaths[index]?.magnitudeHigh ?? 0),
    });
    expect(terms.map(({ label }) => label)).toContain('days since it began');
  });

  it('gives the baseline of the reports of a trigger', () => {
    const { snapshot, world } = snapshotOf(worldWith({ gulfForce: 5 }), 'mena');
    const place = snapshot.triggers.active.findIndex(({ id }) => id === 'mena.force_surge');
    const path = `/triggers/active/${place}/activatedAt`;
    const { terms } = explainSnapshot({ snapshot, world, prior: undefined, path });
    const value = (start: string) => terms.find(({ label }) => label.startsWith(start))?.value ?? Number.NaN;
    const [now, base] = [value('weighted reports'), value('baseline')];
    expect(now / base - 1).toBeCloseTo(value('metric now'), 9);
    // A doubling in all, or as much as random variation would double it to.
    const chance = value('exceeded by random variation') / 2;
    expect(base).toBeCloseTo(Math.max(value('expected from the 30 days before'), chance), 9);
  });

  it('shows the figures that the role of an actor is read from', () => {
    const force = acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 8);
    const { snapshot, world } = snapshotOf([...worldWith(HORMUZ_CRISIS), ...force], 'mena');
    const place = snapshot.actors.findIndex(({ actorId }) => actorId === 'state:IR');
    const path = `/actors/${place}/role`;
    const { basis, isSum, terms, parameters } = explainSnapshot({ snapshot, world, prior: undefined, path });
    expect([snapshot.actors[place]?.role, basis, isSum]).toEqual(['aggressor', 'recomputed', false]);
    const figure = (label: string) => terms.find((term) => term.label === label)?.value ?? Number.NaN;
    const needed = (name: string) => parameters.find((one) => one.name === `actors.${name}`)?.value ?? Number.NaN;
    expect(figure('Clusters of material conflict that it started')).toBeGreaterThanOrEqual(needed('clustersNeeded'));
    const share = figure('Share of the material conflict with it that it started');
    expect(share).toBeGreaterThanOrEqual(needed('aggressorShare'));
  });

  it('has a rule for every value of a snapshot', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const document = toJson(snapshot);
    for (const path of ['/meta/validUntil', '/scenarioSets/0/lanes/1/probability', '/triggers/active/0/activatedAt'])
      expect([path, typeof valueAt(document, path)]).toEqual([path, 'number']);
    for (const path of ['/regionId', '/meta/missingInputs', '/triggers/active/0/threshold', '/narrative/situation']) {
      const { rule, basis } = explainSnapshot({ snapshot, world, prior: undefined, path });
      expect([path, rule.length > 10, basis]).toEqual([path, true, 'stored']);
    }
    const active = explainSnapshot({ snapshot, world, prior: undefined, path: '/triggers/active/0/activatedAt' });
    expect(active.evidence.map(({ id }) => id)).toEqual(snapshot.triggers.active[0]?.evidenceIds);
    expect(active.rule).toContain(snapshot.triggers.active[0]?.description);
    expect(active.parameters).toContainEqual({
      name: 'trigger.value',
      value: snapshot.triggers.active[0]?.threshold.value,
    });
    for (const path of ['/nothing', '/evidence/x', '/evidence/999', '/meta/validUntil/x', '/__proto__'])
      expect(valueAt(document, path)).toBeUndefined();
  });
});
