import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * The project's own tables of countries and regions, compiled on the fly: one registry, for the fit as for the service.
 * @returns the exports of `reference/countries.ts` and `reference/regions.ts`
 */
export async function loadReference() {
  const contents = "export * from './countries.ts'; export * from './regions.ts';";
  const resolveDir = fileURLToPath(new URL('../../src/reference/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' };
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
