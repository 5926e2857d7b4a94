import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Observation } from './observation.ts';
import { indexObservations, prepareObservations } from './observation-index.ts';

const SUBJECTS = ['country:IR', 'country:YE'] as const;
const METRIC_IDS = ['force_reports', 'conflict_deaths'] as const;

const observation: fc.Arbitrary<Observation> = fc
  .record({
    record: fc.nat(4),
    metric: fc.constantFrom(...METRIC_IDS),
    subject: fc.constantFrom(...SUBJECTS),
    value: fc.nat(3),
    observedAt: fc.nat(12),
    lag: fc.nat(12),
    lineage: fc.constantFrom('a', 'b'),
  })
  .map(({ record, metric, subject, value, observedAt, lag, lineage }) => ({
    feedId: 'feed',
    recordId: `${record}`,
    metric,
    subject,
    value,
    observedAt,
    knownAt: observedAt + lag,
    lineage,
    event: 'event',
    detail: {},
  }));

/** The definition, by brute force: of each record the row known last, of equals the one that sorts last by content. */
function knownAt(
  rows: readonly Observation[],
  instant: number,
  metric: string,
  subject: string,
): readonly Observation[] {
  const known = rows.filter((row) => row.knownAt <= instant && row.metric === metric && row.subject === subject);
  const content = ({ observedAt, value, lineage }: Observation): string =>
    [observedAt, value].map((n) => String(n).padStart(4, '0')).join() + lineage;
  const isLater = (a: Observation, b: Observation): boolean =>
    a.knownAt > b.knownAt || (a.knownAt === b.knownAt && content(a) > content(b));
  const latest = new Map<string, Observation>();
  for (const row of known) {
    const other = latest.get(row.recordId);
    if (other === undefined || isLater(row, other)) latest.set(row.recordId, row);
  }
  return [...latest.values()].sort((a, b) => a.observedAt - b.observedAt || (a.recordId < b.recordId ? -1 : 1));
}

describe('what was known at an instant', () => {
  it('is of each record the latest revision known by then, in the order of the world, at any sequence of looks', () => {
    fc.assert(
      fc.property(
        fc.array(observation, { maxLength: 30 }),
        fc.array(fc.nat(26), { minLength: 1, maxLength: 6 }),
        (rows, instants) => {
          const prepared = prepareObservations(rows);
          for (const instant of instants) {
            const index = prepared.asOf(instant);
            for (const metric of METRIC_IDS) {
              const present = SUBJECTS.filter((subject) => knownAt(rows, instant, metric, subject).length > 0);
              expect(index.subjects(metric)).toEqual(present);
              for (const subject of SUBJECTS) {
                expect(index.series(metric, subject)).toEqual(knownAt(rows, instant, metric, subject));
              }
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(observation, { maxLength: 30 }), fc.nat(26), (rows, instant) => {
        const [one, other] = [indexObservations(rows, instant), indexObservations([...rows].reverse(), instant)];
        for (const subject of SUBJECTS) {
          expect(other.series('force_reports', subject)).toEqual(one.series('force_reports', subject));
        }
      }),
    );
  });

  it('gives the same list while nothing became known', () => {
    const prepared = prepareObservations(fc.sample(observation, { numRuns: 20, seed: 7 }));
    expect(prepared.asOf(30).series('force_reports', 'country:IR')).toBe(
      prepared.asOf(40).series('force_reports', 'country:IR'),
    );
  });

  it('never sees the world before it was so', () => {
    const [row] = fc.sample(observation, { numRuns: 1, seed: 3 });
    if (row === undefined) throw new Error('no sample');
    const early = { ...row, observedAt: 100, knownAt: 50 };
    expect(indexObservations([early], 60).series(row.metric, row.subject)).toEqual([]);
    expect(indexObservations([early], 100).series(row.metric, row.subject)).toEqual([early]);
  });
});
