import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const MODULES = [
  'assessment/corridors/corridor-norm.ts',
  'assessment/corridors/corridor-state.ts',
  'assessment/indicators/currency-depreciation.ts',
  'assessment/indicators/floating-currency.ts',
  'assessment/triggers/readings/counts.ts',
  'assessment/triggers/readings/markets.ts',
  'assessment/triggers/readings/notices.ts',
  'assessment/triggers/readings/transits.ts',
  'assessment/triggers/registry.ts',
  'assessment/triggers/trigger-state.ts',
  'reference/countries.ts',
  'reference/regions.ts',
];

/** The program's own rules, readings and state machine, compiled on the fly: the fit runs what the service runs. */
export async function loadProject() {
  const contents = MODULES.map((path) => `export * from './${path}';`).join('\n');
  const resolveDir = fileURLToPath(new URL('../../src/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'error' };
  const mainFields = ['module', 'main'];
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, mainFields, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
