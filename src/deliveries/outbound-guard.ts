import { BlockList, isIP } from 'node:net';
import type { OutboundAddress, OutboundGuard, OutboundVerdict } from '../ports/outbound.ts';

/** Ports of https that receivers may listen on. */
const HTTPS_PORTS: ReadonlySet<string> = new Set(['', '8443']);

export interface GuardParts {
  /** @throws Error where the name has no address or no server could say */
  readonly resolve: (hostname: string) => Promise<readonly OutboundAddress[]>;
  readonly isPublic: (address: string) => boolean;
  /** IP addresses or CIDR blocks that are open to deliveries though they are not public, by http and on every port too. */
  readonly allowed: readonly string[];
}

/**
 * Opens https on ports 443 and 8443 to hosts all of whose addresses are public or allowed; where all are allowed, http and every
 * port too. One closed address closes the host: which of several is connected to must not matter.
 */
export function createOutboundGuard({ resolve, isPublic, allowed }: GuardParts): OutboundGuard {
  const isAllowed = blockTest(allowed);

  async function check(text: string): Promise<OutboundVerdict> {
    if (!URL.canParse(text)) return refused('must be a URL such as https://example.org/hook');
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('must begin with https://');
    if (url.username !== '' || url.password !== '') return refused('must not hold a user name or password');
    const isPlain = url.protocol === 'http:' || !HTTPS_PORTS.has(url.port);
    if (isPlain && allowed.length === 0) return refused(rule(url));
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family === 0 ? await addressesOf(host) : [{ address: host, family }];
    if (addresses === undefined) return { status: 'unresolved' };
    if (addresses.every(({ address }) => isAllowed(address))) return { status: 'open', url, addresses };
    if (isPlain) return refused(rule(url));
    const isOpen = addresses.every(({ address }) => isPublic(address) || isAllowed(address));
    return isOpen ? { status: 'open', url, addresses } : refused('must not lead to an address that is not public');
  }

  async function addressesOf(host: string): Promise<readonly OutboundAddress[] | undefined> {
    try {
      const addresses = await resolve(host);
      return addresses.length === 0 ? undefined : addresses;
    } catch {
      // Why a server did not answer is of no use to the caller.
      return undefined;
    }
  }

  return { check };
}

const refused = (reason: string): OutboundVerdict => ({ status: 'refused', reason });

const rule = ({ protocol }: URL): string =>
  protocol === 'http:' ? 'must begin with https://' : 'must be on port 443 or 8443';

/** Whether an address is in one of the blocks. */
function blockTest(blocks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = '', bits] = block.split('/');
    const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}
