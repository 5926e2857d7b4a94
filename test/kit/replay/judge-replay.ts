import { DAY_MS, isoDate } from '../../../src/assessment/time.ts';
import type { RegimeLabel } from '../../../src/contract/intelligence/vocabulary.ts';
import { REGION_IDS, type RegionId } from '../../../src/reference/regions.ts';
import { CRISES, type Crisis } from './crises.ts';
import type { ActiveTrigger, Said } from './replay-regions.ts';
import { quarterOf, reversals, walkRegimes } from './walk-regimes.ts';

/** From mild to severe: the order in which a label counts as a rise. */
const SEVERITY: readonly RegimeLabel[] = [
  ...(['calm', 'stressed_equilibrium', 'managed_deescalation'] as const),
  ...(['fragmentation_risk', 'coercive_stalemate', 'escalation_ladder'] as const),
];

/** A worsening that a region's snapshots announced: a rise of the label, or a trigger of escalation or fragmentation that became active. */
export interface Alarm {
  readonly at: number;
  readonly what: string;
  /** The newest instant its evidence covers; the moment itself for a label. */
  readonly dataAt: number;
  readonly kind: 'regime' | 'trigger';
}

export interface RegionReplay {
  readonly regionId: RegionId;
  readonly said: readonly Said[];
  readonly labels: readonly RegimeLabel[];
  readonly transitionCount: number;
  /** Reversals by quarter, for every quarter replayed. */
  readonly reversals: ReadonlyMap<string, number>;
  /** When each change was taken back, epoch ms. */
  readonly reversedAt: readonly number[];
  readonly alarms: readonly Alarm[];
}

/** What one part of a replay said, region by region. */
export function judgeReplay(said: readonly Said[]): readonly RegionReplay[] {
  return REGION_IDS.map((regionId) => {
    const own = said.filter((one) => one.regionId === regionId);
    const { labels, transitions } = walkRegimes(own);
    const counts = new Map([...new Set(own.map(({ at }) => quarterOf(at)))].map((quarter) => [quarter, 0]));
    const reversedAt = reversals(transitions).map(({ at }) => at);
    for (const at of reversedAt) counts.set(quarterOf(at), (counts.get(quarterOf(at)) ?? 0) + 1);
    const rises = transitions.filter(({ from, to }) => SEVERITY.indexOf(to) > SEVERITY.indexOf(from));
    const alarms: Alarm[] = [
      ...rises.map(({ at, to }) => ({ at, what: to, dataAt: at, kind: 'regime' as const })),
      ...activations(own).map(({ id, activatedAt, dataAt }) => ({
        ...{ at: activatedAt, what: id.slice(regionId.length + 1), dataAt, kind: 'trigger' as const },
      })),
    ];
    const sorted = alarms.sort((a, b) => a.at - b.at);
    const transitionCount = transitions.length;
    return { regionId, said: own, labels, transitionCount, reversals: counts, reversedAt, alarms: sorted };
  });
}

/** Triggers of a worsening that became active within the replay; those that came out of its warm-up are left out. */
function activations(said: readonly Said[]): readonly ActiveTrigger[] {
  const first = said[0]?.at ?? 0;
  const known = new Map<string, ActiveTrigger>();
  for (const trigger of said.flatMap(({ active }) => active)) {
    const key = `${trigger.id} ${trigger.activatedAt}`;
    const isWorse = trigger.lane === 'escalation' || trigger.lane === 'fragmentation';
    if (isWorse && trigger.activatedAt > first && !known.has(key)) known.set(key, trigger);
  }
  return [...known.values()];
}

/** An alarm this near to a listed crisis of its region is of it. */
export const NEAR_MS = 30 * DAY_MS;

/** Alarms of a region that no listed crisis of it is near to: an upper bound of false ones, because not every crisis is listed. */
export const unexplained = ({ regionId, alarms }: RegionReplay): readonly Alarm[] =>
  alarms.filter(({ at }) => !isNearCrisis(regionId, at));

/** Changes of the label that were taken back, with no listed crisis near: an upper bound of false ones. */
export const falseChanges = ({ regionId, reversedAt }: Pick<RegionReplay, 'regionId' | 'reversedAt'>): number =>
  reversedAt.filter((at) => !isNearCrisis(regionId, at)).length;

/** Days on which the listed crises of a region began, epoch ms. */
export const crisesOf = (regionId: string): readonly number[] =>
  CRISES.filter((one) => one.regionId === regionId || regionId === 'global').map(({ day }) => Date.parse(day));

const isNearCrisis = (regionId: RegionId, at: number): boolean =>
  crisesOf(regionId).some((day) => Math.abs(at - day) <= NEAR_MS);

export interface CrisisRow {
  readonly crisis: Crisis;
  /** The label, coercion and capital stress the day before and 1, 7 and 30 days after; absent outside the replay. */
  readonly said: readonly { readonly days: number; readonly label: RegimeLabel; readonly axes: Said['axes'] }[];
  /** The first rise of the label, or alarm of a trigger that reads what carries the crisis, from a week before to 60 days after, on data as new. */
  readonly first?: Alarm;
  /** Days from the crisis to when it was announced, and to what the announcement rests on; negative for a lead. */
  readonly lag?: { readonly known: number; readonly data: number };
}

const LOOKED_AT = [-1, 1, 7, 30];

/** What a region's snapshots said around each crisis that the replay covers. */
export function crisisRows(replays: readonly RegionReplay[]): readonly CrisisRow[] {
  return CRISES.flatMap((crisis) => {
    const dayAt = Date.parse(crisis.day);
    const replay = replays.find(({ regionId, said }) => regionId === crisis.regionId && covers(said, dayAt));
    if (replay === undefined) return [];
    const said = LOOKED_AT.flatMap((days) => {
      const index = replay.said.findIndex(({ at }) => at === dayAt + days * DAY_MS);
      const [one, label] = [replay.said[index], replay.labels[index]];
      return one === undefined || label === undefined ? [] : [{ days, label, axes: one.axes }];
    });
    const first = replay.alarms.find(
      ({ at, dataAt, kind, what }) =>
        Math.min(at, dataAt) >= dayAt - 7 * DAY_MS &&
        at <= dayAt + 60 * DAY_MS &&
        (kind === 'regime' || crisis.signs.includes(what)),
    );
    const days = (at: number): number => (at - dayAt) / DAY_MS;
    return first === undefined
      ? [{ crisis, said }]
      : [{ crisis, said, first, lag: { known: days(first.at), data: days(first.dataAt) } }];
  });
}

const covers = (said: readonly Said[], at: number): boolean =>
  said.length > 0 && (said[0]?.at ?? 0) <= at - DAY_MS && (said.at(-1)?.at ?? 0) >= at + DAY_MS;

/** `2014-02-01 to 2014-12-31` */
export function spanOf(said: readonly Said[]): string {
  return `${isoDate(said[0]?.at ?? 0)} to ${isoDate(said.at(-1)?.at ?? 0)}`;
}
