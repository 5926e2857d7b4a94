import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { DESTINATION_EXAMPLE, DestinationResource } from './destination.ts';

export const listDestinations = operation({
  operationId: 'ListDestinations',
  service: 'alert',
  rpcName: 'list-destinations',
  method: 'GET',
  group: 'Alert',
  summary: 'Destinations of the account, the newest first',
  description: 'All of them, without secrets.',
  omits: 'Secrets.',
  gate: 'pro',
  listed: 'destinations',
  input: record('ListDestinationsQuery', { format: FormatParameter }),
  response: record('ListDestinationsResponse', { destinations: Type.Array(DestinationResource) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleResponse: { destinations: [DESTINATION_EXAMPLE] },
});
