import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { FEED_LINK_EXAMPLE, FeedLinkResource } from './feed-link.ts';

export const listFeedLinks = operation({
  operationId: 'ListFeedLinks',
  service: 'alert',
  rpcName: 'list-feed-links',
  method: 'GET',
  group: 'Alert',
  summary: 'Links to feeds of the account, the newest first',
  description: 'All of them that are not revoked, without addresses.',
  omits: 'Their addresses, and when they were last read.',
  gate: 'pro',
  listed: 'links',
  input: record('ListFeedLinksQuery', { format: FormatParameter }),
  response: record('ListFeedLinksResponse', { links: Type.Array(FeedLinkResource) }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['store_unavailable'],
  exampleResponse: { links: [FEED_LINK_EXAMPLE] },
});
