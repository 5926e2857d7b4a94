import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confidenceTermsOf, evidenceItem, roundTo } from '../evidence.ts';
import { INDICATORS } from '../indicators/registry.ts';
import { isMetricId, METRICS, type MetricId } from '../metrics.ts';
import { DAY_MS } from '../time.ts';
import { type ConfidenceBasis, confidenceOf, confidenceTerms } from './confidence-terms.ts';
import { FIGURE_GRADES, gradeOf, MIN_AGE_FACTOR } from './figure-grades.ts';

const metrics = fc.constantFrom(...Object.keys(METRICS).filter(isMetricId));
const basis: fc.Arbitrary<ConfidenceBasis> = fc.record({
  metric: metrics,
  lineages: fc.integer({ min: 1, max: 40 }),
  ageMs: fc.integer({ min: -DAY_MS, max: 4_000 * DAY_MS }),
});
const confidence = (one: ConfidenceBasis): number => confidenceOf(confidenceTerms(one));
const item = (metric: MetricId, ageMs: number, lineages: readonly string[] = ['one']) =>
  evidenceItem({
    type: METRICS[metric].evidenceType,
    source: 'S',
    subject: 'world',
    event: 'e',
    lineages,
    values: [1],
    summary: 'S.',
    metric,
    observedAt: 0,
    instant: ageMs,
    theater: '',
    corridor: '',
  });

describe('confidenceTerms', () => {
  it('are 0 to 1 each, and so is their product', () => {
    fc.assert(
      fc.property(basis, (one) => {
        for (const value of [...Object.values(confidenceTerms(one)), confidence(one)]) {
          expect(value).toBeGreaterThan(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('never rise with age, and keep the least of age for good', () => {
    fc.assert(
      fc.property(basis, fc.integer({ min: 0, max: 4_000 * DAY_MS }), (one, older) => {
        expect(confidence({ ...one, ageMs: one.ageMs + older })).toBeLessThanOrEqual(confidence(one));
        expect(confidenceTerms(one).age).toBeGreaterThanOrEqual(MIN_AGE_FACTOR);
      }),
    );
  });

  it('fall by half of what age can take within the half-life of the metric, once something newer is due', () => {
    fc.assert(
      fc.property(metrics, (metric) => {
        const dueMs = gradeOf(metric).currentDays * DAY_MS;
        const at = (ageMs: number) => confidenceTerms({ metric, lineages: 1, ageMs }).age;
        expect(at(dueMs)).toBe(1);
        expect(at(dueMs + METRICS[metric].halfLifeMs)).toBeCloseTo(MIN_AGE_FACTOR + (1 - MIN_AGE_FACTOR) / 2, 12);
      }),
    );
  });

  it('never fall with another lineage, and do not rise with a copy of one', () => {
    fc.assert(
      fc.property(basis, (one) => {
        expect(confidence({ ...one, lineages: one.lineages + 1 })).toBeGreaterThanOrEqual(confidence(one));
        expect(item(one.metric, one.ageMs, ['a', 'a', 'b']).confidence).toBe(
          item(one.metric, one.ageMs, ['a', 'b']).confidence,
        );
      }),
    );
  });

  it('are less for a figure that is often revised or roughly measured', () => {
    const fresh = (metric: MetricId) => confidence({ metric, lineages: 1, ageMs: 0 });
    expect(fresh('conflict_deaths')).toBeLessThan(fresh('siren_alerts'));
    expect(fresh('political_stability')).toBeLessThan(fresh('inflation'));
    expect(fresh('gnss_degraded_share')).toBeLessThan(fresh('maritime_warnings'));
    expect(fresh('gas_net_imports')).toBeLessThan(fresh('exchange_rate'));
  });

  it('differ between the figures of one source', () => {
    const worldBank = ['political_stability', 'inflation'] as const;
    expect(new Set(worldBank.map((metric) => item(metric, 0).confidence)).size).toBe(worldBank.length);
  });
});

describe('evidenceItem', () => {
  it('has the product of its terms as confidence, and says them', () => {
    fc.assert(
      fc.property(basis, ({ metric, ageMs }) => {
        const one = item(metric, ageMs);
        const terms = confidenceTermsOf(one);
        expect(terms).toEqual(confidenceTerms({ metric, lineages: 1, ageMs }));
        expect(one.confidence).toBe(roundTo(terms === undefined ? -1 : confidenceOf(terms), 4));
      }),
    );
  });

  it('has a grade of its own for the metric of every indicator', () => {
    expect(INDICATORS.map(({ metric }) => metric).filter((metric) => !(metric in FIGURE_GRADES))).toEqual([]);
  });
});
