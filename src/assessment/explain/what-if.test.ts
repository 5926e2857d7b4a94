import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts } from '../../../test/kit/act-worlds.ts';
import { DEATHS_NOW, months } from '../../../test/kit/death-months.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW, snapshotOf, uncheckedSnapshotOf } from '../../../test/kit/worlds.ts';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { countryByName } from '../../reference/countries.ts';
import { alarmFeatures } from '../alarms/alarm-features.ts';
import { assessWorld } from '../assess-world.ts';
import { snapshotConfidence } from '../confidence.ts';
import { statusOf } from '../input-status.ts';
import { INPUTS, type Input } from '../inputs.ts';
import { isMetricId, type MetricId } from '../metrics.ts';
import { type Observation, WORLD_SUBJECT } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { hasRequiredInputs, regimeFeatures, regimeState } from '../regime.ts';
import type { RegionState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { explainSnapshot } from './explain-snapshot.ts';

const STEP = 1e-4;
const AXES = ['coercivePressure', 'domesticFragility'] as const;

/** A day ago the region stood where `level` says, and had been in its label for a while. */
const before = (state: RegionState, level: number): RegionState => ({
  ...state,
  instant: NOW - DAY_MS,
  regime: { ...state.regime, transitionedAt: NOW - 30 * DAY_MS },
  coercion: [{ at: NOW - 8 * DAY_MS, value: level }],
  smoothed: { coercion: level, fragility: level },
});

/** The metric that a what-if names in words. */
const metricOf = (what: string): string => {
  const inputs: readonly Input[] = INPUTS;
  return (
    inputs.find(({ words }) => /^(?:: |, | and )/.test(what.slice(words.length)) && what.startsWith(words))?.pulse ?? ''
  );
};

/** A metric that is received right now. */
const figureNow = (metric: MetricId): Observation => ({
  ...{ feedId: 'received', recordId: 'now', metric, subject: WORLD_SUBJECT, value: 0, observedAt: NOW, knownAt: NOW },
  ...{ lineage: 'received', event: 'now', detail: {} },
});

describe('what a label would be, in any world', WORLDS_PATIENCE, () => {
  it('is as said with the axis there, as it is one step before, and with any axis moved by less', () => {
    let flips = 0;
    const someLevel = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined });
    const elsewhere = fc.record({ axis: fc.constantFrom(...AXES), share: fc.double({ min: -1, max: 1, noNaN: true }) });
    const cases = fc.tuple(somePlan, someRegion, someLevel, elsewhere);
    // However few worlds are asked for, these are among them.
    const examples = fc.sample(cases, { numRuns: 8, seed: 3 });
    fc.assert(
      fc.property(somePlan, someRegion, someLevel, elsewhere, (plan, regionId, level, other) => {
        const rows = observationsOf(plan);
        const first = snapshotOf(rows, regionId);
        const prior = level === undefined ? undefined : before(first.state, level);
        const { snapshot, world } = uncheckedSnapshotOf(first.world, regionId, prior);
        const { whatIf } = explainSnapshot({ snapshot, world, prior, path: '/regime/label' });
        const alarmed = alarmFeatures(world, regionId, { prior, active: snapshot.triggers.active });
        const labelWith = (axis: string, value: number): string =>
          regimeState(
            { ...regimeFeatures({ ...snapshot.balance, [axis]: value }, NOW, prior), ...alarmed },
            { instant: NOW, prior, hasRequiredInputs: hasRequiredInputs(world) },
          ).label;
        for (const { what, from = Number.NaN, to, value } of whatIf) {
          flips += 1;
          expect([what, labelWith(what, to)]).toEqual([what, value]);
          expect(value).not.toBe(snapshot.regime.label);
          const stepBefore = Math.round((to - Math.sign(to - from) * STEP) / STEP) * STEP;
          expect(labelWith(what, stepBefore)).toBe(snapshot.regime.label);
        }
        const sizes = whatIf.map(({ from = Number.NaN, to }) => Math.abs(to - from));
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
        const reach = Math.min(...sizes, 1) - STEP;
        const now = snapshot.balance[other.axis];
        const moved = Math.min(1, Math.max(0, Math.round((now + other.share * reach) / STEP) * STEP));
        expect(labelWith(other.axis, moved)).toBe(snapshot.regime.label);
      }),
      { numRuns: worldCount(600), examples },
    );
    expect(flips).toBeGreaterThan(0);
  });

  it('is, of a confidence, what comes of the same world without the metric, or with it', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        const rows = observationsOf(plan);
        const { snapshot, world } = snapshotOf(rows, regionId);
        const path = '/meta/snapshotConfidence';
        const { whatIf } = explainSnapshot({ snapshot, world, prior: undefined, path });
        const now = snapshot.meta.snapshotConfidence;
        for (const { what, to, value } of whatIf) {
          const metric = metricOf(what);
          const others = rows.filter((row) => row.metric !== metric);
          const received = isMetricId(metric) && to === 1 ? [figureNow(metric)] : [];
          const other = assessWorld(indexObservations([...others, ...received], NOW));
          expect([what, snapshotConfidence(other, regionId)]).toEqual([what, value]);
          if (to === 0) expect(value).toBeLessThan(now);
          else expect(value).toBeGreaterThan(now);
          seen.add(to);
        }
        const changes = whatIf.map(({ value }) => Math.abs(Number(value) - now));
        expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      }),
      // In a few worlds every metric may be there, or none.
      { numRuns: Math.max(12, worldCount(600)) },
    );
    expect([...seen].sort()).toEqual([0, 1]);
  });

  it('counts a metric that was last received too long ago as missing', () => {
    const rows = worldWith(HORMUZ_CRISIS).map((row) =>
      row.metric === 'background_rows'
        ? { ...row, observedAt: row.observedAt - 20 * DAY_MS, knownAt: row.knownAt - 20 * DAY_MS }
        : row,
    );
    const { snapshot, world } = snapshotOf(rows, 'mena');
    const path = '/meta/snapshotConfidence';
    const { whatIf } = explainSnapshot({ snapshot, world, prior: undefined, path });
    const news = statusOf(world.inputs, 'news_events');
    expect([news.status, news.newestAt === undefined]).toEqual(['missing', false]);
    expect(whatIf.filter(({ what }) => metricOf(what) === 'background_rows')).toMatchObject([{ from: 0, to: 1 }]);
  });

  it('is, of the score of an actor, the score without a domain; the shares of the domains sum to it', () => {
    const rows = [
      ...worldWith(HORMUZ_CRISIS),
      ...acts({ from: 'state:IR', to: 'state:SA', kind: 'force' }, 8),
      ...acts({ from: 'state:IR', to: 'state:SA', kind: 'economic_coercion' }, 8),
    ];
    const { snapshot, world } = snapshotOf(rows, 'mena');
    const place = snapshot.actors.findIndex(({ actorId }) => actorId === 'state:IR');
    const score = snapshot.actors[place]?.leverageScore ?? 0;
    const path = `/actors/${place}/leverageScore`;
    const { whatIf, terms, isSum } = explainSnapshot({ snapshot, world, prior: undefined, path });
    expect(isSum).toBe(true);
    expect(terms.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 6);
    expect(whatIf.length).toBeGreaterThan(1);
    // A noisy-OR: what is left of each without the others makes the whole.
    const left = whatIf.map(({ value }) => (1 - score) / (1 - Number(value)));
    expect(1 - left.reduce((product, one) => product * one, 1)).toBeCloseTo(score, 3);
  });

  it('is, of a lane of 30 days, the lane in a world where the newest month of one country was another', () => {
    const years = Array.from({ length: 30 }, (_, i) => 60 + ((i * 13) % 40));
    const withNewest = (newest: Readonly<Record<string, number>>) =>
      ['YE', 'SY', 'IQ'].flatMap((iso2) => {
        const own = [newest[iso2] ?? 80, ...years];
        return months(own, iso2);
      });
    const { snapshot, world } = snapshotOf(withNewest({}), 'mena', DEATHS_NOW);
    LANES.forEach((name, place) => {
      const path = `/scenarioSets/2/lanes/${place}/probability`;
      const { whatIf } = explainSnapshot({ snapshot, world, prior: undefined, path });
      if (name !== 'fragmentation') expect([name, whatIf.length > 0]).toEqual([name, true]);
      for (const { what, from, to, value } of whatIf) {
        const name = /^deaths in (.+) in the newest month$/.exec(what)?.[1] ?? '';
        const iso2 = countryByName(name)?.iso2;
        if (iso2 === undefined) throw new Error(`no country: ${what}`);
        const other = snapshotOf(withNewest({ [iso2]: to }), 'mena', DEATHS_NOW).snapshot;
        expect([from, value]).toEqual([80, other.scenarioSets[2]?.lanes[place]?.probability]);
      }
    });
    const at = (path: string) => explainSnapshot({ snapshot, world, prior: undefined, path }).whatIf;
    expect(at('/scenarioSets/0/lanes/0/probability')).toEqual([]);
  });

  it('is given for the label alone', () => {
    const { snapshot, world } = snapshotOf(worldWith({ gulfForce: 5, gulfPosture: 5 }), 'mena');
    const at = (path: string) => explainSnapshot({ snapshot, world, prior: undefined, path }).whatIf;
    expect(at('/regime/label').map(({ what }) => what)).toContain('coercivePressure');
    expect(at('/regime/transitionedAt')).toEqual([]);
    expect(at('/balance/coercivePressure')).toEqual([]);
  });
});
