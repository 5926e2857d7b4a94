import { type Config, readConfig } from '../../src/main/config.ts';
import { openClient } from '../../src/main/open-stores.ts';
import { worldFolder } from '../../src/main/world-folder.ts';
import type { WorldName } from '../../src/ports/world.ts';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

/**
 * A DATA_DIR for many commands, whose live store is open until the folder is removed: on the embedded store a command joins
 * the owner, as it does next to a server, instead of opening the database itself, which takes a second of a core.
 */
export async function heldFolder(): Promise<TemporaryFolder> {
  const folder = await temporaryFolder();
  const config = readConfig(folder.environment);
  const owner = await openClient(config, worldFolder(config, 'live'));
  return {
    ...folder,
    remove: async () => {
      await owner.close();
      await folder.remove();
    },
  };
}

/** Works while the store of a world is open, so that commands join its owner, as in `heldFolder`. */
export async function whileOpen<T>(config: Config, world: WorldName, work: () => Promise<T>): Promise<T> {
  const owner = await openClient(config, worldFolder(config, world));
  return work().finally(() => owner.close());
}
