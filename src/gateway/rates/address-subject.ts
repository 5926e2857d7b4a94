import { isIPv6 } from 'node:net';

/**
 * What a client address counts as: an IPv4 address as itself, an IPv6 address as its /64 network, the least that one
 * subscriber is given (RFC 6177) and within which anybody chooses addresses at will.
 */
export function addressSubject(address: string): string {
  if (!isIPv6(address)) return address;
  const [written = ''] = address.split('%');
  const [head = '', tail] = written.split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Groups without leading zeros; an IPv4 tail counts as two. */
const groups = (part: string): readonly string[] =>
  part === ''
    ? []
    : part
        .split(':')
        .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
