import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Unresponsive servers are given up after about 5 s, within the 10 s of a connection: 1.5 s each, then twice as long. */
const LIMITS = { timeout: 1_500, tries: 2 };
/** RFC 6761 §6.3: never asked of a server. */
const LOOPBACK: readonly LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Addresses of a public name, IPv4 first, by DNS alone: no `/etc/hosts`. Needs no thread: `dns.lookup` holds one of the few
 * threads of the process for 10 s or longer when servers do not answer, so that names of databases are not looked up and the
 * process cannot exit. The servers are read again for every name, because a machine may change its network.
 * @throws Error with code `ENOTFOUND` where the name has no address, `EAI_AGAIN` where no server could say
 */
export async function resolveByDns(hostname: string): Promise<readonly LookupAddress[]> {
  if (/(^|\.)localhost\.?$/i.test(hostname)) return LOOPBACK;
  const resolver = new Resolver(LIMITS);
  const answers = await Promise.allSettled([
    resolver.resolve4(hostname).then((found) => found.map((address) => ({ address, family: 4 }))),
    resolver.resolve6(hostname).then((found) => found.map((address) => ({ address, family: 6 }))),
  ]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  const code = reasons.every(isNegative) ? 'ENOTFOUND' : 'EAI_AGAIN';
  throw Object.assign(new Error(`${hostname} does not resolve`, { cause: reasons[0] }), { code });
}

/** Whether a server has answered that there is no such name or address. */
const isNegative = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');
