import { readFile } from 'node:fs/promises';
import type { ConsoleParts } from '../web/server/create-console.tsx';

/** Scripts of pages, as the build writes them next to the program. */
const NAMES = [
  'verify-file',
  'lever-sliders',
  'scrubber',
  'live-banner',
  'ask-stream',
  'keyboard',
  'documentation',
  'recompute-snapshot',
] as const;

/**
 * The scripts of the console's pages. One that is not there is left out: its page reads completely without.
 * @param folder that ends in a slash
 */
export async function readIslands(folder: URL): Promise<NonNullable<ConsoleParts['islands']>> {
  const read = await Promise.all(
    NAMES.map(async (name) => {
      const bytes = await readFile(new URL(`${name}.js`, folder)).catch(() => undefined);
      return bytes === undefined ? [] : [[name, bytes] as const];
    }),
  );
  return Object.fromEntries(read.flat());
}
