import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../src/assessment/time.ts';
import { recordingPath } from './kit/recordings.ts';
import { datedLabels, labelScores } from './kit/replay/dated-labels.ts';
import type { RegionReplay } from './kit/replay/judge-replay.ts';
import type { Said } from './kit/replay/replay-regions.ts';

const FROM = Date.parse('2020-01-01');
const axes = {
  ...{ coercivePressure: 0.1, domesticFragility: 0.1, capitalStress: 0.1, energyVulnerability: 0.1 },
  ...{ allianceCohesion: 0.5, maritimeAccess: 1, energyLeverage: 0.1 },
};
const said = Array.from({ length: 131 }, (_, day): Said => {
  const shown = { regionId: 'mena', label: 'calm', axes, active: [], hasNews: true } as const;
  return { ...shown, at: FROM + day * DAY_MS, alarms: { found: [], silent: [] } };
});
/** A region of 101 judged days whose label rises on some of them. */
const replay = (days: readonly number[]): Pick<RegionReplay, 'regionId' | 'said' | 'alarms'> => ({
  ...{ regionId: 'mena', said },
  alarms: days.map((day) => {
    const at = FROM + day * DAY_MS;
    return { at, what: 'escalation_ladder', dataAt: at, kind: 'regime' as const };
  }),
});
const label = (day: number, isSurprise = false, type = 'strike') => ({
  ...{ dayAt: FROM + day * DAY_MS, type, isSurprise, regionId: 'mena' as const },
});

describe('the score of dated labels', () => {
  it('counts those that a hotter label followed, beside the share of all days that one follows', () => {
    const scores = labelScores([label(20), label(40, true), label(60, true, 'onset')], [replay([25, 61])]);
    const all = scores.find(({ group }) => group === 'all');
    expect(all).toMatchObject({ count: 3, within: { '7': { found: 2 }, '30': { found: 3 } } });
    // Eight days end with each of the two rises, of 101.
    expect(all?.within['7'].byChance).toBeCloseTo((3 * 16) / 101, 10);
    expect(scores.map(({ group, count }) => [group, count])).toEqual([
      ...[
        ['onset', 1],
        ['strike', 2],
        ['by surprise', 2],
      ],
      ...[
        ['after a build-up', 1],
        ['all', 3],
      ],
    ]);
  });

  it('leaves out a label whose thirty days were not replayed', () => {
    expect(labelScores([label(-1), label(101)], [replay([])]).at(-1)?.count).toBe(0);
  });

  it.skipIf(recordingPath('history', 'crises') === undefined)('is of 49 labels in five regions', () => {
    const labels = datedLabels();
    expect(labels).toHaveLength(49);
    expect(new Set(labels.map(({ regionId }) => regionId)).size).toBe(5);
  });
});
