import { describe, expect, it } from 'vitest';
import { createWorld } from '../../test/gateway/world.ts';
import type { HandlerMap } from '../contract/endpoints.ts';
import { memoryPorts } from '../jobs/test-kit/memory-ports.ts';
import { warmUp } from './warm-up.ts';

/** The handlers of a service that notes what is called, and where it should not be. */
function untouched() {
  const called: string[] = [];
  let handlers: HandlerMap | undefined;
  createWorld({
    wrapHandlers: (whole) => {
      handlers = new Proxy(whole, {
        get: (_, name) => () => {
          called.push(String(name));
          throw new Error('called');
        },
      });
      return whole;
    },
  });
  if (handlers === undefined) throw new Error('a world has handlers');
  return { handlers, called };
}

describe('the rehearsal of a start', () => {
  it('calls no handler of the service and looks at stored snapshots alone', async () => {
    const { handlers, called } = untouched();
    const read = new Set<string>();
    const { snapshots } = memoryPorts();
    const stored = {
      ...snapshots,
      latest: async (regionId: string) => {
        read.add(regionId);
        return snapshots.latest(regionId);
      },
    };
    await warmUp(handlers, stored);
    expect(called).toEqual([]);
    expect(read.has('global')).toBe(true);
  });

  it('gives up on a store that does not answer', async () => {
    const { handlers } = untouched();
    const { snapshots } = memoryPorts();
    const silent = new Promise<never>(() => undefined);
    await expect(warmUp(handlers, { ...snapshots, latest: () => silent })).rejects.toThrow('not answered');
  });
});
