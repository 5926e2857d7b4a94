import { CommandError, CommandFailure } from '../command-error.ts';
import type { Config } from '../config.ts';
import { readPrivateFile } from '../private-file.ts';
import { type RunningServer, runningServer } from '../running-server.ts';
import { worldFolder } from '../world-folder.ts';
import { type Remote, remoteOf } from './remote-service.ts';

/**
 * The server of a command that no store can answer: the one that `--url` or BAROGRAPH_URL names, else the one that runs on this
 * DATA_DIR, by the first key of its world.
 * @throws CommandError on options that do not go together, CommandFailure where no server runs
 */
export async function askedServer(values: Readonly<Record<string, unknown>>, config: Config): Promise<Remote> {
  const named = await remoteOf(values, config);
  if (named !== undefined) return named;
  const running = await runningServer(config);
  if (running?.url === undefined)
    throw new CommandFailure(`no server runs on ${config.dataDir}: run \`barograph start\`, or name one by --url`);
  requireWorld(values, running);
  const path = worldFolder(config, running.world).firstKey;
  const key = await readPrivateFile(path);
  if (key === undefined) throw new CommandFailure(`${path} does not exist: name the server by --url and a key`);
  return { url: running.url, key: key.toString('utf8').trim() };
}

function requireWorld(values: Readonly<Record<string, unknown>>, { world }: RunningServer): void {
  const other = world === 'live' ? 'exercise' : 'live';
  if (values[other] === true)
    throw new CommandError(`the running server works in the ${world} world: leave --${other} out`);
}
