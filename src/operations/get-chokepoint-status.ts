import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { CHOKEPOINTS, type Chokepoint } from '../reference/chokepoints.ts';
import { corridorById } from '../reference/corridors.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { type Observed, readObserved } from './read-observed.ts';
import type { StoreRead } from './read-with-deadline.ts';

export type ChokepointStatus = Outputs['getChokepointStatus']['chokepoints'][number];

const WEEK_DAYS = 7;
const NORM_DAYS = 90;
/** Days of the norm that must be counted. */
const MIN_NORM_DAYS = 45;

export function getChokepointStatus(parts: ObservationListParts): HandlerOf<'getChokepointStatus'> {
  return async ({ at }) => {
    const read = await readChokepoints(at, parts);
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const chokepoints = CHOKEPOINTS.map((one) => statusOf(one, read.value));
    return asOfReply({ chokepoints: entries.length === 0 ? [] : chokepoints, ...about }, asOf);
  };
}

/** What the status of chokepoints is computed from, as of what `at` names. */
export function readChokepoints(at: string | undefined, parts: ObservationListParts): Promise<StoreRead<Observed>> {
  return readObserved(
    {
      metrics: ['transits_total', 'transits_tanker', 'maritime_warnings', 'port_disruptions'],
      feeds: ['portwatch-transits', 'nga-warnings', 'portwatch-disruptions'],
      kinds: ['chokepoint', 'world'],
      // Counts come up to two weeks after the newest warning.
      withinDays: WEEK_DAYS + NORM_DAYS + 14,
      per: 'day',
    },
    at,
    parts,
  );
}

/** One chokepoint from what was read. */
export function statusOf(one: Chokepoint, { entries, asOf }: Observed): ChokepointStatus {
  const known = statuses.get(entries) ?? new Map<string, ChokepointStatus>();
  statuses.set(entries, known);
  const status = known.get(one.id) ?? readStatus(one, entries);
  known.set(one.id, status);
  const { trafficTo } = status;
  return trafficTo === undefined ? status : { ...status, lagDays: Math.floor((asOf.instant - trafficTo) / DAY_MS) };
}

/** By the entries that they were read from: a list that did not change hands out the same ones. */
const statuses = new WeakMap<readonly ListedEntry[], Map<string, ChokepointStatus>>();

function readStatus(
  { id, name, latitude: lat, longitude: lon, oilFlowMbd }: Chokepoint,
  entries: readonly ListedEntry[],
): ChokepointStatus {
  const own = bySubject(entries).get(`chokepoint:${id}`) ?? [];
  const counted = own.filter(({ values }) => values.transits_total !== undefined);
  const [newest] = counted;
  const index = (metric: string) => (newest === undefined ? undefined : weekIndex(counted, newest.observedAt, metric));
  const total = index('transits_total');
  const tanker = index('transits_tanker');
  const detour = corridorById(id)?.alternative?.extraDays;
  return {
    ...{ id, name, lat, lon },
    ...(total === undefined ? {} : { trafficIndex7d: total }),
    ...(tanker === undefined ? {} : { tankerIndex7d: tanker }),
    ...(oilFlowMbd === undefined || tanker === undefined ? {} : { lostMbd: lostFlow(oilFlowMbd, tanker) }),
    ...(detour === undefined ? {} : { detourDays: [...detour] }),
    ...(newest === undefined || total === undefined ? {} : { trafficTo: newest.observedAt }),
    ...inForce('activeWarnings', 'maritime_warnings', { own, entries }),
    ...inForce('disruptions', 'port_disruptions', { own, entries }),
  };
}

/** To one decimal, million barrels per day. @param index of tankers, 100 is usual */
const lostFlow = (flowMbd: number, index: number): number =>
  Math.max(0, Math.round((flowMbd * (100 - index)) / 10) / 10);

const sorted = new WeakMap<readonly ListedEntry[], ReadonlyMap<string, readonly ListedEntry[]>>();

function bySubject(entries: readonly ListedEntry[]): ReadonlyMap<string, readonly ListedEntry[]> {
  const known = sorted.get(entries);
  if (known !== undefined) return known;
  const found = new Map<string, ListedEntry[]>();
  for (const entry of entries) {
    const own = found.get(entry.subject);
    if (own === undefined) found.set(entry.subject, [entry]);
    else own.push(entry);
  }
  sorted.set(entries, found);
  return found;
}

function weekIndex(days: readonly ListedEntry[], newestAt: number, metric: string): number | undefined {
  const traffic = weekAndNorm(days, newestAt, metric);
  return traffic === undefined ? undefined : Math.round((100 * traffic.week) / traffic.norm);
}

function weekAndNorm(days: readonly ListedEntry[], newestAt: number, metric: string) {
  const weekFrom = newestAt - (WEEK_DAYS - 1) * DAY_MS;
  const values = (from: number, to: number) =>
    days.flatMap(({ observedAt, values: { [metric]: value } }) =>
      value !== undefined && observedAt >= from && observedAt < to ? [value] : [],
    );
  const week = values(weekFrom, newestAt + DAY_MS);
  const norm = values(weekFrom - NORM_DAYS * DAY_MS, weekFrom);
  const mean = (all: readonly number[]) => all.reduce((sum, value) => sum + value, 0) / all.length;
  if (week.length < WEEK_DAYS || norm.length < MIN_NORM_DAYS || mean(norm) === 0) return undefined;
  return { week: mean(week), norm: mean(norm) };
}

/** Ships of a day in the last counted week of a chokepoint, and in the 90 days before it. */
export function countedTraffic(id: string, entries: readonly ListedEntry[]) {
  const days = entries.filter(
    ({ subject, values }) => subject === `chokepoint:${id}` && values.transits_total !== undefined,
  );
  const [newest] = days;
  const traffic = newest === undefined ? undefined : weekAndNorm(days, newest.observedAt, 'transits_total');
  return newest === undefined || traffic === undefined ? undefined : { ...traffic, trafficTo: newest.observedAt };
}

interface Places {
  readonly own: readonly ListedEntry[];
  readonly entries: readonly ListedEntry[];
}

/** On the newest day on which the source looked; absent where it never did. */
function inForce(name: 'activeWarnings' | 'disruptions', metric: string, { own, entries }: Places) {
  const lookedAt = entries.find(({ values }) => values[metric] !== undefined)?.observedAt;
  if (lookedAt === undefined) return {};
  const today = own.filter(({ observedAt }) => observedAt === lookedAt);
  return { [name]: today.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0) };
}
