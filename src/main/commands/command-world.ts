import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { runningServer } from '../running-server.ts';
import { holdsEvidence, type WorldName, worldFolder } from '../world-folder.ts';

/** What a command works on: the running service, or the evidence of the feeds. */
export interface Reach {
  /** Whether `--exercise` or `--live` was given. */
  readonly named: { readonly exercise?: boolean | undefined; readonly live?: boolean | undefined };
  readonly about: 'service' | 'evidence';
  /** The command stores nothing: it creates no store where there is none. */
  readonly reads?: boolean;
}

/**
 * The world that a command works in, which it prints to stderr: the named one, else that of the running server, else the live
 * one. Evidence from FEEDS_PROXY never goes to the exercise, which has a simulator of its own.
 * @throws CommandError when both are named, or when no server is running and only the exercise holds anything
 */
export async function worldOf(config: Config, reach: Reach): Promise<WorldName> {
  const { world, why } = await chosen(config, reach);
  process.stderr.write(`working in the ${world === 'exercise' ? 'EXERCISE' : 'live'} world${why}\n`);
  return world;
}

interface Chosen {
  readonly world: WorldName;
  /** Continues the sentence that names the world. */
  readonly why: string;
}

async function chosen(config: Config, { named, about }: Reach): Promise<Chosen> {
  if (named.exercise === true && named.live === true)
    throw new CommandError('--exercise and --live cannot be combined: a command works in one world');
  if (named.exercise === true) return { world: 'exercise', why: '' };
  if (named.live === true) return { world: 'live', why: '' };
  const server = await runningServer(config);
  const served = server?.world;
  const state = server?.url === undefined ? 'starting' : 'running';
  const isProxied = about === 'evidence' && config.feedsProxy !== undefined;
  if (served === 'exercise' && isProxied)
    return { world: 'live', why: ` because FEEDS_PROXY is set; the ${state} server serves the EXERCISE` };
  if (served !== undefined) return { world: served, why: ` of the ${state} server` };
  if (!isProxied && (await isExerciseAlone(config)))
    throw new CommandError(
      `no server is running and ${config.dataDir} holds evidence of the exercise only: add --exercise or --live`,
    );
  return { world: 'live', why: '' };
}

/** Whether a start without a network would serve the exercise, as it did before: the live world is still empty. */
async function isExerciseAlone(config: Config): Promise<boolean> {
  return (
    config.databaseUrl === undefined &&
    !config.production &&
    (await holdsEvidence(worldFolder(config, 'exercise'))) &&
    !(await holdsEvidence(worldFolder(config, 'live')))
  );
}
