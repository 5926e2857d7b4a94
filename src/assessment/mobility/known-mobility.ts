import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { MobilityState } from '../../contract/intelligence/mobility-state.ts';
import { countriesOfRegion, regionById } from '../../reference/regions.ts';
import { theaterById } from '../../reference/theaters.ts';
import { noticeEvidence } from '../evidence/mobility-evidence.ts';
import { roundTo } from '../evidence.ts';
import { type LazyMap, lazyMap } from '../lazy-map.ts';
import type { SourceInputs } from '../signal.ts';
import { type KnownAirport, knownAirports, reasonOf } from './airports.ts';
import { type KnownAirspace, knownAirspaces } from './airspaces.ts';
import { type CivilTraffic, civilTraffic } from './civil-traffic.ts';

/** Mobility of a region with the notices behind it. */
export interface KnownMobility {
  readonly state: MobilityState;
  readonly evidence: readonly EvidenceItem[];
}

/** Maximum length of each list on the wire; the United States alone have about 100 notices in force. */
const MAX_SHOWN = 40;

/** Mobility of every region, by region id, from notices and observed traffic (METHOD.md §8). */
export function knownMobility({ index, label }: Pick<SourceInputs, 'index' | 'label'>): LazyMap<KnownMobility> {
  const airports = knownAirports(index);
  const airspaces = knownAirspaces(index);
  const traffic = civilTraffic(index, (theaterId) => isClosedOver(theaterId, airspaces));
  return lazyMap((regionId) => {
    const region = regionById(regionId);
    if (region === undefined) throw new Error(`unknown region: ${regionId}`);
    const countries = new Set(countriesOfRegion(region.id).map(({ iso2 }) => iso2));
    const own = {
      airports: airports.filter(({ country }) => countries.has(country)),
      airspaces: airspaces.filter((airspace) => airspace.countries.some((iso2) => countries.has(iso2))),
      traffic: traffic.filter(({ theaterId }) => theaterById(theaterId)?.countries.some((iso2) => countries.has(iso2))),
    };
    const notices = [...own.airports, ...own.airspaces].flatMap((place) => place.notices);
    return {
      state: stateOf(own),
      evidence: notices.slice(0, MAX_SHOWN).map((notice) => noticeEvidence(label, notice, index.instant)),
    };
  });
}

interface Known {
  readonly airports: readonly KnownAirport[];
  readonly airspaces: readonly KnownAirspace[];
  readonly traffic: readonly CivilTraffic[];
}

function stateOf({ airports, airspaces, traffic }: Known): MobilityState {
  const shown = airspaces.toSorted(
    (a, b) => Number(b.status.status === 'closed') - Number(a.status.status === 'closed'),
  );
  const closing = [...airports, ...airspaces]
    .filter(({ status }) => status.status === 'closed')
    .flatMap(({ notices }) => notices);
  const whole = traffic.reduce((sum, { expected }) => sum + expected, 0);
  const lost = traffic.reduce((sum, { expected, shortfall }) => sum + expected * shortfall, 0);
  return {
    airspace: shown.slice(0, MAX_SHOWN).map(({ status }) => status),
    flightCorridors: traffic
      .filter(({ shortfall }) => shortfall > 0)
      .map(({ theaterId, shortfall, missingFlights }) => ({
        corridor: theaterById(theaterId)?.name ?? theaterId,
        stressLevel: roundTo(shortfall, 4),
        reroutedFlights24h: Math.round(missingFlights),
      })),
    airports: airports.slice(0, MAX_SHOWN).map(({ status }) => status),
    rerouteIntensity: whole === 0 ? 0 : roundTo(lost / whole, 4),
    notamClosures: closing.slice(0, MAX_SHOWN).map((notice) => `${notice.icao}: ${reasonOf(notice)}`),
  };
}

function isClosedOver(theaterId: string, airspaces: readonly KnownAirspace[]): boolean {
  const countries = theaterById(theaterId)?.countries ?? [];
  return airspaces.some(
    ({ countries: under, status }) => status.status === 'closed' && under.some((iso2) => countries.includes(iso2)),
  );
}
