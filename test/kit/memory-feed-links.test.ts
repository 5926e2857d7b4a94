import { describe } from 'vitest';
import { describeFeedLinks } from '../../src/stores/conformance/feed-links.ts';
import { memoryFeedLinks } from './memory-feed-links.ts';

describe('the links to feeds that gateway tests use', () => {
  const store = memoryFeedLinks();
  describeFeedLinks({ store: () => store, others: async (count) => Array.from({ length: count }, () => store) });
});
