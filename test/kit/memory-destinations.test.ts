import { describe } from 'vitest';
import { describeTemplates } from '../../src/stores/conformance/templates.ts';
import { memoryDestinations } from './memory-destinations.ts';

describe('destinations in memory', () => {
  const { destinations } = memoryDestinations(() => undefined);
  describeTemplates({
    store: () => destinations,
    others: async (count) => Array.from({ length: count }, () => destinations),
  });
});
