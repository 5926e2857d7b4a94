import { type LookupAddress, promises } from 'node:dns';
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { addressesInHosts, searchedNames } from './machine-names.ts';
import { isNegative, type NameResolver } from './name-resolver.ts';

/**
 * A lookup of names that the operator has set: of a proxy, of a database, of a Redis server. It knows `/etc/hosts` and search
 * domains, as the system's own lookup does, and ends with its resolver. The system's own, which holds a thread that nothing
 * can end, is asked last, once servers have answered that they do not know the name. Calls for one name share one lookup.
 */
export function machineLookup(names: NameResolver): LookupFunction {
  const waiting = new Map<string, Promise<readonly LookupAddress[]>>();
  return (hostname, options, callback) => {
    const shared = waiting.get(hostname) ?? resolveByMachine(names, hostname).finally(() => waiting.delete(hostname));
    waiting.set(hostname, shared);
    shared.then(
      (addresses) => {
        const [first = NO_ADDRESS] = addresses;
        return options.all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

async function resolveByMachine(names: NameResolver, hostname: string): Promise<readonly LookupAddress[]> {
  const known = addressesInHosts(await textOf('/etc/hosts'), hostname);
  if (known.length > 0) return known;
  for (const name of searchedNames(await textOf('/etc/resolv.conf'), hostname)) {
    try {
      return await names.resolve(name);
    } catch (error) {
      if (!isNegative(error)) throw error;
    }
  }
  return promises.lookup(hostname, { all: true });
}

/** Systems without such a file have other means, which their own lookup knows. */
const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** No lookup returns an empty list without an error. */
const NO_ADDRESS: LookupAddress = { address: '', family: 0 };
