import { record, Type } from '../conventions/schema.ts';
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

const { pagination, ...others } = RecordList.properties;

/** A list with places as GeoJSON (RFC 7946); one that is complete on its only page says nothing of pages. */
export const FeatureCollection = record('FeatureCollection', {
  ...others,
  pagination: Type.Optional(pagination),
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(Feature),
});
