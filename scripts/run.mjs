// Runs the program from a fresh checkout: `npm start`, `npm run serve`, `npm run worker` and `npm run cli` have nothing
// before them.
import { runProgram } from './run-program.mjs';

const [command = 'start', ...rest] = process.argv.slice(2);
await runProgram(command === 'cli' ? rest : [command, ...rest]);
