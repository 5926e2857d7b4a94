import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

type Answer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/**
 * The system's own name lookup, which knows `/etc/hosts` and search domains, for a proxy that the operator has named. It holds
 * a thread of the process while it waits, so all that ask for one name concurrently share one lookup.
 */
export function sharedLookup(): LookupFunction {
  const waiting = new Map<string, Answer[]>();
  return (hostname, options, callback) => {
    const answer: Answer = (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const [first = NO_ADDRESS] = addresses;
      return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
    };
    const others = waiting.get(hostname);
    if (others !== undefined) return void others.push(answer);
    const all = [answer];
    waiting.set(hostname, all);
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      waiting.delete(hostname);
      for (const one of all) one(error, addresses);
    });
  };
}

/** No system returns an empty list without an error. */
const NO_ADDRESS: LookupAddress = { address: '', family: 0 };
