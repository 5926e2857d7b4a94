#!/usr/bin/env node
/** Builds the package of clients/typescript: modules and declarations in its dist/, and its licence. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(ROOT, 'clients/typescript');
const DIST = join(PACKAGE, 'dist');

rmSync(DIST, { recursive: true, force: true });
execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', PACKAGE], { stdio: 'inherit' });
// The compiler leaves the names of sources in declarations.
for (const name of readdirSync(DIST).filter((one) => one.endsWith('.d.ts'))) {
  const path = join(DIST, name);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
}
copyFileSync(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
