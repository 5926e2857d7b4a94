import type { Config } from '../config.ts';
import { askedServer } from './asked-server.ts';
import type { Ask } from './asked-service.ts';
import { withServices } from './command.ts';
import { localService } from './local-service.ts';
import { remoteOf, remoteService } from './remote-service.ts';

/**
 * Opens what a command asks: the server that `--url` or BAROGRAPH_URL names, else the store of this machine.
 * @throws CommandError on options that do not go together, CommandFailure where there is no store
 */
export async function withService<T>(
  values: Readonly<Record<string, unknown>>,
  config: Config,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  const remote = await remoteOf(values, config);
  if (remote !== undefined) return work(remoteService(remote));
  const named = { exercise: values.exercise === true, live: values.live === true };
  return withServices(config, { named, about: 'service', reads: true }, (services) => work(localService(services)));
}

/** Like `withService`, where no store answers: without `--url` or BAROGRAPH_URL the server that runs on this DATA_DIR. */
export async function withServer<T>(
  values: Readonly<Record<string, unknown>>,
  config: Config,
  work: (ask: Ask) => Promise<T>,
): Promise<T> {
  return work(remoteService(await askedServer(values, config)));
}
