import { describe, expect, it } from 'vitest';
import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { scenarioSets } from '../assessment/scenarios/scenario-sets.ts';
import { MODEL_VERSION } from '../assessment/versions.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import { calibration } from './calibration.ts';

const { meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const ofMena = (scenarioSets: typeof REGIONAL_SNAPSHOT_EXAMPLE.scenarioSets, modelVersion = MODEL_VERSION) =>
  calibration({ regionId: 'mena', meta: { ...meta, modelVersion }, scenarioSets });

describe('how far lanes can be trusted', () => {
  it('is told of each horizon by where its probabilities come from', () => {
    const plain = ofMena(scenarioSets('mena', []));
    expect(plain).toContain('Standing at 24h and 7d and 30d: climatology');
    expect(plain).not.toContain('fitted');
    const modelled = ofMena(scenarioSets('mena', [], [0.7, 0.1, 0.1, 0.1]));
    expect(modelled).toContain('Standing at 24h and 7d: climatology');
    const regions = HINDCAST_SCORES.find(({ unit, horizon }) => unit === 'region' && horizon === '30d');
    const best = regions?.skills.find(({ score, isBestReference }) => score === 'log' && isBestReference);
    expect(modelled).toContain(`on ${regions?.scoredCount} outcomes of ${regions?.span}`);
    expect(modelled).toContain(`by ${best?.skill.toFixed(2)} (95 % interval`);
  });

  it('is not told of another version', () => {
    const other = ofMena(scenarioSets('mena', []), 'lanes-9.0.0');
    expect(other).toContain('lanes-9.0.0');
    expect(other).not.toContain('Base rates at');
  });
});
