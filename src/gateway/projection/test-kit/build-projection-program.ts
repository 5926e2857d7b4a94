import { pathToFileURL } from 'node:url';
import { bundleProgram } from '../../../../test/kit/bundle-program.ts';

/** The program of the projection thread. */
export async function buildProjectionProgram(): Promise<{ readonly url: URL; remove(): void }> {
  const { path, remove } = await bundleProgram({
    'projection-worker': 'src/gateway/projection/projection-worker.ts',
  });
  return { url: pathToFileURL(path('projection-worker')), remove };
}
