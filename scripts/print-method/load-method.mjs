import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = new URL('../../src/', import.meta.url);

const MODULES = [
  'assessment/indicators/registry.ts',
  'assessment/inputs.ts',
  'assessment/metrics.ts',
  'assessment/parameters.ts',
  'assessment/corridors/corridor-state.ts',
  'assessment/parameters/cargo-exposure.ts',
  'assessment/parameters/corridor-exposure.ts',
  'assessment/parameters/country-priors.ts',
  'assessment/parameters/energy-structure.ts',
  'assessment/parameters/lane-base-rates.ts',
  'assessment/parameters/trigger-likelihoods.ts',
  'assessment/parameters/trigger-thresholds.ts',
  'assessment/parameters/transmission-bands.ts',
  'assessment/scenarios/lane-grid.ts',
  'assessment/transmission/analogues.ts',
  'assessment/transmission/bands.ts',
  'assessment/transmission/closure-hazards.ts',
  'assessment/transmission/closures.ts',
  'assessment/transmission/effects.ts',
  'assessment/transmission/path-severity.ts',
  'assessment/transmission/remaining-days.ts',
  'assessment/transmission/templates.ts',
  'assessment/transmission/transmission-paths.ts',
  'assessment/triggers/registry.ts',
  'assessment/triggers/trigger-state.ts',
  'assessment/versions.ts',
  'contract/intelligence/vocabulary.ts',
  'reference/corridors.ts',
  'reference/geography-version.ts',
  'reference/regions.ts',
];

/**
 * What an assessment is made of, compiled on the fly from the program's own modules.
 * @returns their exports, and under `comments` what the source says of each constant
 */
export async function loadMethod() {
  const contents = MODULES.map((path) => `export * from './${path}';`).join('\n');
  const options = { bundle: true, write: false, format: 'esm', platform: 'neutral', logLevel: 'error' };
  const resolveDir = fileURLToPath(SOURCE);
  const mainFields = ['module', 'main'];
  const { outputFiles } = await build({ stdin: { contents, resolveDir, loader: 'ts' }, mainFields, ...options });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  return {
    ...module,
    comments: {
      PARAMETERS: commentsOf('assessment/parameters.ts', 'PARAMETERS'),
      CORRIDOR_RULES: commentsOf('assessment/corridors/corridor-state.ts', 'CORRIDOR_RULES'),
      EFFECTS: commentsOf('assessment/transmission/effects.ts', 'EFFECTS'),
      JUDGEMENT: commentsOf('assessment/transmission/bands.ts', 'JUDGEMENT'),
      HAZARD_RULES: commentsOf('assessment/transmission/closure-hazards.ts', 'HAZARD_RULES'),
      SEVERITY_STEPS: commentsOf('assessment/transmission/path-severity.ts', 'SEVERITY_STEPS'),
    },
  };
}

/**
 * Comments of the members of one object literal, by dotted path. Reads the source as the formatter writes it: a comment
 * on the lines before a member, one member or one group a line.
 */
function commentsOf(path, name) {
  const lines = readFileSync(new URL(path, SOURCE), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`export const ${name} = {`));
  if (start < 0) throw new Error(`${path} has no object ${name}`);
  const comments = new Map();
  const groups = [];
  let said = '';
  for (const line of lines.slice(start + 1)) {
    const text = line.trim();
    if (/^(\/\*\*|\*|\/\/)/.test(text)) {
      said = `${said} ${text.replace(/^(\/\*\*|\*\/|\*|\/\/)\s?/, '').replace(/\s*\*\/$/, '')}`.trim();
      continue;
    }
    if (text.startsWith('}')) {
      if (groups.pop() === undefined) break;
      continue;
    }
    const key = /^'?([\w-]+)'?:/.exec(text)?.[1];
    if (key === undefined) continue;
    if (said !== '') comments.set([...groups, key].join('.'), said);
    said = '';
    if (text.endsWith('{')) groups.push(key);
  }
  return comments;
}
