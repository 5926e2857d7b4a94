import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isRegionId, REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { Config } from '../config.ts';
import { openServices, type Services } from '../open-services.ts';
import { runningServer } from '../running-server.ts';
import type { WorldName } from '../worlds.ts';

/** One command of the command line. */
export interface Command {
  /** The words that call it. */
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  /** @returns the exit code */
  run(words: readonly string[], config: Config): Promise<number>;
}

/** A command line that cannot be run as written. */
export class CommandError extends Error {}

/** Reads `--name value` and positional words. @throws CommandError on anything unknown */
export function readWords(words: readonly string[], options: NonNullable<ParseArgsConfig['options']>): Words {
  try {
    const known = { ...options, exercise: { type: 'boolean' } } as const;
    return parseArgs({ args: [...words], options: known, allowPositionals: true, strict: true });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

interface Words {
  readonly values: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
}

/** What a command is about: the service that runs, or the evidence that feeds bring. */
export interface Reach {
  /** `--exercise` was given. */
  readonly exercise: unknown;
  readonly about: 'service' | 'evidence';
}

/** Opens the world a command works in, and closes it whatever happens. */
export async function withServices<T>(
  config: Config,
  reach: Reach,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const services = await openServices(config, await worldOf(config, reach));
  try {
    return await work(services);
  } finally {
    await services.close();
  }
}

/**
 * Where the running server works, else the live world. Evidence brought through FEEDS_PROXY is never the exercise's: it
 * has a simulator of its own.
 */
async function worldOf(config: Config, { exercise, about }: Reach): Promise<WorldName> {
  if (exercise === true) return 'exercise';
  if (about === 'evidence' && config.feedsProxy !== undefined) return 'live';
  const world = (await runningServer(config))?.world ?? 'live';
  if (world === 'exercise') process.stderr.write('working in the EXERCISE world, where the running server works\n');
  return world;
}

/** An instant from `YYYY-MM-DD` or an ISO date and time; UTC. @throws CommandError */
export function readInstant(name: string, text: unknown): number {
  const instant = typeof text === 'string' && /^\d{4}-\d{2}-\d{2}(T.*Z)?$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new CommandError(`${name} must be a date such as 2024-01-31 or 2024-01-31T06:00:00Z`);
  return instant;
}

/** @throws CommandError on an unknown region */
export function readRegion(text: unknown): RegionId {
  if (typeof text === 'string' && isRegionId(text)) return text;
  throw new CommandError(`--region must be one of ${REGION_IDS.join(', ')}`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
