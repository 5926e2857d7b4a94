import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { DestinationId, EXAMPLE_DESTINATION_ID, EXAMPLE_SECRET, SecretMember } from './destination.ts';

/** Longest time for which two secrets sign, hours; what is meant when the caller does not say. */
export const MAX_OVERLAP_HOURS = 72;
export const DEFAULT_OVERLAP_HOURS = 24;

export const rotateDestinationSecret = operation({
  operationId: 'RotateDestinationSecret',
  service: 'alert',
  rpcName: 'rotate-destination-secret',
  method: 'POST',
  group: 'Alert',
  summary: 'Gives a destination another secret',
  description:
    'Until the overlap is over, both secrets sign; an older one signs no more. Templates and mail have none: 404.',
  omits: 'The earlier secret.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  answersSecret: true,
  input: record('RotateDestinationSecretRequest', {
    destinationId: DestinationId,
    overlapHours: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_HOURS,
        description: `${DEFAULT_OVERLAP_HOURS} when absent.`,
      }),
    ),
  }),
  response: record('RotateDestinationSecretResponse', {
    secret: SecretMember,
    overlapUntil: EpochMs('The secret before signs until then.'),
  }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID, overlapHours: 24 },
  exampleResponse: { secret: EXAMPLE_SECRET, overlapUntil: 1_780_401_600_000 },
});
