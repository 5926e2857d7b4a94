import { equalMacs, pepperFingerprint } from '../identity/secret-mac.ts';
import type { PepperStore } from '../ports/pepper-store.ts';
import type { Config } from './config.ts';
import { readPrivateFile } from './private-file.ts';
import { pepperOf, type WorldFolder } from './world-folder.ts';

/** The configured pepper is not the one of the store; shown as one sentence, exit code 2. */
export class PepperRefusal extends Error {}

/**
 * The pepper of a world, once it is known to be that of its store; the first one is recorded. A file is created only
 * for a store that has none.
 * @throws PepperRefusal when keys of the store that are not revoked were made with another
 */
export async function openPepper(store: PepperStore, folder: WorldFolder, config: PepperConfig): Promise<Uint8Array> {
  const known = await store.fingerprint();
  if (known !== undefined && (await configuredPepper(folder, config)) === undefined)
    throw new PepperRefusal(missing(folder));
  const pepper = await pepperOf(folder, config);
  const own = pepperFingerprint(pepper);
  const recorded = known ?? (await store.record(own));
  if (equalMacs(recorded, own) || (await store.replace(recorded, own))) return pepper;
  throw new PepperRefusal(another(folder, config));
}

type PepperConfig = Pick<Config, 'pepper'>;

/**
 * Compares the configured pepper with that of the store; changes nothing.
 * @returns what is wrong, as `openPepper` says it; undefined while nothing is
 */
export async function pepperProblem(
  store: PepperStore,
  folder: WorldFolder,
  config: PepperConfig,
): Promise<string | undefined> {
  const known = await store.fingerprint();
  if (known === undefined) return undefined;
  const pepper = await configuredPepper(folder, config);
  if (pepper === undefined) return missing(folder);
  return equalMacs(known, pepperFingerprint(pepper)) ? undefined : another(folder, config);
}

const isByVariable = ({ name }: WorldFolder, { pepper }: PepperConfig): boolean =>
  pepper !== undefined && name === 'live';

const configuredPepper = async (folder: WorldFolder, config: PepperConfig): Promise<Uint8Array | undefined> =>
  isByVariable(folder, config) ? config.pepper : readPrivateFile(folder.pepper);

const IF_LOST = 'if it is lost, revoke every key with `keys revoke` and start again';

const missing = ({ pepper }: WorldFolder): string =>
  `${pepper} is missing, and without it no key of this store is valid: put back the file of its first start, or set PEPPER; ${IF_LOST}`;

const another = (folder: WorldFolder, config: PepperConfig): string =>
  isByVariable(folder, config)
    ? `PEPPER is not the pepper of this store, so that no key of it would be valid: set the PEPPER of its first start; ${IF_LOST}`
    : `${folder.pepper} is not the pepper of this store, so that no key of it would be valid: put back the file of its first start, or set PEPPER; ${IF_LOST}`;
