import { readFile } from 'node:fs/promises';

/**
 * Loaded before every slow test: keeps the embedded database compiled while the process lives. The engine gives it to every
 * store that a test opens, which would otherwise compile it again: 0.3 s of a core.
 */
const KEPT = Symbol.for('barograph.compiled-database');

async function compiled(): Promise<WebAssembly.Module> {
  const main = new URL(import.meta.resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', main)));
}

// Files of one worker share the process; each loads this again.
if (!(KEPT in globalThis)) Reflect.set(globalThis, KEPT, compiled());
