#!/usr/bin/env node
// The command `barograph`, from any folder: `npm link` installs it. Paths and DATA_DIR count from the folder of the caller.
import { runProgram } from './run-program.mjs';

await runProgram(process.argv.slice(2));
