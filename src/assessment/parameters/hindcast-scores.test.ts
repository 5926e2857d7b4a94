import { describe, expect, it } from 'vitest';
import { LANE_ARTEFACT } from '../scenarios/lane-model/lane-artefact.ts';
import { HINDCAST_SCORES } from './hindcast-scores.ts';

const found = (unit: string, horizon: string, stratum: string) =>
  HINDCAST_SCORES.find(
    (one) => one.inputs === 'final' && one.unit === unit && one.horizon === horizon && one.stratum === stratum,
  );

describe('the served scores of the hindcast', () => {
  it('hold every table, the ones without skill among them', () => {
    expect(
      HINDCAST_SCORES.map(({ unit, horizon, stratum, inputs }) => `${unit} ${horizon} ${stratum} ${inputs}`),
    ).toEqual([
      'country 30d active final',
      'country 30d low final',
      'country 30d quiet final',
      'region 30d all final',
      'country 30d active as_published',
      'country 30d low as_published',
      'country 30d quiet as_published',
      'region 30d all as_published',
      'country 7d active final',
      'region 7d all final',
      'country 24h active final',
      'region 24h all final',
    ]);
  });

  it('say of the model what the artefact publishes it for', () => {
    const verdict = LANE_ARTEFACT.verdicts.find(({ units, horizon }) => units === 'regions' && horizon === '30d');
    const skills = found('region', '30d', 'all')?.skills.filter(({ isBestReference }) => !isBestReference) ?? [];
    expect(skills.find(({ score }) => score === 'log')?.low).toBeCloseTo(verdict?.logScore?.low ?? Number.NaN, 3);
    expect(skills.find(({ score }) => score === 'brier')?.skill).toBeCloseTo(
      verdict?.brierScore?.skill ?? Number.NaN,
      3,
    );
  });

  it('count every case once in its bins', () => {
    for (const { scoredCount, lanes } of HINDCAST_SCORES)
      for (const { bins } of lanes) expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(scoredCount);
  });
});
