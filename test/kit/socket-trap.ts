import { AsyncLocalStorage } from 'node:async_hooks';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { Socket } from 'node:net';

const WAYS_OUT: readonly [owner: object, name: string][] = [
  [Socket.prototype, 'connect'],
  [dgram.Socket.prototype, 'send'],
  [dns, 'lookup'],
  [dns, 'resolve'],
  [dns.promises, 'lookup'],
  [dns.promises, 'resolve'],
];

/**
 * Runs `work`, and makes every attempt of it, or of what it starts, to open a connection, to send a datagram or to look
 * up a name throw. What other tests left running in this thread is neither counted nor disturbed.
 * @param work is given the names of what was attempted so far, which it checks
 */
export async function trapSockets(work: (attempts: readonly string[]) => Promise<void>): Promise<void> {
  const inside = new AsyncLocalStorage<true>();
  const attempts: string[] = [];
  const restores = WAYS_OUT.map(([owner, name]) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== 'function') throw new Error(`${name} is not a function`);
    function reach(this: unknown, ...given: unknown[]): unknown {
      if (inside.getStore() === undefined) return Reflect.apply(original as () => unknown, this, given);
      attempts.push(name);
      throw new Error(`${name} in a place that must not reach out`);
    }
    Reflect.set(owner, name, reach);
    return () => Reflect.set(owner, name, original);
  });
  try {
    await inside.run(true, () => work(attempts));
  } finally {
    for (const restore of restores) restore();
  }
}
