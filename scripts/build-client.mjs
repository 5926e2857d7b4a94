#!/usr/bin/env node
/**
 * Builds the package of clients/typescript: modules and declarations in its dist/, and its licence.
 *   node scripts/build-client.mjs [FOLDER]   writes them to another folder
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(ROOT, 'clients/typescript');
const FOLDER = resolve(process.argv[2] ?? PACKAGE);
const DIST = join(FOLDER, 'dist');

rmSync(DIST, { recursive: true, force: true });
execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', PACKAGE, '--outDir', DIST], {
  stdio: 'inherit',
});
// The compiler leaves the names of sources in declarations.
for (const name of readdirSync(DIST).filter((one) => one.endsWith('.d.ts'))) {
  const path = join(DIST, name);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
}
copyFileSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
