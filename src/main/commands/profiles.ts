import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse, YAMLError } from 'yaml';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Config } from '../config.ts';

/** A server that commands ask by its name. */
export interface Profile {
  readonly url: string;
  /** Absolute path of the file that holds its key. */
  readonly keyFile: string | undefined;
}

/**
 * The profile that `--profile` names, or BAROGRAPH_PROFILE where no address is given.
 * @throws CommandError where an address is given too
 */
export async function profileOf(
  given: { readonly url?: string | undefined; readonly profile?: string | undefined },
  { profile: usual, profilesFile = defaultProfilesFile() }: Pick<Config, 'profile' | 'profilesFile'>,
): Promise<Profile | undefined> {
  if (given.url !== undefined && given.profile !== undefined)
    throw new CommandError('--url and --profile both name a server: leave one out');
  const name = given.profile ?? (given.url === undefined ? usual : undefined);
  return name === undefined ? undefined : profileNamed(name, profilesFile);
}

/** Where profiles are kept unless BAROGRAPH_PROFILES says otherwise. */
const defaultProfilesFile = (): string => join(homedir(), '.config', 'barograph', 'profiles.yaml');

const MEMBERS = ['url', 'key-file'];

/**
 * A profile by its name: a member of a YAML file, `work: {url: https://barograph.example, key-file: work.key}`. Paths are of the
 * folder of that file.
 * @throws CommandError where no profile has the name, CommandFailure on a file that cannot be read as profiles
 */
async function profileNamed(name: string, path: string): Promise<Profile> {
  const profiles = await profilesIn(path);
  const found: unknown = profiles.get(name);
  if (found === undefined) {
    const known = [...profiles.keys()];
    throw new CommandError(
      `${path} has no profile ${name}${known.length === 0 ? '' : `; it has ${known.toSorted().join(', ')}`}`,
    );
  }
  const members: Readonly<Record<string, unknown>> = typeof found === 'object' && found !== null ? { ...found } : {};
  if ('key' in members)
    throw new CommandFailure(`${path}: profile ${name}: keep the key in a file of its own, which key-file names`);
  const other = Object.keys(members).find((member) => !MEMBERS.includes(member));
  if (other !== undefined) throw new CommandFailure(`${path}: profile ${name}: ${other} is not url or key-file`);
  const { url, 'key-file': keyFile } = members;
  if (typeof url !== 'string') throw new CommandFailure(`${path}: profile ${name} has no url`);
  if (keyFile !== undefined && typeof keyFile !== 'string')
    throw new CommandFailure(`${path}: profile ${name}: key-file is no path`);
  return { url, keyFile: keyFile === undefined ? undefined : resolve(dirname(path), keyFile) };
}

async function profilesIn(path: string): Promise<ReadonlyMap<string, unknown>> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`cannot read the profiles of ${path}`);
  });
  try {
    const read: unknown = parse(text);
    if (read !== null && (typeof read !== 'object' || Array.isArray(read)))
      throw new CommandFailure(`${path} is no list of profiles by name`);
    return new Map(Object.entries(read ?? {}));
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    throw new CommandFailure(`${path} is not YAML: ${error.message.split('\n')[0]}`);
  }
}
