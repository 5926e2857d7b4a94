import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EVENT_TYPES, isEventType, LoggedEvent } from './event.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';

export const DEFAULT_EVENT_PAGE = 20;
export const MAX_EVENT_PAGE = 100;

/** Names of types, separated by commas. */
export const EVENT_TYPES_PATTERN = '^[a-z.]+(,[a-z.]+)*$';

/** Names that are no types. */
export const checkEventTypes = (input: unknown): readonly Violation[] => {
  const { types } = Object(input);
  if (typeof types !== 'string' || !new RegExp(EVENT_TYPES_PATTERN).test(types)) return [];
  const unknown = types.split(',').filter((type) => !isEventType(type));
  return unknown.length === 0
    ? []
    : [{ field: 'types', description: `must name types of events: ${EVENT_TYPES.join(', ')}` }];
};

/** A sequence, alone or behind the id of the store whose it is: the id of an event of the stream. */
export const EVENT_PLACE_PATTERN = '^([0-9a-f]{32}\\.)?[0-9]{1,15}$';

/** Where a read of the log begins, and what narrows it. */
export const EVENT_FILTERS = {
  after: Type.Optional(
    Type.String({
      pattern: EVENT_PLACE_PATTERN,
      description: 'Only what follows this sequence, or this id of a streamed event.',
    }),
  ),
  region_id: Type.Optional(RegionIdParameter),
  types: Type.Optional(
    Type.String({
      pattern: EVENT_TYPES_PATTERN,
      description: 'Only these types, separated by commas; all when absent.',
    }),
  ),
};

export const EventPageSize = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: MAX_EVENT_PAGE,
    description: `Maximum number of events, 1 to ${MAX_EVENT_PAGE}; ${DEFAULT_EVENT_PAGE} when absent.`,
  }),
);

/** A page of the log. */
export const EventPage = record('EventPage', {
  events: Type.Array(LoggedEvent, { description: 'Oldest first.' }),
  nextAfter: Type.Integer({
    minimum: 0,
    description: '`after` of the next page; also where nothing more is there yet.',
  }),
  headSequence: Type.Integer({ description: 'Sequence of the last event; 0 while there is none.' }),
  oldestSequence: Type.Optional(Type.Integer({ description: 'Sequence of the first event that is kept.' })),
  storeId: Type.Optional(
    Type.String({
      description: 'Names the store: sequences of another one are not comparable. Absent while there is none.',
    }),
  ),
});

export const EVENT_EXAMPLE = {
  id: 'evt_0123456789abcdef01234567',
  sequence: 1,
  type: 'regime.changed',
  world: 'live',
  happenedAt: 1_780_272_000_000,
  recordedAt: 1_780_272_001_000,
  regionId: 'mena',
  subject: 'region:mena',
  data: { from: 'calm', to: 'stressed_equilibrium', reason: 'coercive pressure 0.41 above 0.40' },
  receipts: [{ snapshotId: 'snap_0123456789abcdef01234567', generatedAt: 1_780_272_000_000, sha256: 'a'.repeat(64) }],
} as const;

export const EVENT_PAGE_EXAMPLE = {
  events: [EVENT_EXAMPLE],
  nextAfter: 1,
  headSequence: 1,
  oldestSequence: 1,
  storeId: '0123456789abcdef0123456789abcdef',
};

export const listEvents = operation({
  operationId: 'ListEvents',
  service: 'intelligence',
  rpcName: 'list-events',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Events in the order in which they were recorded',
  description:
    'The log of snapshots, regimes, corridors, triggers, forecasts and feeds. To follow it, ask again with `nextAfter`.',
  omits: 'What moved without changing a state.',
  gate: 'pro',
  listed: 'events',
  input: record('ListEventsQuery', {
    ...EVENT_FILTERS,
    page_size: EventPageSize,
    at: AtParameter,
    format: FormatParameter,
  }),
  response: EventPage,
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'at_unavailable', 'store_unavailable'],
  check: checkEventTypes,
  exampleInput: { region_id: 'mena', types: 'snapshot.stored', page_size: 5 },
  exampleResponse: EVENT_PAGE_EXAMPLE,
});
