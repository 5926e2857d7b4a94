import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import { chokepointNear, theaterOfNamedSea } from '../../reference/ais-areas.ts';
import type { Json } from '../../reference/content-hash.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { countryAt } from '../../reference/country-at.ts';

/** What of an entry says where it is. */
export interface PlacedRecord {
  readonly kind: RecordKind;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string;
  /** Degrees. */
  readonly place?: { readonly lat: number; readonly lon: number };
  readonly body: Readonly<Record<string, Json>>;
}

/** Within which a warning to shipping touches the traffic of a strait: as its observations have it (FEEDS.md §3.1). */
const NEAR_KM = 300;

/**
 * Of a warning to shipping the strait or the sea that it is of, of any other entry the country that it names or lies in; the world
 * where it says neither.
 */
export function recordSubject({ kind, country, place, body }: PlacedRecord): string {
  const position = place === undefined ? undefined : { latitude: place.lat, longitude: place.lon };
  if (kind === 'navigational_warning' || kind === 'naval_exercise') {
    const corridor = position === undefined ? undefined : chokepointNear(position, NEAR_KM);
    if (corridor !== undefined) return `corridor:${corridor.id}`;
    const theater = typeof body.text === 'string' ? theaterOfNamedSea(body.text) : undefined;
    return theater === undefined ? 'region:global' : `theater:${theater}`;
  }
  if (country !== undefined && countryByIso2(country) !== undefined) return `country:${country}`;
  const at = position === undefined ? undefined : countryAt(position.latitude, position.longitude);
  return at === undefined ? 'region:global' : `country:${at.iso2}`;
}
