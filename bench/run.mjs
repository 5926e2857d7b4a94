// `npm run bench`: the gateway against a bare server; `npm run bench -- rules`: another measurement of this folder by its name.
import { existsSync } from 'node:fs';

// The measurement sees the words after its name.
const [name = 'gateway'] = process.argv.splice(2, 1);
const file = new URL(`${name}.mjs`, import.meta.url);
if (/^[a-z-]+$/.test(name) && existsSync(file)) await import(file);
else {
  process.stderr.write(`bench/ has no measurement ${name}\n`);
  process.exitCode = 2;
}
