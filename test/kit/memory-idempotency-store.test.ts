import { describe } from 'vitest';
import { describeIdempotencyStore } from '../../src/stores/conformance/idempotency-store.ts';
import { MemoryIdempotencyStore } from './memory-idempotency-store.ts';

describe('the store that gateway tests use', () => {
  const store = new MemoryIdempotencyStore({ now: () => 0 });
  describeIdempotencyStore({
    open: (clock, limit) => (clock === undefined ? store : new MemoryIdempotencyStore(clock, limit)),
    others: async (count) => Array.from({ length: count }, () => store),
  });
});
