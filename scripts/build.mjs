import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode, encode } from '@jridgewell/sourcemap-codec';

const STAMP = 'dist/.built';

const PROGRAMS = {
  main: 'src/main/main.ts',
  'embedded-worker': 'src/stores/embedded/embedded-worker.mjs',
  'assessment-worker': 'src/main/assessment-worker.ts',
  'projection-worker': 'src/gateway/projection/projection-worker.ts',
};

/**
 * How a program is bundled. Its packages are in the bundle, since to find and read their 600 modules took a third of a start.
 * PGlite stays outside: it reads files beside its own. So does the reader of workbooks: few runs need its megabyte.
 */
export const BUNDLE = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  // Import attributes, which JSON modules need, came within the major version.
  target: 'node20.19',
  external: ['@electric-sql/pglite', '@e965/xlsx', 'pg-native'],
  // CommonJS packages in the bundle ask for modules of Node by it.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'error',
  plugins: [{ name: 'parsed-data', setup: (build) => build.onLoad({ filter: /world-atlas.*\.json$/ }, parsedData) }],
};

/** Data of a megabyte as one string: as a literal V8 keeps a second copy of every list in it. */
function parsedData({ path }) {
  const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  return { loader: 'js', contents: `export default JSON.parse(${JSON.stringify(text)});` };
}

/**
 * Writes characters beyond Latin-1, which esbuild leaves in regular expressions and comments, as escapes: V8 holds a source
 * that has one in two bytes per character, 8 MB more.
 */
function escapeWideCharacters(path) {
  const source = readFileSync(path, 'utf8');
  const escaped = source.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (escaped !== source) writeFileSync(path, escaped);
}

/**
 * Leaves of a map what a stack trace needs: one place for each line of our sources, and where packages begin that theirs are
 * none of ours. Node decodes the whole of a map for the first trace and keeps it: 110 MB with every column of every package.
 */
function keepLines(path) {
  const { names: _, mappings, ...map } = JSON.parse(readFileSync(path, 'utf8'));
  const isOurs = map.sources.map((source) => !source.includes('node_modules/'));
  let wasOurs = false;
  const lines = decode(mappings).map(([first]) => {
    if (first?.[1] === undefined) return [];
    const before = wasOurs;
    wasOurs = isOurs[first[1]];
    return wasOurs ? [first.slice(0, 4)] : before ? [[0]] : [];
  });
  writeFileSync(path, JSON.stringify({ ...map, names: [], mappings: encode(lines) }));
}

/** Bundles the program and the scripts of its pages into dist/ when a source is newer than the last build. */
export async function build() {
  if (isFresh()) return;
  // Beside dist/, since source maps hold relative paths: concurrent builds, as of tests, never see half a file.
  const draft = `.dist-${process.pid}`;
  try {
    await buildInto(draft);
    moveInto('dist', draft);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  writeFileSync(STAMP, '');
}

/** Moves every file of a folder to the same place in another one. */
function moveInto(target, from) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, place] = [join(from, entry.name), join(target, entry.name)];
    if (entry.isDirectory()) moveInto(place, source);
    else renameSync(source, place);
  }
}

/** Builds into a folder, whatever is in dist/. @param commandLine how commands begin there @returns the files whose code is in the bundles, from the root */
export async function buildInto(folder, commandLine = 'npm run cli --') {
  const esbuild = await import('esbuild');
  const programs = await esbuild.build({
    ...BUNDLE,
    entryPoints: PROGRAMS,
    outdir: folder,
    sourcemap: true,
    // Node reads the map at the start; a trace needs its lines, not its text.
    sourcesContent: false,
    define: { BUILD_COMMIT: JSON.stringify(commit()), BUILD_COMMAND: JSON.stringify(commandLine) },
    metafile: true,
  });
  for (const name of Object.keys(PROGRAMS)) {
    escapeWideCharacters(join(folder, `${name}.mjs`));
    keepLines(join(folder, `${name}.mjs.map`));
  }
  const islands = await esbuild.build({
    entryPoints: {
      'verify-file': 'src/web/islands/verify-file.ts',
      'lever-sliders': 'src/web/islands/lever-sliders.ts',
      scrubber: 'src/web/islands/scrubber.ts',
      'live-banner': 'src/web/islands/live-banner.ts',
      'ask-stream': 'src/web/islands/ask-stream.ts',
      keyboard: 'src/web/islands/keyboard.ts',
      documentation: 'src/web/islands/documentation.ts',
      'recompute-snapshot': 'src/assessment/recompute/read-bundle.ts',
    },
    outdir: join(folder, 'islands'),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
    metafile: true,
  });
  return [programs, islands].flatMap(({ metafile }) => Object.keys(metafile.inputs));
}

function isFresh() {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  const newer = (path) => {
    const status = statSync(path);
    return status.isDirectory() ? readdirSync(path).some((name) => newer(join(path, name))) : status.mtimeMs > builtAt;
  };
  return !['src', 'clients/typescript', 'scripts', 'package-lock.json'].some(newer);
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
