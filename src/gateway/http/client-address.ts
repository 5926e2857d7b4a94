import { BlockList, isIP } from 'node:net';
import { trimWhiteSpace } from '../trim-white-space.ts';

export type ClientAddress = (peer: string, forwardedFor: string | undefined) => string;

/**
 * The address a request counts for (CONTRACT.md §3): the socket's, unless the peer is a trusted proxy; then the right-most
 * hop of `X-Forwarded-For` that is not itself trusted. A hop may carry brackets and a port; they are no part of the address.
 * @param trustedProxies addresses or CIDR blocks
 * @throws TypeError on an entry that is neither
 */
export function clientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = blockList(trustedProxies);
  const isTrusted = (address: string) => isIP(address) > 0 && trusted.check(address, family(address));
  return (peer, forwardedFor) => {
    const socket = plain(peer);
    if (forwardedFor === undefined || !isTrusted(socket)) return socket;
    const hops = forwardedFor.split(',').map((hop) => plain(withoutPort(trimWhiteSpace(hop))));
    const outside = hops.findLast((hop) => !isTrusted(hop));
    // A hop that is no address was not written by a proxy we trust.
    return outside !== undefined && isIP(outside) > 0 ? outside : socket;
  };
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    if (isIP(address) === 0) throw new TypeError(`${entry} is no address or CIDR block`);
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return list;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * `1.2.3.4:5678`, `[::1]:443` and `[::1]` as some proxies write them. A port after an IPv6 address without brackets is
 * ambiguous with the last group, so the text is read as an address.
 */
function withoutPort(hop: string): string {
  const [, v6, v4, port = '0'] = /^(?:\[([^\]]*)\]|([\d.]+)(?=:))(?::(\d{1,5}))?$/.exec(hop) ?? [];
  const address = v6 ?? v4;
  if (address === undefined || Number(port) > MAX_PORT) return hop;
  return isIP(address) === (v6 === undefined ? 4 : 6) ? address : hop;
}

/** RFC 9293: sixteen bits. */
const MAX_PORT = 65_535;

/** An IPv4 address that came in IPv6 clothes is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
