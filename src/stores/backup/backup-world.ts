import type { WorldName } from '../../ports/world.ts';
import { readDumpFile } from './dump-file.ts';
import { dumpPath, type Manifest } from './manifest.ts';

/**
 * The world that a backup was made of. One of a program that did not name it is judged by its sealed forecasts; undefined
 * where it has none, and then nothing in it was ever served.
 */
export async function backupWorld(directory: string, { world, tables }: Manifest): Promise<WorldName | undefined> {
  if (world !== undefined) return world;
  const table = tables.find(({ name }) => name === 'forecast');
  if (table === undefined || table.rows === 0) return undefined;
  const place = table.columns.indexOf('kind');
  let found: WorldName = 'live';
  for await (const line of readDumpFile(dumpPath(directory, table.name), table)) {
    const values: unknown = JSON.parse(line);
    if (Array.isArray(values) && values[place] === 'exercise') found = 'exercise';
  }
  return found;
}
