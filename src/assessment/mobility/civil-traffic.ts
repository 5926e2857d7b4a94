import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { hourlySeries, sameHours } from '../indicators/hourly-series.ts';
import { theaterSubject, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { clampUnit } from '../severity.ts';
import { HOUR_MS } from '../time.ts';

const { trafficHours, usualShortfall, noticeHours } = PARAMETERS.mobility;
const { baselineDays, gapHours, samplesNeeded } = PARAMETERS.airPosture;
const SPANS = { currentHours: trafficHours, baselineDays, gapHours };

/** Civil aircraft over a theater compared with the same hours of the days before. */
export interface CivilTraffic {
  readonly theaterId: string;
  /** Usual number of aircraft airborne: the weight of the theater. */
  readonly expected: number;
  /** Share of the usual traffic that is missing, above the usual variation, 0 to 1. */
  readonly shortfall: number;
  /** Aircraft-hours that were not flown in the last day; a flight is in a monitored circle for about an hour. */
  readonly missingFlights: number;
}

/**
 * Traffic of every monitored theater with data. No aircraft at all means a receiver outage, unless the airspace is known to
 * be closed: a coverage hole is missing, not closed (METHOD.md §8).
 * @param isClosed whether a theater's airspace is closed by notice
 */
export function civilTraffic(
  index: ObservationIndex,
  isClosed: (theaterId: string) => boolean,
): readonly CivilTraffic[] {
  const worldwide = hourlySeries(index.series('civil_aircraft_seen', WORLD_SUBJECT), SPANS);
  const all = worldwide === undefined ? undefined : sameHours(worldwide, samplesNeeded);
  // Fewer aircraft everywhere means less receiver coverage (FEEDS.md §3.1, 3).
  const coverage = all === undefined || all.expected === 0 ? 1 : Math.min(1, all.now / all.expected);
  return FLIGHT_CIRCLES.flatMap(({ theaterId }) => {
    const hours = hourlySeries(index.series('civil_aircraft', theaterSubject(theaterId)), SPANS);
    if (hours === undefined || index.instant - hours.newestAt > noticeHours * HOUR_MS) return [];
    const compared = sameHours(hours, samplesNeeded);
    if (compared === undefined || compared.expected === 0) return [];
    if (compared.now === 0 && !isClosed(theaterId)) return [];
    const expected = compared.expected * coverage;
    const missing = clampUnit(1 - compared.now / expected);
    const shortfall = Math.max(0, (missing - usualShortfall) / (1 - usualShortfall));
    return [{ theaterId, expected, shortfall, missingFlights: shortfall > 0 ? missing * expected * trafficHours : 0 }];
  });
}
