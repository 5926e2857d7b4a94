import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { checkEventTypes, EVENT_FILTERS, EVENT_PAGE_EXAMPLE, EventPage } from './list-events.ts';

export const streamEvents = operation({
  operationId: 'StreamEvents',
  service: 'intelligence',
  rpcName: 'stream-events',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The log of events as it grows',
  description:
    'The page of `list-events`; with `Accept: text/event-stream` every event after `Last-Event-ID`, `after` or now, once and in order, named by its type. A place that is not of this store gives `reset`.',
  omits: 'What moved without changing a state.',
  gate: 'pro',
  streams: true,
  isLive: true,
  input: record('StreamEventsQuery', EVENT_FILTERS),
  response: EventPage,
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['region_unknown', 'streams_busy', 'store_unavailable'],
  check: checkEventTypes,
  exampleInput: { region_id: 'mena', types: 'snapshot.stored' },
  exampleResponse: EVENT_PAGE_EXAMPLE,
});
