import type { AirspaceStatus } from '../../contract/intelligence/mobility-state.ts';
import { CURATED_CLOSURES, type CuratedClosure } from '../../reference/curated-closures.ts';
import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { theaterById } from '../../reference/theaters.ts';
import { gnssInterference } from '../indicators/gnss-interference.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { HOUR_MS, isoDate } from '../time.ts';
import { type Notice, noticesInForce } from './notices-in-force.ts';

/** An airspace that is not open, with the notices that say so; none for what no notice announces any more. */
export interface KnownAirspace {
  /** ISO 3166 alpha-2 codes of the states under it. */
  readonly countries: readonly string[];
  readonly status: AirspaceStatus;
  readonly notices: readonly Notice[];
}

/** Hazards that restrict a whole flight information region; storms do not (FEEDS.md §3.1, 8). */
const RESTRICTING_HAZARDS = ['VA', 'RDOACT CLD', 'TC'];
/** ICAO Doc 8126: airspace or a whole region closed. */
const CLOSED_AIRSPACE = /^QA[AF]LC$/;

/** Every airspace that is not open: closed for long, restricted by notice or warning, or with satellite positions disturbed. */
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
        reason: `${closure.reason}, since ${closure.sinceDate} (${trustIn(closure)})`,
      },
      notices: [],
    })),
  );
}

/** What a reader may think of an entry that is kept by hand. */
const trustIn = ({ isReviewed, asOfDate, source }: CuratedClosure): string =>
  isReviewed
    ? `${source}; reviewed ${asOfDate}`
    : `from general knowledge as of ${asOfDate}, not reviewed; to be checked against: ${source}`;

/** A notice restricts the piece of airspace that it describes; only one that closes a region closes that region. */
function byNotice(index: ObservationIndex): readonly KnownAirspace[] {
  return noticesInForce(index, 'airspace_restriction').map((notice): KnownAirspace => {
    const { icao, row } = notice;
    const isClosed = CLOSED_AIRSPACE.test(row.detail.code ?? '');
    const said = row.detail.text ?? row.detail.description;
    return {
      countries: flightRegionByIcao(icao)?.countries ?? [],
      status: {
        airspaceId: isClosed ? icao : `${icao}/${row.detail.notam ?? row.recordId}`,
        status: isClosed ? 'closed' : 'restricted',
        reason: `${row.detail.type ?? 'notice'}${said === undefined ? '' : ` ("${said}")`}`,
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
      reason: `warning to aircraft: ${[...new Set(notices.map(({ row }) => row.detail.hazard ?? ''))].sort().join(', ')}`,
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
    const reason = `satellite positions of ${(found.share * 100).toFixed(0)} % of aircraft are poor`;
    return [
      {
        countries: theater.countries,
        status: { airspaceId: `theater:${theaterId}`, status: 'restricted', reason },
        notices: [],
      },
    ];
  });
}
