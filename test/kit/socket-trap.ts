import dgram from 'node:dgram';
import dns from 'node:dns';
import { Socket } from 'node:net';
import { vi } from 'vitest';

export interface SocketTrap {
  /** What was attempted while the trap was set. */
  readonly attempts: readonly string[];
  /** Takes it away. */
  remove(): void;
}

/** Makes every attempt to open a connection, to send a datagram or to look up a name throw, and notes it. */
export function setSocketTrap(): SocketTrap {
  const attempts: string[] = [];
  const attempt = (kind: string) => (): never => {
    attempts.push(kind);
    throw new Error(`${kind} in a place that must not reach out`);
  };
  const spies = [
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(attempt('connect')),
    vi.spyOn(dgram.Socket.prototype, 'send').mockImplementation(attempt('send')),
    vi.spyOn(dns, 'lookup').mockImplementation(attempt('lookup')),
    vi.spyOn(dns, 'resolve').mockImplementation(attempt('resolve')),
    vi.spyOn(dns.promises, 'lookup').mockImplementation(attempt('lookup')),
    vi.spyOn(dns.promises, 'resolve').mockImplementation(attempt('resolve')),
  ];
  return {
    attempts,
    remove() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
