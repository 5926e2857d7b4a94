import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import {
  checkUrl,
  DESTINATION_EXAMPLE,
  DESTINATION_FILTERS,
  DestinationAnswer,
  DestinationId,
  EXAMPLE_DESTINATION_ID,
  UrlMember,
} from './destination.ts';
import { checkTemplate, TEMPLATE_MEMBERS } from './template.ts';

export const updateDestination = operation({
  operationId: 'UpdateDestination',
  service: 'alert',
  rpcName: 'update-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Changes, pauses or enables a destination',
  description:
    'What is absent stays; an empty list removes a filter, `headers` replaces all of a template. What waits is sent once it is enabled again. Of mail, the address and its schedule stay.',
  omits: 'The secret: `rotate-destination-secret` gives another.',
  gate: 'pro',
  bodyLimitBytes: 64 * 1024,
  input: record('UpdateDestinationRequest', {
    destinationId: DestinationId,
    url: Type.Optional(UrlMember),
    ...TEMPLATE_MEMBERS,
    ...DESTINATION_FILTERS,
    isEnabled: Type.Optional(Type.Boolean()),
  }),
  response: DestinationAnswer,
  failures: ['item_unknown', 'store_unavailable'],
  check: (input) => [...checkUrl(input), ...checkTemplate(input)],
  exampleInput: { destinationId: EXAMPLE_DESTINATION_ID, isEnabled: true },
  exampleResponse: { destination: DESTINATION_EXAMPLE },
});
