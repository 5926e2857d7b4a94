import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FEED_LINK_EXAMPLE, FEED_LINKS_BY_TIER, FeedLinkResource, LabelMember } from './feed-link.ts';

const [, ...COUNTS] = FEED_LINKS_BY_TIER;
const EXAMPLE_ADDRESS = `https://barograph.example/feeds/${'A'.repeat(43)}`;

export const createFeedLink = operation({
  operationId: 'CreateFeedLink',
  service: 'alert',
  rpcName: 'create-feed-link',
  method: 'POST',
  group: 'Alert',
  summary: 'Opens the feeds of snapshots to readers that cannot send a key',
  description: `Addresses of feeds for one reader; each read counts as a request of the account. An account has ${COUNTS.join(', ')} links by tier.`,
  omits: 'Events of rules and destinations.',
  gate: 'pro',
  bodyLimitBytes: 1024,
  answersSecret: true,
  input: record('CreateFeedLinkRequest', { label: LabelMember }),
  response: record('CreateFeedLinkResponse', {
    link: FeedLinkResource,
    url: Type.String({ description: 'The Atom feed of all regions; a secret, shown once.' }),
    urlTemplate: Type.String({
      description: 'Every feed: `{region}` is a region or `all`, `{form}` `atom` or `json`.',
    }),
  }),
  failures: ['allowance_used', 'store_unavailable'],
  exampleInput: { label: FEED_LINK_EXAMPLE.label },
  exampleResponse: {
    link: FEED_LINK_EXAMPLE,
    url: `${EXAMPLE_ADDRESS}/all.atom`,
    urlTemplate: `${EXAMPLE_ADDRESS}/{region}.{form}`,
  },
});
