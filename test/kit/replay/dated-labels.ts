import { DAY_MS } from '../../../src/assessment/time.ts';
import type { RegionId } from '../../../src/reference/regions.ts';
import { csvRecords, dayInstant } from '../csv-records.ts';
import { recordingPath } from '../recordings.ts';
import type { RegionReplay } from './judge-replay.ts';

/** A dated onset, strike, maritime incident or exercise, of one author's list made with hindsight. */
export interface DatedLabel {
  readonly dayAt: number;
  readonly type: string;
  readonly isSurprise: boolean;
  readonly regionId: RegionId;
}

const REGION_OF: Readonly<Record<string, RegionId>> = {
  ...({ israel: 'mena', iran: 'mena', yemen: 'mena', libya: 'mena', sudan: 'sub-saharan-africa' } as const),
  ...({ ukraine: 'europe', europe_east: 'europe', southasia: 'south-asia' } as const),
  ...({ korea: 'east-asia', taiwan: 'east-asia', scs: 'east-asia' } as const),
};

/** Every label of the list; none without the history. @throws RangeError for a theatre that is of no region */
export function datedLabels(): readonly DatedLabel[] {
  const path = recordingPath('history', 'crises', 'crisis_labels_2018_2024.csv');
  if (path === undefined) return [];
  return csvRecords(path).map(({ date = '', theatre = '', type = '', surprise_or_buildup }) => {
    const regionId = REGION_OF[theatre];
    if (regionId === undefined) throw new RangeError(`no region of ${theatre}`);
    return { dayAt: dayInstant(date), type, isSurprise: surprise_or_buildup === 'surprise', regionId };
  });
}

/** How many labels a hotter regime followed, and how many days of the same regions, picked by chance. */
export interface LabelScore {
  readonly group: string;
  readonly count: number;
  readonly within: Readonly<Record<'7' | '30', { readonly found: number; readonly byChance: number }>>;
}

const MAX_DAYS = 30;

/**
 * Labels that fall in a replay with the days after them, by type and by what was seen before, last all of them. The list is for lead
 * times and not for base rates: a share says nothing without that of any day of the region.
 */
export function labelScores(
  labels: readonly DatedLabel[],
  replays: readonly Pick<RegionReplay, 'regionId' | 'said' | 'alarms'>[],
): readonly LabelScore[] {
  const judged = labels.flatMap((label) => {
    const replay = replays.find(({ regionId, said }) => {
      const [first, last] = [said[0]?.at ?? 0, said.at(-1)?.at ?? 0];
      return regionId === label.regionId && first <= label.dayAt && last >= label.dayAt + MAX_DAYS * DAY_MS;
    });
    return replay === undefined ? [] : [{ label, replay }];
  });
  const groups = [
    ...[...new Set(judged.map(({ label }) => label.type))]
      .sort()
      .map((type) => [type, (one: DatedLabel) => one.type === type] as const),
    ['by surprise', ({ isSurprise }: DatedLabel) => isSurprise] as const,
    ['after a build-up', ({ isSurprise }: DatedLabel) => !isSurprise] as const,
    ['all', () => true] as const,
  ];
  return groups.map(([group, isIn]) => {
    const own = judged.filter(({ label }) => isIn(label));
    const score = (days: number) => ({
      found: own.filter(({ label, replay }) => isFollowed(replay, label.dayAt, days)).length,
      byChance: own.reduce((sum, { replay }) => sum + shareFollowed(replay, days), 0),
    });
    return { group, count: own.length, within: { '7': score(7), '30': score(MAX_DAYS) } };
  });
}

type Judged = Pick<RegionReplay, 'said' | 'alarms'>;

const isFollowed = ({ alarms }: Judged, dayAt: number, days: number): boolean =>
  alarms.some(({ kind, at }) => kind === 'regime' && at >= dayAt && at < dayAt + (days + 1) * DAY_MS);

/** Of the days of a replay that have so many after them. */
function shareFollowed(replay: Judged, days: number): number {
  const lastAt = replay.said.at(-1)?.at ?? 0;
  const starts = replay.said.filter(({ at }) => at % DAY_MS === 0 && at + MAX_DAYS * DAY_MS <= lastAt);
  return starts.filter(({ at }) => isFollowed(replay, at, days)).length / Math.max(1, starts.length);
}
