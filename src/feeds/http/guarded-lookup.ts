import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { NameResolver } from './name-resolver.ts';

/** Error code of a name that resolves to no address we may connect to. */
export const REFUSED_ADDRESS = 'ERR_REFUSED_ADDRESS';

/**
 * A name lookup whose answer is checked and is the very address connected to, so that a name cannot be harmless when
 * checked and private when used.
 */
export function guardedLookup(names: NameResolver, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    names.resolve(hostname).then(
      (addresses) => {
        const allowed = addresses.filter(({ address }) => isAllowed(address));
        const [first] = allowed;
        if (first === undefined) return callback(refusal(hostname), '', 0);
        return options.all === true ? callback(null, allowed) : answerOne(first, callback);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}

function answerOne(first: LookupAddress, callback: Parameters<LookupFunction>[2]): void {
  callback(null, first.address, first.family);
}

function refusal(hostname: string): NodeJS.ErrnoException {
  const error: NodeJS.ErrnoException = new Error(`${hostname} has no public address`);
  error.code = REFUSED_ADDRESS;
  return error;
}
