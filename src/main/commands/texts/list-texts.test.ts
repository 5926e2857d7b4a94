import { expect, it } from 'vitest';
import type { Outputs } from '../../../contract/endpoints.ts';
import { listForecasts } from '../../../contract/intelligence/list-forecasts.ts';
import { evidenceText, forecastsText } from './list-texts.ts';

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

it('says whose a sealed forecast is', () => {
  const { forecasts } = listForecasts.exampleResponse;
  const [own] = forecasts;
  if (own === undefined) throw new Error('the example has no forecast');
  const { forecaster: _, ...ours } = own;
  const text = forecastsText({ forecasts: [ours, { ...ours, forecaster: 'Acme Institute' }], nextCursor: '' });
  const [, first = '', second = ''] = text.split('\n');
  expect([first.includes('  model  '), first.includes('Acme'), second.includes('  Acme Institute  ')]).toEqual([
    true,
    false,
    true,
  ]);
});
