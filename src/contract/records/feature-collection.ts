import { extended, record, Type } from '../conventions/schema.ts';
import { RecordList } from './listed-record.ts';

const Point = record('GeoJsonPoint', {
  type: Type.Literal('Point'),
  coordinates: Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: 'Longitude, latitude; degrees.' }),
});

const Feature = record('GeoJsonFeature', {
  type: Type.Literal('Feature'),
  id: Type.String({ description: '`id` of the item.' }),
  geometry: Type.Union([Point, Type.Null()], { description: 'Null where the source gives no place.' }),
  properties: Type.Record(Type.String(), Type.Unknown(), { description: 'The item without its place.' }),
});

/** A list with places as GeoJSON (RFC 7946). */
export const FeatureCollection = extended('FeatureCollection', RecordList, {
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Feature),
});
