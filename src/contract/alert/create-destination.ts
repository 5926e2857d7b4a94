import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import {
  checkUrl,
  DESTINATION_EXAMPLE,
  DESTINATION_FILTERS,
  DESTINATIONS_BY_TIER,
  DestinationResource,
  EXAMPLE_SECRET,
  SecretMember,
  UrlMember,
} from './destination.ts';

const [, ...COUNTS] = DESTINATIONS_BY_TIER;

export const createDestination = operation({
  operationId: 'CreateDestination',
  service: 'alert',
  rpcName: 'create-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Sends events to a webhook from now on',
  description: `Standard Webhooks 1.0.0, \`v1\` and \`v1a\`: at least once, unordered, ten tries in 72 hours. An account has ${COUNTS.join(', ')} destinations by tier.`,
  omits: 'Other ways than a webhook.',
  gate: 'pro',
  bodyLimitBytes: 8 * 1024,
  answersSecret: true,
  input: record('CreateDestinationRequest', { url: UrlMember, ...DESTINATION_FILTERS }),
  response: record('CreateDestinationResponse', { destination: DestinationResource, secret: SecretMember }),
  failures: ['allowance_used', 'store_unavailable'],
  check: checkUrl,
  exampleInput: { url: 'https://hooks.example.org/barograph', types: ['regime.changed'] },
  exampleResponse: { destination: DESTINATION_EXAMPLE, secret: EXAMPLE_SECRET },
});
