import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { hourlySeries, sameHours } from '../indicators/hourly-series.ts';
import { theaterSubject, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { clampUnit } from '../severity.ts';
import { HOUR_MS } from '../time.ts';

const { trafficHours, wobble, noticeHours } = PARAMETERS.mobility;
const { baselineDays, gapHours, samplesNeeded } = PARAMETERS.airPosture;
const SPANS = { currentHours: trafficHours, baselineDays, gapHours };

/** Civil aircraft over a theater against the same hours of the days before. */
export interface CivilTraffic {
  readonly theaterId: string;
  /** Usual aircraft at once: what the theater weighs. */
  readonly expected: number;
  /** Share of the usual traffic that is not there, above the everyday wobble, 0 to 1. */
  readonly shortfall: number;
  /** Aircraft-hours that were not flown in the last day; a flight is in a watched circle for about an hour. */
  readonly missingFlights: number;
}

/**
 * Traffic of every watched theater that is heard. Where not one aircraft is heard the receivers are deaf, unless the
 * airspace is known to be closed: a hole is missing, not closed (METHOD.md §8).
 * @param isClosed whether a theater's airspace is closed by notice
 */
export function civilTraffic(
  index: ObservationIndex,
  isClosed: (theaterId: string) => boolean,
): readonly CivilTraffic[] {
  const heard = hourlySeries(index.series('civil_aircraft_seen', WORLD_SUBJECT), SPANS);
  const all = heard === undefined ? undefined : sameHours(heard, samplesNeeded);
  // When fewer are heard everywhere it is the network that hears less (FEEDS.md §3.1, 3).
  const hearing = all === undefined || all.expected === 0 ? 1 : Math.min(1, all.now / all.expected);
  return FLIGHT_CIRCLES.flatMap(({ theaterId }) => {
    const hours = hourlySeries(index.series('civil_aircraft', theaterSubject(theaterId)), SPANS);
    if (hours === undefined || index.instant - hours.newestAt > noticeHours * HOUR_MS) return [];
    const compared = sameHours(hours, samplesNeeded);
    if (compared === undefined || compared.expected === 0) return [];
    if (compared.now === 0 && !isClosed(theaterId)) return [];
    const expected = compared.expected * hearing;
    const missing = clampUnit(1 - compared.now / expected);
    const shortfall = Math.max(0, (missing - wobble) / (1 - wobble));
    return [{ theaterId, expected, shortfall, missingFlights: shortfall > 0 ? missing * expected * trafficHours : 0 }];
  });
}
