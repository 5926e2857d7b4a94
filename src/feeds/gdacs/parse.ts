import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { readFeatures, unlessAllRefused } from '../feature-list.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { latestById } from '../latest-by-id.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';
import { quakeEvent } from '../quake-event.ts';
import { type Alert, newestMoment, readAlert } from './read-alert.ts';

export interface AlertContext {
  /** Epoch ms. */
  readonly now: number;
  /** A search of the past says nothing about what is current. */
  readonly isPast?: boolean;
}

/**
 * Reads a GDACS event list (GeoJSON): one observation for each disaster and country, after the newest episode. The answer
 * bears no date of its own: what is current is counted at the newest moment any of its rows speaks of, green ones too. A
 * refused row counts as well, so that damage never makes fewer of them.
 */
export function parseAlerts(bytes: Uint8Array, { now, isPast = false }: AlertContext): Parsed {
  const list = readFeatures(bytes);
  if (list.status === 'unreadable') return list;
  const { features } = list;
  const listedAt = newestMoment(features, now);
  if (listedAt === undefined && !isPast) return { status: 'unreadable', reason: 'no row of the list is dated' };
  const tally = startTally();
  // A disaster is listed once for each episode; the newest one holds.
  const { newest, lostCount } = latestById(
    features.map((feature) => readAlert(feature, { now, listedAt: listedAt ?? now })),
    { tally, isNewer },
  );
  for (const alert of newest) tally.keep(observationsOf(alert));
  const value = newest.filter(({ isCurrent }) => isCurrent).length + lostCount;
  const pulse = { metric: 'hazard_alerts_listed', value, at: listedAt ?? now, lineage: 'gdacs' } as const;
  const rows = unlessAllRefused(
    tally.rows(() => (isPast ? [] : [hourlyHeartbeat(pulse)])),
    'alert',
  );
  if (rows.status === 'unreadable') return rows;
  return { ...rows, problems: [...rows.problems, ...unresolvedNames(newest)] };
}

/** Names shown; the alert itself is kept under the countries that are known. */
const NAMES_SHOWN = 5;

const unresolvedNames = (alerts: readonly Alert[]): readonly FeedProblem[] =>
  alerts
    .flatMap(({ id, unresolved }) =>
      unresolved.map((name) => ({ kind: 'unresolved_name', recordId: id, message: plainText(name, 60) })),
    )
    .slice(0, NAMES_SHOWN);

const isNewer = (one: Alert, other: Alert): boolean =>
  one.episode !== other.episode ? one.episode > other.episode : one.observedAt > other.observedAt;

function observationsOf(alert: Alert): readonly ReadObservation[] {
  const event = alert.type === 'EQ' ? quakeEvent(alert.beganAt, alert.place) : `gdacs:${alert.id}`;
  return alert.subjects.map((subject) => ({
    recordId: alert.id,
    metric: 'hazard_alert',
    subject,
    value: alert.level,
    observedAt: alert.observedAt,
    lineage: 'gdacs',
    event,
    detail: plainDetail({
      type: alert.type,
      name: alert.name,
      severity: alert.severity,
      startDate: new Date(alert.beganAt).toISOString().slice(0, 10),
    }),
  }));
}
