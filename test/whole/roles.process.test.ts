import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPostgresThere } from '../kit/postgres.ts';
import { buildProgram, runProgram, stopped } from '../kit/program.ts';
import { createInstallation, freePorts, type Installation, type RoleProcess, startRole } from '../kit/roles.ts';
import { embeddedFolder } from '../kit/temporary-folder.ts';

const PATIENCE = { timeout: 90_000, interval: 250 };
const MENA = '/api/intelligence/v1/get-regional-snapshot?region_id=mena';

describe('a role without a shared database', () => {
  it.each(['serve', 'worker'])('is rejected with a remedy: %s', async (role) => {
    await buildProgram();
    const folder = await embeddedFolder('nothing');
    const { code, stdout, stderr } = await runProgram([role], { dataDir: folder.path });
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(new RegExp(`^${role} needs DATABASE_URL.*.barograph start..*\\n$`));
    expect(await readdir(folder.path)).toEqual([]);
    await folder.remove();
  });
});

describe.skipIf(!(await isPostgresThere()))('a server and a worker over one database', () => {
  const pepper = randomBytes(32).toString('base64');
  const running: RoleProcess[] = [];
  let installation: Installation;

  beforeAll(async () => {
    installation = await createInstallation({ DATABASE_CONNECTIONS: '3', PEPPER: pepper });
  });
  afterAll(async () => {
    await Promise.all(running.map(({ child }) => stopped(child)));
    await installation.remove();
  });

  const start = async (role: 'serve' | 'worker', name: string, more: Record<string, string> = {}) => {
    const one = await startRole(role, installation.folder(name), { ...installation.environment, ...more });
    running.push(one);
    return one;
  };

  const commands = () => ({ dataDir: installation.folder('commands'), environment: installation.environment });

  it('share a pepper of the environment, and serve as soon as the other has stored', async () => {
    const server = await start('serve', 'api');
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const made = await runProgram(['keys', 'create', '--account', 'a', '--plan', 'pro_monthly', '--json'], commands());
    const headers = { 'X-Service-Key': String(JSON.parse(made.stdout).key) };
    const early = await fetch(`${server.url}${MENA}`, { headers });
    expect([early.status, early.headers.get('x-error-code')]).toEqual([404, 'snapshot_not_ready']);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);

    const [port = 0] = await freePorts(1);
    const worker = await start('worker', 'worker', { METRICS_PORT: String(port) });
    await vi.waitFor(async () => expect((await fetch(`${server.url}${MENA}`, { headers })).status).toBe(200), PATIENCE);
    const probe = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    expect((await probe('/livez')).status).toBe(200);
    expect((await probe('/readyz')).status).toBe(200);
    let metrics = '';
    await vi.waitFor(async () => {
      metrics = await (await probe('/metrics')).text();
      expect(metrics).toMatch(/^barograph_assessments_total\{region="mena",outcome="stored"\} 1$/m);
    }, PATIENCE);
    expect(metrics).toMatch(/^barograph_dead_jobs\{kind="refresh"\} 0$/m);

    expect(await stopped(worker.child)).toBe(0);
    expect(await stopped(server.child)).toBe(0);
    const output = [made.stderr, ...running.flatMap((one) => [one.log(), one.printed()])].join('\n');
    expect(output).not.toContain(pepper);
    for (const name of ['api', 'commands', 'worker'])
      expect(await filesUnder(installation.folder(name))).not.toContain('pepper');
  });

  it('report that PEPPER is set, never its value', async () => {
    const at = commands();
    const checked = await runProgram(['config', 'check'], at);
    expect(checked.stdout).toMatch(/^PEPPER=\(set, not shown\)$/m);
    const looked = await runProgram(['doctor'], at);
    expect(looked.stdout).toMatch(/pepper: set by PEPPER/);
    const wrong = await runProgram(['doctor'], { ...at, environment: { ...at.environment, PEPPER: 's3cret' } });
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringMatching(/^ {2}PEPPER must be 32 bytes or more/m) });
    expect([checked, looked, wrong].some(({ stdout, stderr }) => /s3cret/.test(stdout + stderr))).toBe(false);
    expect([checked, looked].some(({ stdout, stderr }) => (stdout + stderr).includes(pepper))).toBe(false);
  });
});

/** Names of the files under a folder; none where it is not there. */
async function filesUnder(path: string): Promise<readonly string[]> {
  return readdir(join(path, 'live')).catch(() => []);
}

it('the commands of the roles are those of package.json', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(scripts).toMatchObject({ serve: 'node scripts/run.mjs serve', worker: 'node scripts/run.mjs worker' });
});
