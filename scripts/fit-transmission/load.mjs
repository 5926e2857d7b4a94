import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The project's own analogues, formulas and rules, compiled on the fly: one text, for the fit as for the service. */
export async function loadTransmission() {
  const modules = ['analogues.ts', 'bands.ts', 'effects.ts'];
  const contents = modules.map((name) => `export * from './${name}';`).join('\n');
  const resolveDir = fileURLToPath(new URL('../../src/assessment/transmission/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'silent' };
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
