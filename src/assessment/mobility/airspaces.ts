import type { AirspaceStatus } from '../../contract/intelligence/mobility-state.ts';
import { CURATED_CLOSURES, type CuratedClosure } from '../../reference/curated-closures.ts';
import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { theaterById } from '../../reference/theaters.ts';
import { listed, percent, shortDate } from '../english.ts';
import { gnssInterference } from '../indicators/gnss-interference.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { HOUR_MS, isoDate } from '../time.ts';
import { hazardName, type Notice, noticesInForce } from './notices-in-force.ts';

/** An airspace that is not open, with its notices; none for closures without a current notice. */
export interface KnownAirspace {
  /** ISO 3166 alpha-2 codes of the states under it. */
  readonly countries: readonly string[];
  readonly status: AirspaceStatus;
  readonly notices: readonly Notice[];
}

/** Hazards that restrict a whole flight information region; storms do not (FEEDS.md §3.1, 8). */
const RESTRICTING_HAZARDS = ['VA', 'RDOACT CLD', 'TC'];

/** `2015-03-26` as `26 Mar 2015`. */
const dayOf = (isoDay: string): string => shortDate(Date.parse(`${isoDay}T00:00:00Z`));

/** ICAO Doc 8126: airspace or a whole region closed. */
const CLOSED_AIRSPACE = /^QA[AF]LC$/;

/** Every airspace that is not open: closed for long, restricted by notice or warning, or with GNSS interference. */
export function knownAirspaces(index: ObservationIndex): readonly KnownAirspace[] {
  return [...closedForLong(index.instant), ...byNotice(index), ...byHazard(index), ...byInterference(index)].sort(
    (a, b) => (a.status.airspaceId < b.status.airspaceId ? -1 : 1),
  );
}

function closedForLong(instant: number): readonly KnownAirspace[] {
  const today = isoDate(instant);
  return CURATED_CLOSURES.filter(({ sinceDate }) => sinceDate <= today).flatMap((closure) =>
    closure.regions.map((airspaceId) => ({
      countries: [closure.country],
      status: {
        airspaceId,
        status: closure.status,
        reason: `${closure.reason}, since ${dayOf(closure.sinceDate)} (${trustIn(closure)})`,
      },
      notices: [],
    })),
  );
}

/** Airspaces of whole regions that a notice in force closes. */
export const closedByNotice = (index: ObservationIndex): readonly KnownAirspace[] =>
  byNotice(index).filter(({ status }) => status.status === 'closed');

/** How far an entry kept by hand can be trusted. */
const trustIn = ({ isReviewed, asOfDate, source }: CuratedClosure): string =>
  isReviewed
    ? `${source}; reviewed ${dayOf(asOfDate)}`
    : `general knowledge of ${dayOf(asOfDate)}, not reviewed; check against: ${source}`;

/** Why the FAA restricts flights, by the type of its notice. */
const NOTICE_REASONS: Readonly<Record<string, string>> = {
  HAZARDS: ' around a hazard',
  SECURITY: ' for security',
  VIP: ' for the travel of officials',
};

/** A notice restricts the piece of airspace that it describes; only one that closes a region closes that region. */
function byNotice(index: ObservationIndex): readonly KnownAirspace[] {
  return noticesInForce(index, 'airspace_restriction').map((notice): KnownAirspace => {
    const { icao, row } = notice;
    const isClosed = CLOSED_AIRSPACE.test(row.detail.code ?? '');
    const text = row.detail.text ?? row.detail.description;
    return {
      countries: flightRegionByIcao(icao)?.countries ?? [],
      status: {
        airspaceId: isClosed ? icao : `${icao}/${row.detail.notam ?? row.recordId}`,
        status: isClosed ? 'closed' : 'restricted',
        reason: `${isClosed ? 'Closed' : 'Restricted'} by notice${NOTICE_REASONS[row.detail.type ?? ''] ?? ''}${text === undefined ? '' : ` ("${text}")`}`,
      },
      notices: [notice],
    };
  });
}

function byHazard(index: ObservationIndex): readonly KnownAirspace[] {
  const byRegion = new Map<string, Notice[]>();
  for (const notice of noticesInForce(index, 'airspace_hazard'))
    if (RESTRICTING_HAZARDS.includes(notice.row.detail.hazard ?? ''))
      byRegion.set(notice.icao, [...(byRegion.get(notice.icao) ?? []), notice]);
  return [...byRegion].map(([airspaceId, notices]) => ({
    countries: flightRegionByIcao(airspaceId)?.countries ?? [],
    status: {
      airspaceId,
      status: 'restricted',
      reason: `SIGMET: ${listed([...new Set(notices.map(({ row }) => hazardName(row.detail.hazard ?? '')))].sort())}`,
    },
    notices,
  }));
}

function byInterference(index: ObservationIndex): readonly KnownAirspace[] {
  return FLIGHT_CIRCLES.flatMap(({ theaterId }): readonly KnownAirspace[] => {
    const found = gnssInterference(index, theaterId);
    const theater = theaterById(theaterId);
    if (found === undefined || theater === undefined || found.share < PARAMETERS.gnss.high) return [];
    if (index.instant - found.newestAt > PARAMETERS.mobility.noticeHours * HOUR_MS) return [];
    const reason = `${percent(found.share)} of aircraft report degraded GNSS accuracy`;
    return [
      {
        countries: theater.countries,
        status: { airspaceId: `theater:${theaterId}`, status: 'restricted', reason },
        notices: [],
      },
    ];
  });
}
