import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';

/** Addresses of a name by the text of `/etc/hosts`, in its order; empty where it does not hold the name. */
export function addressesInHosts(hosts: string, hostname: string): readonly LookupAddress[] {
  const wanted = hostname.toLowerCase();
  return fieldsOf(hosts).flatMap(([address = '', ...names]) => {
    const family = isIP(address);
    return family !== 0 && names.some((name) => name.toLowerCase() === wanted) ? [{ address, family }] : [];
  });
}

/** A name with fewer dots is looked up in the search domains first (resolv.conf(5)). */
const NDOTS = 1;

/** The names that a name may stand for by the text of `/etc/resolv.conf`, in the order in which they are looked up. */
export function searchedNames(resolvConf: string, hostname: string): readonly string[] {
  if (hostname.endsWith('.')) return [hostname];
  const lines = fieldsOf(resolvConf);
  const domains = lines.findLast(([word]) => word === 'search' || word === 'domain')?.slice(1) ?? [];
  const options = lines.flatMap(([word, ...settings]) => (word === 'options' ? settings : []));
  const stated = Number(options.findLast((option) => option.startsWith('ndots:'))?.slice('ndots:'.length));
  const ndots = Number.isInteger(stated) ? stated : NDOTS;
  const searched = domains.map((domain) => `${hostname}.${domain}`);
  return hostname.split('.').length - 1 >= ndots ? [hostname, ...searched] : [...searched, hostname];
}

/** Words of every line without its comment. */
const fieldsOf = (text: string): readonly (readonly string[])[] =>
  text.split('\n').map((line) => (line.split(/[#;]/)[0] ?? '').split(/\s+/).filter((word) => word !== ''));
