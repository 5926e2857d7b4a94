#!/usr/bin/env node
// The command `barograph` of the package, whose program is built already. Paths and DATA_DIR count from the caller's folder.
import { fileURLToPath } from 'node:url';
import { launchProgram } from '../launch-program.mjs';

launchProgram(fileURLToPath(new URL('../dist/main.mjs', import.meta.url)), process.argv.slice(2));
