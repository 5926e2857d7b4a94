import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../src/assessment/time.ts';
import type { RegimeLabel } from '../../src/contract/intelligence/vocabulary.ts';
import { recordingPath } from '../kit/recordings.ts';
import { judgeReplay, type RegionReplay } from '../kit/replay/judge-replay.ts';
import { realSeries } from '../kit/replay/real-series.ts';
import { replayRegions } from '../kit/replay/replay-regions.ts';
import { reversals, type Transition } from '../kit/replay/walk-regimes.ts';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const change = (text: string, from: RegimeLabel, to: RegimeLabel): Transition => ({
  ...{ at: day(text), from, to, driver: '' },
});

describe('a reversal', () => {
  it('takes back the change before it within fourteen days', () => {
    const up = change('2014-03-01', 'calm', 'stressed_equilibrium');
    expect(reversals([up, change('2014-03-15', 'stressed_equilibrium', 'calm')])).toHaveLength(1);
    expect(reversals([up, change('2014-03-16', 'stressed_equilibrium', 'calm')])).toHaveLength(0);
    expect(reversals([up, change('2014-03-05', 'stressed_equilibrium', 'fragmentation_risk')])).toHaveLength(0);
  });
});

/** The weeks around the fall of Mosul, in which the news of mena swung most. The whole replay is `scripts/print-replay.mjs`. */
const SPAN = { from: day('2014-06-01'), to: day('2014-06-29') };
/** Its news is judged against ninety days before it. */
const READ = { from: day('2014-02-20'), to: SPAN.to };
const isAbsent = recordingPath('history', 'news', 'icews_2014_research_only.csv.gz') === undefined;

describe.skipIf(isAbsent)('four weeks of real news, six hours a step (needs the history)', () => {
  const replays = new Map<string, RegionReplay>();
  beforeAll(async () => {
    const choice = { regionIds: ['mena', 'latam'] as const, warmUpMs: 8 * DAY_MS };
    const said = [...replayRegions(await realSeries(READ), SPAN, choice)];
    for (const replay of judgeReplay(said)) replays.set(replay.regionId, replay);
  });

  it('break no promise, take back no more than one change, and are hot after the fall of Mosul', () => {
    for (const regionId of ['mena', 'latam']) {
      const found = replays.get(regionId);
      expect(found?.said).toHaveLength(28 * 4);
      expect(Math.max(...(found?.reversals.values() ?? [9]))).toBeLessThanOrEqual(1);
    }
    const mena = replays.get('mena');
    const label = (text: string) => mena?.labels[mena.said.findIndex(({ at }) => at === day(text))];
    expect(label('2014-06-05')).toBe('stressed_equilibrium');
    expect(['coercive_stalemate', 'escalation_ladder']).toContain(label('2014-06-17'));
    expect(new Set(replays.get('latam')?.labels).has('coercive_stalemate')).toBe(false);
  });
});
