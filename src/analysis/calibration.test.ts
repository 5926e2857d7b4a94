import { describe, expect, it } from 'vitest';
import { decimal, grouped } from '../assessment/english.ts';
import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { scenarioSets } from '../assessment/scenarios/scenario-sets.ts';
import { VERSIONS } from '../assessment/versions.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import { calibration } from './calibration.ts';

const { meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const ofMena = (scenarioSets: typeof REGIONAL_SNAPSHOT_EXAMPLE.scenarioSets, modelVersion = VERSIONS.modelVersion) =>
  calibration({ regionId: 'mena', meta: { ...meta, modelVersion }, scenarioSets });

describe('how far lanes can be trusted', () => {
  it('is stated for each horizon by the source of its probabilities', () => {
    const plain = ofMena(scenarioSets('mena', []));
    expect(plain).toContain('24 hours, 7 days and 30 days: regional base rates');
    expect(plain).not.toContain('fitted');
    const modelled = ofMena(scenarioSets('mena', [], { forecast: [0.7, 0.1, 0.1, 0.1] }));
    expect(modelled).toContain('24 hours and 7 days: regional base rates');
    for (const inputs of ['final', 'as_published']) {
      const regions = HINDCAST_SCORES.find(
        (group) => group.unit === 'region' && group.horizon === '30d' && group.inputs === inputs,
      );
      const best = regions?.skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
      expect(modelled).toContain(`${decimal(best?.skill ?? 0)} (95% interval`);
      expect(modelled).toContain(`on ${grouped(regions?.scoredCount ?? 0)} outcomes of ${regions?.span}`);
    }
  });

  it('is not stated for another version', () => {
    const other = ofMena(scenarioSets('mena', []), 'lanes-9.0.0');
    expect(other).toContain('lanes-9.0.0');
    expect(other).not.toContain('Base rates for');
  });
});
