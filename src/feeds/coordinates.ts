import { countrySubject, WORLD_SUBJECT } from '../assessment/observation.ts';
import { nearestCountry } from '../reference/country-at.ts';

/** Off a coast something still concerns the country; farther out it concerns the world. */
const OFFSHORE_KM = 200;

export interface Coordinates {
  /** Degrees north, in [-90, 90]. */
  readonly latitude: number;
  /** Degrees east, in [-180, 180]. */
  readonly longitude: number;
}

/** Reads `[longitude, latitude, …]`, the order of GeoJSON. */
export function readPosition(coordinates: unknown): Coordinates | undefined {
  if (!Array.isArray(coordinates)) return undefined;
  const [longitude, latitude]: unknown[] = coordinates;
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** The country a place lies in or before, else the world. */
export function subjectAt({ latitude, longitude }: Coordinates): string {
  const country = nearestCountry(latitude, longitude, OFFSHORE_KM);
  return country === undefined ? WORLD_SUBJECT : countrySubject(country.iso2);
}
