import { text } from 'node:stream/consumers';
import { callEveryOperation } from './call-every-operation.ts';

/** Reads calls as JSON from standard input, prints their outcomes. */
process.stdout.write(`${(await callEveryOperation(JSON.parse(await text(process.stdin)))).join('\n')}\n`);
