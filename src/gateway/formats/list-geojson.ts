import { isObject, type Json, type JsonObject } from '../../contract/openapi/json.ts';
import { PLACE_MEMBER } from '../../contract/records/list-formats.ts';

/**
 * A list as a GeoJSON collection (RFC 7946): an item is a feature, its place a point or none, its other members properties.
 * What the list says beside its items are members of the collection.
 * @param items name of the member that holds the items
 */
export function listGeoJson(list: JsonObject, items: readonly JsonObject[], name: string): JsonObject {
  const { [name]: _, ...beside } = list;
  return { type: 'FeatureCollection', features: items.map(feature), ...beside };
}

function feature({ [PLACE_MEMBER]: place, ...properties }: JsonObject): JsonObject {
  return { type: 'Feature', id: properties.id ?? null, geometry: pointOf(place), properties };
}

function pointOf(place: Json | undefined): Json {
  if (!isObject(place)) return null;
  return { type: 'Point', coordinates: [place.lon ?? null, place.lat ?? null] };
}
