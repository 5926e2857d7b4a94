import { describe, expect, it } from 'vitest';
import { renderCrises } from '../scripts/print-replay/render-crises.mjs';
import type { Alarm } from '../src/assessment/alarms/alarm.ts';
import { DAY_MS } from '../src/assessment/time.ts';
import type { Crisis } from './kit/replay/crises.ts';
import { judgeCrisis } from './kit/replay/judge-crises.ts';
import type { Said } from './kit/replay/replay-regions.ts';

const DAY_AT = Date.parse('2020-09-27');
const war: Crisis = { name: 'A war', day: '2020-09-27', regionId: 'europe', carriedBy: 'deaths', signs: [] };
const axes = {
  ...{ coercivePressure: 0.1, domesticFragility: 0.1, capitalStress: 0.1, energyVulnerability: 0.1 },
  ...{ allianceCohesion: 0.5, maritimeAccess: 1, energyLeverage: 0.1 },
};

/** Days from four weeks before the crisis to nine weeks after; an alarm is found from its first day on. */
function saidWith(alarms: readonly (readonly [country: string, from: number, dataDay: number])[]): readonly Said[] {
  return Array.from({ length: 92 }, (_, i): Said => {
    const day = i - 28;
    const found = alarms
      .filter(([, from]) => day >= from)
      .map(
        ([country, , dataDay]): Alarm => ({
          ...({ id: `deaths:${country}`, kind: 'force', words: `${country}, a war`, level: 200 } as const),
          ...{ dataAt: DAY_AT + dataDay * DAY_MS, enters: true, stays: true },
        }),
      );
    const shown = { regionId: 'europe', label: 'calm', axes, active: [], hasNews: true } as const;
    return { ...shown, at: DAY_AT + day * DAY_MS, alarms: { found, silent: ['sirens'] } };
  });
}

describe('a crisis is announced', () => {
  it('by a rise of the label, on data of its first thirty days', () => {
    const verdict = judgeCrisis(war, saidWith([['AZ', 34, 4]]));
    expect(verdict).toMatchObject({
      labelBefore: 'calm',
      announced: { label: 'escalation_ladder', knownDays: 34, dataDays: 4, isAboveBefore: true },
      ...{ isRight: { byData: true, byKnowledge: false }, calmDays: 30, silent: ['sirens'] },
    });
    expect(judgeCrisis(war, saidWith([['AZ', 10, 8]])).isRight).toEqual({ byData: true, byKnowledge: true });
    expect(judgeCrisis(war, saidWith([['AZ', 40, 31]])).isRight.byData).toBe(false);
  });

  it('not by a new alarm while the label is as hot, and below the label before by one that comes after', () => {
    const before = ['UA', -5, -6] as const;
    const during = judgeCrisis(war, saidWith([before, ['AZ', 3, 2]]));
    expect(during).toMatchObject({ labelBefore: 'escalation_ladder', isRight: { byData: false } });
    expect(during.announced).toBeUndefined();
    expect(judgeCrisis(war, saidWith([before, ['AZ', 20, 19]]))).toMatchObject({
      announced: { label: 'escalation_ladder', isAboveBefore: false },
      isRight: { byData: true },
    });
  });

  it('wrongly where it is none of force: then the label should not rise', () => {
    const accident = { ...war, name: 'Ever Given in Suez' };
    expect(judgeCrisis(accident, saidWith([])).isRight).toEqual({ byData: true, byKnowledge: true });
    expect(judgeCrisis(accident, saidWith([['AZ', 3, 2]])).isRight.byData).toBe(false);
  });
});

describe('the section of crises', () => {
  it('counts apart those that other data than months of deaths carry', () => {
    const of = (carriedBy: string, knownDay: number) =>
      judgeCrisis({ ...war, carriedBy }, saidWith([['AZ', knownDay, 4]]));
    const verdicts = [of('deaths', 10), of('sirens, deaths', 10), of('coded news', 34), of('', 34)];
    expect(renderCrises(verdicts, { VERSIONS: { scoringVersion: 'v' } })).toContain(
      'Right within thirty days of knowledge: 2, of the 2 that other data than months of deaths carry 1.',
    );
  });
});
