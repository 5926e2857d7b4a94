import { expect, it } from 'vitest';
import type { Outputs } from '../../../contract/endpoints.ts';
import { evidenceText } from './list-texts.ts';

type Listed = Outputs['listEvidence'];

const cited = (times: number): Listed => ({
  ...{ snapshotId: 'snap', generatedAt: 0, nextCursor: '', records: [] },
  evidence: [
    {
      item: {
        ...{ id: 'ev_1', type: 'chokepoint_status', source: 'PortWatch', summary: 'Suez Canal open.', confidence: 0.9 },
        ...{ observedAt: 0, theater: '', corridor: 'suez' },
      },
      citedBy: Array.from({ length: times }, (_, i) => `/balance/${i}`),
    },
  ],
});

it('counts the numbers that cite an item in English', () => {
  expect(evidenceText(cited(1))).toContain('confidence 90%, cited 1 time, ev_1');
  expect(evidenceText(cited(4))).toContain('cited 4 times, ev_1');
});
