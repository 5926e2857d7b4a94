import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Name lookups of one owner, by DNS alone: no `/etc/hosts`. */
export interface NameResolver {
  /**
   * Addresses of a name, IPv4 first.
   * @throws Error with code `ENOTFOUND` where the name has no address, `EAI_AGAIN` where no server could say
   */
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
  /** Fails what waits for a server, and whatever is looked up later. */
  close(): void;
}

/** Unresponsive servers are given up after about 5 s, within the 10 s of a connection: 1.5 s each, then twice as long. */
const LIMITS = { timeout: 1_500, tries: 2 };
/** RFC 6761 §6.3: never asked of a server. */
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Needs no thread: `dns.lookup` holds one of the few threads of the process for 10 s or longer when servers do not answer, so
 * that names of databases are not looked up and the process cannot exit. The servers are read again for every name, because a
 * machine may change its network.
 * @param servers `address:port`, in place of those of the machine
 */
export function createNameResolver(servers?: readonly string[]): NameResolver {
  const waiting = new Set<Resolver>();
  let isClosed = false;

  async function resolve(hostname: string): Promise<readonly LookupAddress[]> {
    if (/(^|\.)localhost\.?$/i.test(hostname)) return LOOPBACK;
    if (isClosed) throw unresolved(hostname, [new Error('the resolver is closed')]);
    const resolver = new Resolver(LIMITS);
    if (servers !== undefined) resolver.setServers(servers);
    waiting.add(resolver);
    try {
      const first = await asked(resolver.resolve4(hostname), 4);
      // Without a network every feed asks: a server that drops part of a burst is spared the second half of it.
      if (first.addresses.length === 0 && !isWithoutAddress(first.reason)) throw unresolved(hostname, [first.reason]);
      const second = await asked(resolver.resolve6(hostname), 6);
      const addresses = [...first.addresses, ...second.addresses];
      if (addresses.length > 0) return addresses;
      throw unresolved(hostname, [first.reason, second.reason]);
    } finally {
      waiting.delete(resolver);
    }
  }

  return {
    resolve,
    close() {
      isClosed = true;
      for (const resolver of waiting) resolver.cancel();
    },
  };
}

interface Asked {
  readonly addresses: readonly LookupAddress[];
  /** Why there are none. */
  readonly reason?: unknown;
}

const asked = (answer: Promise<readonly string[]>, family: 4 | 6): Promise<Asked> =>
  answer.then(
    (found) => ({ addresses: found.map((address) => ({ address, family })) }),
    (reason: unknown) => ({ addresses: [], reason }),
  );

/** Whether the name exists, with addresses of another family perhaps. */
const isWithoutAddress = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENODATA';

function unresolved(hostname: string, reasons: readonly unknown[]): Error {
  const code = reasons.every(isNegative) ? 'ENOTFOUND' : 'EAI_AGAIN';
  return Object.assign(new Error(`${hostname} does not resolve (${code})`, { cause: reasons[0] }), { code });
}

/** Whether a server has answered that there is no such name or address. */
export const isNegative = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
