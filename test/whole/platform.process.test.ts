import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../kit/patience.ts';
import { buildProgram, printed, runProgram, startProgram, stopped, temporaryFolder } from '../kit/program.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  await buildProgram();
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('a served process', () => {
  it('has its operator port, its audit log and a log without secrets', async () => {
    const surroundings = {
      dataDir: folder.path,
      // The discard port has no listener: every feed is unreachable.
      environment: {
        FEEDS_PROXY: 'http://127.0.0.1:9',
        NODE_ENV: 'production',
        METRICS_PORT: '0',
        LOG_LEVEL: 'info',
        LOG_SAMPLE: '1',
      },
    };
    const child = startProgram(['start'], surroundings);
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log += chunk.toString('utf8');
    });
    const text = await printed(child, /Stop with Ctrl-C/);
    const url = /on (http:\/\/\S+)/.exec(text)?.[1] ?? '';
    const key = /baro_live_\w+/.exec(text)?.[0] ?? '';
    const id = key.split('_')[2];
    const headers = { 'X-Service-Key': key, 'Content-Type': 'application/json' };
    try {
      const read = await fetch(`${url}/api/intelligence/v1/get-regional-snapshot?region_id=mena&note=s3cret`, {
        headers,
      });
      expect(read.status).toBe(200);
      const purged = await fetch(`${url}/api/cache-purge`, {
        method: 'POST',
        headers,
        body: '{"regions":["mena"]}',
      });
      expect(await purged.json()).toEqual({ matched: 1, purged: 1, dryRun: false, world: 'live' });
      expect((await fetch(`${url}/metrics`)).status).toBe(401);
      // Lines of the log are written many at a time.
      const operatorPort = await vi.waitFor(() => {
        const [, found] = /"url":"(http:\/\/127\.0\.0\.1:\d+\/metrics)"/.exec(log) ?? [];
        if (found === undefined) throw new Error('the log does not name the operator port yet');
        return found;
      }, PATIENCE);
      const scrapes = [() => fetch(operatorPort), () => fetch(`${url}/metrics`, { headers })];
      for (const scrape of scrapes) {
        // The feeds are asked within the first seconds after the start.
        await vi.waitFor(async () => {
          const metrics = await scrape();
          expect(metrics.status).toBe(200);
          const series = await metrics.text();
          expect(series).toMatch(/^barograph_collects_total\{feed="[a-z-]+",outcome="failed"\} [1-9]/m);
          expect(series).toMatch(
            /^barograph_requests_total\{endpoint="getRegionalSnapshot",method="GET",status="200"\} 1$/m,
          );
          expect(series).toMatch(/^barograph_assessments_total\{region="mena",outcome="stored"\} 1$/m);
          expect(series).toMatch(/^nodejs_eventloop_lag_seconds /m);
        }, PATIENCE);
      }
      const listed = await runProgram(['audit', 'list', '--json'], { dataDir: folder.path });
      const entries = listed.stdout
        .trim()
        .split('\n')
        .map((row) => Object(JSON.parse(row)));
      expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
        ['start', 'subscription.set'],
        ['start', 'key.create'],
        [id, 'cache.purge'],
      ]);
      const verified = await runProgram(['audit', 'verify'], { dataDir: folder.path });
      expect([verified.code, verified.stdout]).toEqual([0, expect.stringMatching(/^intact: 3 entries\nhead 3:/)]);
    } finally {
      expect(await stopped(child)).toBe(0);
    }
    expect(log).toContain('"endpoint":"getRegionalSnapshot"');
    expect(log).not.toContain('s3cret');
    expect(log).not.toContain(key.split('_')[3]);
  });

  it('names the port in use', async () => {
    const own = await temporaryFolder();
    const environment = { FEEDS_PROXY: 'http://127.0.0.1:9', NODE_ENV: 'production' };
    const child = startProgram(['start'], { dataDir: folder.path, environment });
    const text = await printed(child, /Stop with Ctrl-C/);
    const taken = new URL(/on (http:\/\/\S+)/.exec(text)?.[1] ?? '').port;
    try {
      const other = await runProgram(['start'], {
        dataDir: own.path,
        environment: { ...environment, METRICS_PORT: taken },
      });
      expect([other.code, other.stderr]).toEqual([2, expect.stringMatching(/EADDRINUSE.*METRICS_PORT/)]);
    } finally {
      expect(await stopped(child)).toBe(0);
      await own.remove();
    }
  });
});
