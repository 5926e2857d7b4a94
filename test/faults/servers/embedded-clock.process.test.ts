import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { buildProgram, printed, runProgram, startProgram, stopped, temporaryFolder } from '../../kit/program.ts';
import { FAKE_TIME, fakedBy } from './fake-time.ts';
import { canBreak } from './own-process.ts';
import { MAX_MS } from './run-through.ts';

const PATIENCE = { timeout: 90_000, interval: 500 };

describe.skipIf(!canBreak(FAKE_TIME === undefined ? ['libfaketime'] : []))(
  'the clock of an embedded store jumps, those of the upstreams do not',
  { timeout: MAX_MS },
  () => {
    it('nine hours forward and back: health and doctor report it, and no snapshot of the future is stored or served', async () => {
      await buildProgram();
      const folder = await temporaryFolder();
      // Every answer has the Date of this process and nothing to read.
      const upstreams = createServer((_, response) => response.writeHead(404).end());
      await new Promise<void>((resolve) => upstreams.listen(0, '127.0.0.1', resolve));
      const address = upstreams.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const clock = join(folder.path, 'clock');
      const jump = (offset: string) => writeFileSync(clock, `${offset}\n`);
      jump('+0');
      const environment = { NODE_ENV: 'production', FEEDS_PROXY: `http://127.0.0.1:${port}`, ...fakedBy(clock) };
      const child = startProgram(['start'], { dataDir: folder.path, environment });
      try {
        const text = await printed(child, /Stop with Ctrl-C/);
        const url = / on (http:\/\/\S+)/.exec(text)?.[1] ?? '';
        const headers = { 'X-Service-Key': /baro_live_\S{20,}/.exec(text)?.[0] ?? '' };
        const clockCheck = async () => {
          const answer = await fetch(`${url}/api/health`, { headers });
          const { checks = [] } = Object(await answer.json());
          return checks.find(({ check }: { check: string }) => check === 'clock');
        };
        const generatedAt = async () => {
          const answer = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena`, { headers });
          return Number(Object(await answer.json()).snapshot?.generatedAt);
        };
        await vi.waitFor(async () => expect(await clockCheck()).toMatchObject({ status: 'ok' }), PATIENCE);
        const before = await generatedAt();
        jump('+9h');
        await vi.waitFor(
          async () => expect(await clockCheck()).toMatchObject({ status: 'crit', reasons: ['clock_wrong'] }),
          PATIENCE,
        );
        expect((await clockCheck()).detail).toMatch('9 hours ahead of the upstreams');
        const broken = /^barograph_jobs_total\{task="slot",outcome="broke"\} [1-9]/m;
        await vi.waitFor(
          async () => expect(await (await fetch(`${url}/metrics`, { headers })).text()).toMatch(broken),
          PATIENCE,
        );
        jump('+0');
        await vi.waitFor(async () => expect(await clockCheck()).toMatchObject({ status: 'ok' }), PATIENCE);
        expect(await generatedAt()).toBe(before);
        const { stdout } = await runProgram(['doctor'], { dataDir: folder.path, environment });
        expect(stdout).not.toMatch('in the future');
        const behind = { ...environment, ...fakedBy(`${clock}-doctor`) };
        writeFileSync(`${clock}-doctor`, '-9h\n');
        const doctor = await runProgram(['doctor'], { dataDir: folder.path, environment: behind });
        expect(doctor.stdout).toMatch(/9\.0 h in the future/);
      } finally {
        await stopped(child);
        upstreams.close();
        await folder.remove();
      }
    });
  },
);
