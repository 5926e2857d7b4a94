// `npm run conformance -- 2026-07-28`: the public conformance suite of the agent protocol against the dispatcher behind the
// gateway's own pipeline, with the catalogue that the suite asks for (test/mcp/fixture/). A protocol version is required.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** What needs a session, which a stateless server has not; all else must pass. */
const EXPECTED_FAILURES = {
  '2026-07-28': [],
  '2025-11-25': [
    'tools-call-sampling',
    'tools-call-elicitation',
    'elicitation-sep1034-defaults',
    'elicitation-sep1330-enums',
  ],
};

const [version] = process.argv.slice(2);
const expected = EXPECTED_FAILURES[version];
if (expected === undefined) {
  process.stderr.write(`usage: npm run conformance -- ${Object.keys(EXPECTED_FAILURES).join('|')}\n`);
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'barograph-conformance-'));
const program = 'node_modules/.cache/mcp-fixture.mjs';
await build({
  entryPoints: ['test/mcp/fixture/server.ts'],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'error',
});
const server = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
const url = await new Promise((resolve) => server.stdout.once('data', (bytes) => resolve(String(bytes).trim())));
const suite = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
const words = ['server', '--url', url, '--requirements', version, '--output-dir', folder];
const shim = ['--import', new URL('./conformance/node-20.mjs', import.meta.url).href];
const run = spawn(process.execPath, [...shim, suite, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
let printed = '';
run.stdout.on('data', (bytes) => {
  printed += bytes;
});
await new Promise((resolve) => run.on('exit', resolve));
server.kill();
rmSync(folder, { recursive: true, force: true });

const required = readFileSync(`node_modules/@modelcontextprotocol/conformance/requirements/${version}.yaml`, 'utf8')
  .split(/^client:/m)[0]
  .match(/^ {2}- [\w-]+$/gm)
  .map((line) => line.slice(4));
const passed = required.filter((name) => new RegExp(`^✓ ${name}: \\d+ passed, 0 failed`, 'm').test(printed));
const failed = required.filter((name) => !passed.includes(name));
const unexpected = failed.filter((name) => !expected.includes(name));
const isSchemaBroken = /wire-schema-valid[^\n]*FAIL/i.test(printed);
if (unexpected.length > 0 || isSchemaBroken || process.env.VERBOSE) process.stdout.write(printed);
process.stdout.write(`${version}: ${passed.length} of ${required.length} passed`);
process.stdout.write(failed.length === 0 ? '\n' : `; without a session: ${failed.join(', ')}\n`);
process.exit(unexpected.length > 0 || isSchemaBroken ? 1 : 0);
