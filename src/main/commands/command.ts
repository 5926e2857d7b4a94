import { existsSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { isRegionId, REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { SqlClient } from '../../stores/sql-client.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import type { Config } from '../config.ts';
import { createDataDir } from '../create-data-dir.ts';
import { openServices, type Services } from '../open-services.ts';
import { openClient } from '../open-stores.ts';
import { requireClockSync } from '../require-clock-sync.ts';
import { systemClock } from '../system-clock.ts';
import { type WorldFolder, worldFolder } from '../world-folder.ts';
import { type Reach, worldOf } from './command-world.ts';
import { closest, didYouMean } from './did-you-mean.ts';

/** One command of the command line. */
export interface Command {
  /** The words that select it. */
  readonly name: string;
  /** Other words that select it: names of earlier releases. */
  readonly aliases?: readonly string[];
  readonly usage: string;
  readonly summary: string;
  /** Whether it can ask a server instead of the store of this machine. */
  readonly asksService?: boolean;
  /** Complete command lines, without the name of the program. */
  readonly examples: readonly string[];
  /** @returns the exit code */
  run(words: readonly string[], config: Config): Promise<number>;
}

/**
 * Parses `--name value` and at most `maxPositionals` other words.
 * @throws CommandError on anything unknown
 */
export function parseArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
  maxPositionals = 0,
) {
  const read = parsed(words, options);
  const surplus = read.positionals[maxPositionals];
  if (surplus !== undefined) throw new CommandError(`unexpected argument: ${surplus}`);
  return read;
}

/** `--at -6h` as `--at=-6h`: an offset is no option. */
function withOffsets(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const option = joined.at(-1);
    if (/^-\d+[mhd]$/.test(word) && option !== undefined && /^--[\w-]+$/.test(option))
      joined[joined.length - 1] = `${option}=${word}`;
    else joined.push(word);
  }
  return joined;
}

function parsed<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  const known = { ...options, exercise: { type: 'boolean' }, live: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: withOffsets(words), options: known, allowPositionals: true, strict: true });
  } catch (error) {
    // The rest is advice on arguments that begin with a dash; no command takes any.
    const message = (error instanceof Error ? error.message : String(error)).replace(/\. To specify .*/s, '');
    const unknown = /^Unknown option '(.+)'$/.exec(message)?.[1] ?? '';
    const names = Object.keys(known).map((name) => `--${name}`);
    throw new CommandError(`${message}${didYouMean(unknown, names)}`);
  }
}

/**
 * Opens the world that a command works in, and closes it afterwards, also on errors.
 * @throws CommandFailure if a command that only reads finds no store
 */
export async function withServices<T>(
  config: Config,
  reach: Reach,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const folder = worldFolder(config, await worldOf(config, reach));
  return withWorld(config, { folder, reads: reach.reads === true }, work);
}

/** Like `withServices`, for a world that is known and printed. */
export async function withWorld<T>(
  config: Config,
  { folder, reads }: { readonly folder: WorldFolder; readonly reads: boolean },
  work: (services: Services) => Promise<T>,
): Promise<T> {
  if (reads) requireStore(config, folder);
  else createDataDir(config);
  const services = await openServices(config, folder.name, { signs: !reads });
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/**
 * Like `withServices`, for work that stores instants.
 * @throws ClockSkewError if the local clock is not plausible, or differs from the database clock
 */
export const withClockSync = <T>(config: Config, reach: Reach, work: (services: Services) => Promise<T>): Promise<T> =>
  withServices(config, reach, async (services) => {
    await services.clockWatch.confirm();
    return requireClockSync({ clock: systemClock, databaseNow: services.stores.now }, () => work(services));
  });

/** Whether the world has a store; never for want of a folder on a server. */
export const hasStore = ({ databaseUrl }: Pick<Config, 'databaseUrl'>, folder: WorldFolder): boolean =>
  (databaseUrl !== undefined && folder.name === 'live') || existsSync(folder.store);

function requireStore(config: Config, folder: WorldFolder): void {
  if (hasStore(config, folder)) return;
  const world = folder.name === 'exercise' ? 'the exercise' : 'the live world';
  throw new CommandFailure(`there are no data of ${world} in ${config.dataDir} yet: run \`barograph start\``);
}

/** Opens only the database of the world that a command works in; applies no migration. */
export async function withDatabase<T>(
  config: Config,
  reach: Reach,
  work: (client: SqlClient, folder: WorldFolder) => Promise<T>,
): Promise<T> {
  const folder = worldFolder(config, await worldOf(config, reach));
  if (reach.reads === true) requireStore(config, folder);
  else createDataDir(config);
  const client = await openClient(config, folder);
  try {
    return await work(client, folder);
  } finally {
    await client.close();
  }
}

/** An instant from `YYYY-MM-DD` or an ISO date and time; UTC. @throws CommandError */
export function readInstant(name: string, text: string | undefined): number {
  const instant = text !== undefined && INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  // Date.parse reads 30 February as 1 March.
  if (Number.isNaN(instant) || !text?.startsWith(new Date(instant).toISOString().slice(0, 10)))
    throw new CommandError(`${name} must be a date such as 2024-01-31 or 2024-01-31T06:00:00Z`);
  return instant;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z)?$/;

/** @throws CommandError on an unknown region */
export function readRegion(name: string, text: string | undefined): RegionId {
  if (text !== undefined && isRegionId(text)) return text;
  if (text === undefined) throw new CommandError(`${name} must be one of ${REGION_IDS.join(', ')}`);
  const [meant] = closest(text, REGION_IDS);
  const advice = meant === undefined ? '' : `; did you mean ${meant}?`;
  throw new CommandError(`Unknown region: ${text}; ${name} must be one of ${REGION_IDS.join(', ')}${advice}`);
}

/** @throws CommandError on an unknown feed */
export function readFeed(text: string, name = '--feed'): string {
  const ids = FEED_CARDS.map(({ id }) => id);
  if (ids.includes(text)) return text;
  if (text === '') throw new CommandError(`${name} is required: \`feeds list\` lists all`);
  throw new CommandError(`Unknown feed: ${text}${didYouMean(text, ids) || ';'} \`feeds list\` lists all`);
}

/** @throws CommandError if a requested feed needs a key that is not set */
export function requireFeedKeys(ids: readonly string[], { feedKeys }: Pick<Config, 'feedKeys'>): void {
  for (const { id, needsKeys = [] } of FEED_CARDS) {
    const missing = needsKeys.filter((name) => feedKeys[name] === undefined);
    if (ids.includes(id) && missing.length > 0)
      throw new CommandError(
        `${id} cannot be polled: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set`,
      );
  }
}

/** One line per item: JSON for programs, else text. */
export function printEach<T>(items: readonly T[], json: boolean | undefined, line: (item: T) => string): void {
  for (const item of items) print(json === true ? JSON.stringify(item) : line(item));
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The actor of changes by commands in the audit log. */
export const BY_COMMAND = { actor: 'cli', clock: systemClock } as const;
