import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const MODULES = [
  'evaluation/hindcast/country-month-panel.ts',
  'evaluation/hindcast/coverage-shares.ts',
  'evaluation/hindcast/dated-hindcast.ts',
  'evaluation/hindcast/dated-report.ts',
  'evaluation/hindcast/event-history.ts',
  'evaluation/hindcast/fit-artefact.ts',
  'evaluation/hindcast/fit-dated.ts',
  'evaluation/hindcast/select-lane-models.ts',
  'evaluation/hindcast/monthly-hindcast.ts',
  'evaluation/hindcast/monthly-report.ts',
  'evaluation/hindcast/vintages.ts',
  'evaluation/hindcast/world-events.ts',
];

/** The program's own evaluation, compiled on the fly: the command runs what the tests test and the service serves. */
export async function loadEvaluation() {
  const contents = MODULES.map((path) => `export * from './${path}';`).join('\n');
  const resolveDir = fileURLToPath(new URL('../../src/', import.meta.url));
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' };
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    mainFields: ['module', 'main'],
    ...options,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
