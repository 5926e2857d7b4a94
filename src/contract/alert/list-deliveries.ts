import { operation } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { EXAMPLE_DESTINATION_ID, ID_PATTERN } from './destination.ts';

const STATES = ['waiting', 'delivered', 'dead'] as const;

const DeliveryAttempt = record('DeliveryAttempt', {
  triedAt: EpochMs('When it began.'),
  durationMs: Type.Integer(),
  statusCode: Type.Optional(Type.Integer({ description: 'Of the answer; absent where none came within 15 s.' })),
  outcome: Type.Enum(['succeeded', 'rejected', 'refused', 'unresolved', 'timed_out', 'unreachable'], {
    description: '`refused`: the address is not open to deliveries; nothing was sent.',
  }),
});

const Delivery = record('Delivery', {
  deliveryId: Type.String(),
  destinationId: Type.String(),
  eventId: Type.String({ description: '`webhook-id` of every try.' }),
  type: Type.String(),
  state: Type.Enum([...STATES], { description: '`dead`: given up after ten tries or 72 hours.' }),
  queuedAt: EpochMs('When it was queued, or queued again.'),
  nextAt: Type.Optional(EpochMs('Of the next try.')),
  attempts: Type.Array(DeliveryAttempt, { description: 'The newest ten, oldest first.' }),
});

export const DELIVERY_EXAMPLE = {
  deliveryId: 'dlv_0123456789abcdef01234567',
  destinationId: EXAMPLE_DESTINATION_ID,
  eventId: 'evt_0123456789abcdef01234567',
  type: 'regime.changed',
  state: 'delivered',
  queuedAt: 1_780_315_200_000,
  attempts: [{ triedAt: 1_780_315_201_000, durationMs: 84, statusCode: 204, outcome: 'succeeded' }],
} as const;

export const listDeliveries = operation({
  operationId: 'ListDeliveries',
  service: 'alert',
  rpcName: 'list-deliveries',
  method: 'GET',
  group: 'Alert',
  summary: 'What was sent to destinations, the newest first',
  description: 'Every delivery of the last 30 days with its tries.',
  omits: 'What receivers answered beyond their status.',
  gate: 'pro',
  listed: 'deliveries',
  input: record('ListDeliveriesQuery', {
    destination_id: Type.Optional(
      Type.String({ pattern: ID_PATTERN, description: 'Only deliveries to this destination.' }),
    ),
    state: Type.Optional(Type.Enum([...STATES], { description: 'Only deliveries in this state.' })),
    limit: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('ListDeliveriesResponse', { deliveries: Type.Array(Delivery), nextCursor: NextCursor }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleInput: { state: 'delivered', limit: 5 },
  exampleResponse: { deliveries: [DELIVERY_EXAMPLE] },
});
