import { afterEach, describe, expect, it, vi } from 'vitest';
import { trapSockets } from '../../../test/kit/socket-trap.ts';
import { openTraces } from './open-traces.ts';

const loaded = vi.hoisted(() => ({ count: 0 }));
vi.mock('./export-traces.ts', async (original) => {
  loaded.count += 1;
  return original();
});
afterEach(() => vi.restoreAllMocks());

describe('traces', () => {
  it('are not loaded without a collector, and send nothing', async () => {
    await trapSockets(async (attempts) => {
      expect(await openTraces({}, 'live')).toBeUndefined();
      expect([loaded.count, attempts]).toEqual([0, []]);
      const traces = await openTraces({ collector: { url: 'http://127.0.0.1:9', headers: {} } }, 'live');
      expect([loaded.count, attempts]).toEqual([1, []]);
      await traces?.close();
    });
  });
});
