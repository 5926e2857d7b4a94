import { describe, expect, it } from 'vitest';
import { LANE_ARTEFACT } from '../scenarios/lane-model/lane-artefact.ts';
import { HINDCAST_SCORES } from './hindcast-scores.ts';

const found = (unit: string, horizon: string, stratum: string) =>
  HINDCAST_SCORES.find((one) => one.unit === unit && one.horizon === horizon && one.stratum === stratum);

describe('the served scores of the hindcast', () => {
  it('hold every table, the ones without skill among them', () => {
    expect(HINDCAST_SCORES.map(({ unit, horizon, stratum }) => `${unit} ${horizon} ${stratum}`)).toEqual([
      'country 30d active',
      'country 30d low',
      'country 30d quiet',
      'region 30d all',
      'country 7d active',
      'region 7d all',
      'country 24h active',
      'region 24h all',
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
