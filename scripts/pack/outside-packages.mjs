import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE } from '../build.mjs';
import { fromRoot, packageFolder, ROOT } from './package-paths.mjs';

/**
 * What the bundles import from packages outside of them: PGlite's worker and memory store, and the reader of workbooks, which is
 * loaded by name; a test compares it with the bundles.
 */
const OUTSIDE = [
  "import '@electric-sql/pglite';",
  "import '@electric-sql/pglite/nodefs';",
  "import '@electric-sql/pglite/node-postgres';",
  "require('@e965/xlsx');",
];

/** A file that a module reads from its own folder. */
const DATA = /\bnew URL\(\s*"([^"]+)"\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Copies the packages that stay outside of the bundles, without the files that no module of theirs imports or reads: of PGlite's
 * 26 MB these are extensions, maps and a second copy of each module.
 * @param {string} folder gets node_modules/
 * @returns name and version of each package
 */
export async function copyOutsidePackages(folder) {
  const modules = await importedModules();
  const data = modules.flatMap(dataBeside);
  const packages = new Set(modules.map(packageFolder));
  const papers = [...packages].flatMap(papersOf);
  for (const path of new Set([...modules, ...data, ...papers])) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(fromRoot(path), join(folder, path));
  }
  return [...packages].map((path) => JSON.parse(readFileSync(fromRoot(`${path}/package.json`), 'utf8')));
}

/** The modules of packages that the bundles reach, from the root. */
async function importedModules() {
  const { metafile } = await build({
    ...BUNDLE,
    external: [],
    stdin: { contents: OUTSIDE.join('\n'), resolveDir: ROOT },
    absWorkingDir: ROOT,
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).filter((path) => packageFolder(path) !== undefined);
}

function dataBeside(path) {
  const found = [...readFileSync(fromRoot(path), 'utf8').matchAll(DATA)].map(([, name]) => name);
  const names = found.filter((name) => name !== '.').map((name) => join(dirname(path), name));
  return names.filter((name) => existsSync(fromRoot(name)));
}

const papersOf = (path) =>
  readdirSync(fromRoot(path))
    .filter((name) => name === 'package.json' || /^(licen[cs]e|notice)/i.test(name))
    .map((name) => relative(ROOT, join(fromRoot(path), name)));
