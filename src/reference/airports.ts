import { EAST_ASIA_AIRPORTS } from './airport-tables/east-asia.ts';
import { EUROPE_AIRPORTS } from './airport-tables/europe.ts';
import { LATAM_AIRPORTS } from './airport-tables/latam.ts';
import { MENA_AIRPORTS } from './airport-tables/mena.ts';
import { NORTH_AMERICA_AIRPORTS } from './airport-tables/north-america.ts';
import { SOUTH_ASIA_AIRPORTS } from './airport-tables/south-asia.ts';
import { SUB_SAHARAN_AFRICA_AIRPORTS } from './airport-tables/sub-saharan-africa.ts';

/** An airport with scheduled flights, or one that a notice may name. */
export interface Airport {
  /** Four letters. */
  readonly icao: string;
  /** Three letters. */
  readonly iata: string;
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** Decimal degrees, WGS 84, to about a kilometre. */
  readonly latitude: number;
  readonly longitude: number;
}

const ENTRY = /^([A-Z]{4}) ([A-Z]{3}) (-?\d+\.\d\d) (-?\d+\.\d\d) (.+)$/;

/**
 * Every large airport of the world with scheduled flights and, of each country, some medium ones: more of them where an
 * assessment looks closer, and in the United States those that its authority reports on.
 */
export const AIRPORTS: readonly Airport[] = [
  MENA_AIRPORTS,
  EAST_ASIA_AIRPORTS,
  EUROPE_AIRPORTS,
  NORTH_AMERICA_AIRPORTS,
  SOUTH_ASIA_AIRPORTS,
  LATAM_AIRPORTS,
  SUB_SAHARAN_AFRICA_AIRPORTS,
].flatMap(airportsIn);

const BY_ICAO = indexBy((airport) => airport.icao);
const BY_IATA = indexBy((airport) => airport.iata);

/** @param icao four letters, upper case */
export function airportByIcao(icao: string): Airport | undefined {
  return BY_ICAO.get(icao);
}

/** @param iata three letters, upper case; the identifiers of United States airports are the same letters */
export function airportByIata(iata: string): Airport | undefined {
  return BY_IATA.get(iata);
}

function airportsIn(table: string): readonly Airport[] {
  return table
    .trim()
    .split(/\n(?=[A-Z]{2}: )/)
    .flatMap((block) => {
      const country = block.slice(0, 2);
      return block
        .slice(4)
        .split(';')
        .map((entry) => airportOf(entry.replace(/\s+/g, ' ').trim(), country));
    });
}

function airportOf(entry: string, country: string): Airport {
  const [, icao, iata, latitude, longitude, name] = ENTRY.exec(entry) ?? [];
  if (icao === undefined || iata === undefined || name === undefined) throw new Error(`no airport: ${entry}`);
  return { icao, iata, name, country, latitude: Number(latitude), longitude: Number(longitude) };
}

/** @throws when two airports share a code */
function indexBy(codeOf: (airport: Airport) => string): ReadonlyMap<string, Airport> {
  const index = new Map<string, Airport>();
  for (const airport of AIRPORTS) {
    const code = codeOf(airport);
    if (index.has(code)) throw new Error(`two airports have the code ${code}`);
    index.set(code, airport);
  }
  return index;
}
