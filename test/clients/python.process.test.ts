import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pythonWith } from '../kit/python-with.ts';
import { type StartedService, startService } from './kit/started-service.ts';

const run = promisify(execFile);

const python = await pythonWith('pytest', 'REQUIRE_PYTEST');

describe.skipIf(python === undefined)('the Python client (needs pytest)', () => {
  let service: StartedService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service?.close());

  it('passes its own tests against a started service', async () => {
    const env = { ...process.env, SERVICE_URL: service.url, SERVICE_KEY: service.key, PYTHONDONTWRITEBYTECODE: '1' };
    const words = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', 'clients/python'];
    const ended = await run(python ?? '', words, { env, maxBuffer: 64 * 1024 * 1024 }).catch((error) => error);
    expect(`${ended.stdout}${ended.stderr}`).toMatch(/\n\d+ passed in [\d.]+s/);
    expect(ended.code).toBeUndefined();
  });

  it('imports nothing but the standard library, and what a table needs', async () => {
    const program = `
import ast, pathlib, sys
names = set()
for path in pathlib.Path('clients/python/src').rglob('*.py'):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import): names |= {one.name.split('.')[0] for one in node.names}
        if isinstance(node, ast.ImportFrom) and node.level == 0: names.add(node.module.split('.')[0])
print(' '.join(sorted(names - sys.stdlib_module_names)))`;
    const { stdout } = await run(python ?? '', ['-c', program]);
    expect(stdout.trim()).toBe('pandas polars');
  });

  it('has the version of the service', async () => {
    const { version } = JSON.parse(await readFile('package.json', 'utf8'));
    expect(await readFile('clients/python/pyproject.toml', 'utf8')).toContain(`\nversion = "${version}"\n`);
  });
});
