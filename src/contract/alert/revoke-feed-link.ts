import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { EXAMPLE_LINK_ID, FeedLinkId } from './feed-link.ts';

export const revokeFeedLink = operation({
  operationId: 'RevokeFeedLink',
  service: 'alert',
  rpcName: 'revoke-feed-link',
  method: 'POST',
  group: 'Alert',
  summary: 'Revokes a link to feeds',
  description: 'Its addresses are 404 from then on.',
  omits: 'What its reader has kept.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  input: record('RevokeFeedLinkRequest', { linkId: FeedLinkId }),
  response: record('RevokeFeedLinkResponse', { linkId: FeedLinkId }),
  failures: ['item_unknown', 'store_unavailable'],
  exampleInput: { linkId: EXAMPLE_LINK_ID },
  exampleResponse: { linkId: EXAMPLE_LINK_ID },
});
