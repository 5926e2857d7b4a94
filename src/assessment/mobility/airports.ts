import type { AirportNodeStatus } from '../../contract/intelligence/mobility-state.ts';
import { airportByIcao } from '../../reference/airports.ts';
import { counted } from '../english.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { type Notice, noticesInForce } from './notices-in-force.ts';

/** An airport with notices in force. */
export interface KnownAirport {
  readonly country: string;
  readonly status: AirportNodeStatus;
  readonly notices: readonly Notice[];
}

/**
 * Airports that a notice closes, stops or delays by an hour and more, by their code. An airport closed by notice is closed
 * without any reported delay; a delay is never a closure (METHOD.md §8).
 */
export function knownAirports(index: ObservationIndex): readonly KnownAirport[] {
  const byAirport = new Map<string, Notice[]>();
  for (const metric of ['airport_closure', 'airport_ground_stop', 'airport_delay'] as const)
    for (const notice of noticesInForce(index, metric))
      if (metric !== 'airport_delay' || notice.row.value >= PARAMETERS.mobility.disruptedMinutes)
        byAirport.set(notice.icao, [...(byAirport.get(notice.icao) ?? []), notice]);
  return [...byAirport]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([icao, notices]): readonly KnownAirport[] => {
      const airport = airportByIcao(icao);
      if (airport === undefined) return [];
      const closing = notices.filter(({ metric }) => metric === 'airport_closure');
      const deciding = closing.length > 0 ? closing : notices;
      return [
        {
          country: airport.country,
          notices: deciding,
          status: {
            icao,
            name: airport.name,
            status: closing.length > 0 ? 'closed' : 'disrupted',
            disruptionReason: [...new Set(deciding.map(reasonOf))].join('; '),
          },
        },
      ];
    });
}

/** A notice in our words; its own text is data and stays in quotes. */
export function reasonOf({ metric, row }: Notice): string {
  const text = row.detail.reason ?? row.detail.text;
  const quoted = text === undefined ? '' : ` ("${text}")`;
  const name = row.detail.notam === undefined ? 'notice' : `notice ${row.detail.notam}`;
  if (metric === 'airport_delay') return `delay of ${counted(row.value, 'minute')}${quoted}`;
  return `${metric === 'airport_ground_stop' ? 'ground stop for arrivals' : 'closed'} by ${name}${quoted}`;
}
