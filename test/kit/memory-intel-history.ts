import type { IntelHistory, RankedEvidence } from '../../src/ports/intel-history.ts';

/** A past of which one item of evidence is known, which every search finds. */
export function memoryIntelHistory(isDown: () => boolean = () => false): IntelHistory {
  const answer = async <T>(value: readonly T[]): Promise<readonly T[]> => {
    if (isDown()) throw new Error('the store is down');
    return value;
  };
  return {
    records: () => answer([]),
    evidence: ({ at }) => answer(EVIDENCE.filter(({ knownAt }) => knownAt <= at)),
    evidenceByTime: ({ at, after }) =>
      answer(after === undefined ? EVIDENCE.filter(({ knownAt }) => knownAt <= at) : []),
  };
}

const EVIDENCE: readonly RankedEvidence[] = [
  {
    ...{ evidenceId: 'ev_1', regionId: 'mena', type: 'chokepoint_status', source: 'PortWatch', rank: 0.5 },
    ...{ summary: 'Strait of Hormuz: passage open.', observedAt: 1_780_228_800_000, knownAt: 1_780_250_400_000 },
  },
];
