import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { PointParameters } from '../intelligence/parameters.ts';

export const reverseGeocode = operation({
  operationId: 'ReverseGeocode',
  service: 'infrastructure',
  rpcName: 'reverse-geocode',
  method: 'GET',
  group: 'Infrastructure',
  summary: 'The country of a point',
  description:
    'Returns the country whose land a point lies on, at a scale of 1:50 million: borders are right to some kilometres, and islands below some square kilometres count as sea. At sea `isLand` is false and nothing else is named.',
  omits: 'Towns, districts, and rival claims to a place.',
  gate: 'key',
  input: record('ReverseGeocodeQuery', {
    ...PointParameters,
  }),
  response: record('ReverseGeocodeResponse', {
    isLand: Type.Boolean(),
    code: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
    country: Type.Optional(Type.String({ description: 'Its name.' })),
    regionId: Type.Optional(Type.String()),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  exampleInput: { lat: 33.3, lon: 44.4 },
  exampleResponse: { isLand: true, code: 'IQ', country: 'Iraq', regionId: 'mena' },
});
