import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, NOW, news, report } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import type { MetricId } from '../metrics.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import { newsVolume } from './report-activity.ts';
import { TREATY_ACTS, type TreatyActs, treatyActs } from './treaty-acts.ts';

const OUTLETS = ['ap.org', 'bbc.co.uk', 'afp.com', 'aa.com.tr'];

const between = (rows: readonly Observation[], [actor1, actor2]: readonly [string, string]) =>
  rows.map((row) => ({ ...row, detail: { actor1, actor2 } }));

function acts(rows: readonly Observation[], actors: readonly [string, string] = ['FR', 'DE']): TreatyActs | undefined {
  const index = indexObservations([...news(), ...between(rows, actors)], NOW);
  return treatyActs(index, 'FR', newsVolume(index));
}

const cohesionOf = (...rows: readonly (readonly Observation[])[]): number => acts(rows.flat())?.value ?? Number.NaN;

/** Reports a day in the last three days by some outlets, all of which tell of each; once a fortnight before. */
const reported = (metric: MetricId, perDay: number, lineages = OUTLETS): readonly Observation[] => [
  ...coverage({ metric, iso2: 'FR', perDay: 0.07, from: 3, to: 100 }),
  ...coverage({ metric, iso2: 'FR', perDay, from: 0, to: 3, lineages }),
];

describe('treatyActs', () => {
  it('stand at one half while no more than usual is reported: no report is no break', () => {
    expect(cohesionOf(reported('treaty_reports', 0), reported('rupture_reports', 0))).toBe(0.5);
    expect(acts([])).toBeUndefined();
  });

  it('are cited only while there is one: none signed and none broken is evidence of nothing', () => {
    const cited = (perDay: number) => {
      const rows = [...news(), ...between(reported('treaty_reports', perDay), ['FR', 'DE'])];
      return assessWorld(indexObservations(rows, NOW)).countries.get('FR')?.of(TREATY_ACTS)?.evidence?.summary;
    };
    expect(cited(0)).toBeUndefined();
    expect(cited(2)).toMatch(/6 distinct reports of agreements and protection within its blocs and none of relations/);
  });

  it('of states that no bloc binds are not known of', () => {
    expect(acts(reported('treaty_reports', 5), ['FR', 'CN'])).toBeUndefined();
  });

  it('raise with every act that binds and lower with every act that parts', () => {
    const perDay = fc.nat({ max: 20 });
    fc.assert(
      fc.property(perDay, perDay, perDay, fc.subarray(OUTLETS, { minLength: 1 }), (bound, parted, more, outlets) => {
        const value = cohesionOf(
          reported('treaty_reports', bound, outlets),
          reported('rupture_reports', parted, outlets),
        );
        const closer = cohesionOf(
          reported('treaty_reports', bound + more, outlets),
          reported('rupture_reports', parted, outlets),
        );
        const apart = cohesionOf(
          reported('treaty_reports', bound, outlets),
          reported('rupture_reports', parted + more, outlets),
        );
        expect(closer).toBeGreaterThanOrEqual(value);
        expect(apart).toBeLessThanOrEqual(value);
        expect(Math.min(value, closer, apart)).toBeGreaterThanOrEqual(0);
        expect(Math.max(value, closer, apart)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['treaty_reports', 'rupture_reports'] as const)('move by no more than .35 for one outlet: %s', (metric) => {
    fc.assert(
      fc.property(fc.nat({ max: 30 }), fc.integer({ min: 1, max: 3 }), (flood, others) => {
        // As many as usual, by all outlets: a flood of one outlet's own would be believed for their sake.
        const rest = coverage({ metric, iso2: 'FR', perDay: others, from: 0, to: 100 });
        const loud = coverage({ metric, iso2: 'FR', perDay: flood, from: 0, to: 3, lineages: ['loud.test'] }).map(
          (row) => ({ ...row, event: `loud ${row.event}` }),
        );
        expect(Math.abs(cohesionOf(rest, loud) - cohesionOf(rest))).toBeLessThanOrEqual(0.35 + 1e-12);
      }),
      { numRuns: 60 },
    );
  });

  it('reported ten times by one outlet count once', () => {
    const claim = { metric: 'rupture_reports', iso2: 'FR', lineage: 'ap.org', event: 'a recall' } as const;
    const once = [report({ ...claim, hoursAgo: 50 })];
    const copies = Array.from({ length: 9 }, (_, i) => report({ ...claim, hoursAgo: 50 - i, recordId: `copy ${i}` }));
    expect(acts([...once, ...copies])).toEqual(acts(once));
  });

  it('are no better silent than at what is usual of breaks', () => {
    const often = coverage({ metric: 'rupture_reports', iso2: 'FR', perDay: 2, from: 0, to: 100 });
    const found = acts(often);
    expect(found?.usual).toBeLessThanOrEqual(found?.value ?? 0);
    expect(found?.usual).toBeLessThanOrEqual(0.5);
  });
});
