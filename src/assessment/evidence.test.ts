import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EvidenceCluster, evidenceItem, roundTo } from './evidence.ts';

const cluster: EvidenceCluster = {
  type: 'cii_spike',
  source: 'GDELT',
  subject: 'country:IR/force',
  event: '3d to 0',
  lineages: ['ap.org', 'bbc.co.uk'],
  values: [3, 1.5],
  summary: 'Iran: 3 distinct reports.',
  metric: 'force_reports',
  observedAt: 1_000,
  instant: 1_000,
  theater: 'gulf',
  corridor: '',
};

describe('evidenceItem', () => {
  it('has the same id for copies of one lineage and for any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['ap.org', 'bbc.co.uk', 'ap.org', 'bbc.co.uk'], { minLength: 4 }), (lineages) => {
        expect(evidenceItem({ ...cluster, lineages })).toEqual(evidenceItem(cluster));
        expect(evidenceItem({ ...cluster, values: [1.5, 3, 3] })).toEqual(evidenceItem(cluster));
      }),
    );
  });

  it('has another id for another kind, subject, event, lineage or value', () => {
    const others: readonly Partial<EvidenceCluster>[] = [
      { type: 'market_signal' },
      { source: 'EXERCISE GDELT' },
      { subject: 'country:IQ/force' },
      { event: '3d to 1' },
      { lineages: ['ap.org'] },
      { values: [4, 1.5] },
    ];
    const ids = others.map((other) => evidenceItem({ ...cluster, ...other }).id);
    expect(new Set([...ids, evidenceItem(cluster).id]).size).toBe(others.length + 1);
    expect(evidenceItem(cluster).id).toMatch(/^ev_[0-9a-f]{20}$/);
  });

  it('rounds confidence once, at the wire', () => {
    const { confidence } = evidenceItem({ ...cluster, instant: 12_345_678 });
    expect(confidence).toBe(roundTo(confidence, 4));
    expect(roundTo(2.345, 2)).toBeCloseTo(2.35, 10);
  });
});
