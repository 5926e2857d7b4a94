import { BlockList, isIP } from 'node:net';

const NOT_PUBLIC = new BlockList();
/** IANA special-purpose registry, IPv4. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of SPECIAL_IPV4) NOT_PUBLIC.addSubnet(network, prefix, 'ipv4');
/** Inside global unicast, but documentation or tunnels that can carry a private IPv4 address. */
const SPECIAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of SPECIAL_IPV6) NOT_PUBLIC.addSubnet(network, prefix, 'ipv6');
const GLOBAL_UNICAST_IPV6 = new BlockList();
GLOBAL_UNICAST_IPV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to the public internet: no loopback, private, link-local, multicast or tunnelled one.
 * @param address IPv4 or IPv6 without brackets; anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  if (version === 6) return GLOBAL_UNICAST_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
  return false;
}
