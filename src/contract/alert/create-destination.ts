import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import {
  checkUrl,
  DESTINATION_EXAMPLE,
  DESTINATION_FILTERS,
  DESTINATIONS_BY_TIER,
  DestinationResource,
  EXAMPLE_SECRET,
  KindMember,
  SecretMember,
  UrlMember,
} from './destination.ts';
import { checkPlace, MAIL_MEMBERS } from './mail-destination.ts';
import { checkKind, TEMPLATE_MEMBERS } from './template.ts';

const [, ...COUNTS] = DESTINATIONS_BY_TIER;

export const createDestination = operation({
  operationId: 'CreateDestination',
  service: 'alert',
  rpcName: 'create-destination',
  method: 'POST',
  group: 'Alert',
  summary: 'Sends events to a webhook, by a template or by mail, from now on',
  description: `Standard Webhooks 1.0.0, \`v1\` and \`v1a\`, or a template: at least once, unordered, ten tries in 72 hours. URL, headers and body of a template are kept as secrets and never shown. Mail is sent once the holder of the address confirms a mailed link, within seven days; without a mail server it is \`channel_unconfigured\`. An account has ${COUNTS.join(', ')} destinations by tier.`,
  omits: 'Signatures of templates and mail.',
  gate: 'pro',
  bodyLimitBytes: 64 * 1024,
  answersSecret: true,
  input: record('CreateDestinationRequest', {
    kind: Type.Optional(KindMember),
    url: Type.Optional(UrlMember),
    ...MAIL_MEMBERS,
    ...TEMPLATE_MEMBERS,
    ...DESTINATION_FILTERS,
  }),
  response: record('CreateDestinationResponse', {
    destination: DestinationResource,
    secret: Type.Optional(SecretMember),
  }),
  failures: ['allowance_used', 'channel_unconfigured', 'store_unavailable'],
  check: (input) => [...checkPlace(input), ...checkUrl(input), ...checkKind(input)],
  exampleInput: { url: 'https://hooks.example.org/barograph', types: ['regime.changed'] },
  exampleResponse: { destination: DESTINATION_EXAMPLE, secret: EXAMPLE_SECRET },
});
