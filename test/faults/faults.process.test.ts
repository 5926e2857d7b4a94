import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { FAULT_MODES, INEXPRESSIBLE, isFaultMode } from '../../src/feeds/test-kit/fault-modes.ts';
import type { SuiteReport } from './fault-suite.ts';
import { TRIED_FAULTS } from './tried-faults.ts';

const MAX_GROWTH_BYTES = 64 * 1024 * 1024;
const MODES = Object.keys(FAULT_MODES).filter(isFaultMode);

let report: SuiteReport;

beforeAll(async () => {
  report = await suiteReport();
});

describe('a broken upstream', () => {
  it.each(FEED_CARDS.map(({ id }) => id))(
    'stores nothing from %s and improves no number, in any mode, from the first or the second answer on',
    (id) => {
      const results = report.results.filter(({ feedId }) => feedId === id);
      expect(results.filter(({ broken }) => broken.length > 0)).toEqual([]);
      const faults = results.map(({ mode, from }) => [mode, from]);
      const due = TRIED_FAULTS.filter(({ feedId }) => feedId === id).map(({ mode, from }) => [mode, from]);
      expect(faults).toEqual(due);
      const tried = new Set([...due.map(([mode]) => mode), ...Object.keys(INEXPRESSIBLE[id] ?? {})]);
      expect([...tried].sort()).toEqual([...MODES].sort());
    },
  );

  it('is never followed to a private address', () => {
    expect(report.privateHosts).toEqual([]);
  });

  it('leaves no more than 64 MB behind in memory, all feeds and modes together', () => {
    const { before, after } = report.rss;
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBeLessThanOrEqual(MAX_GROWTH_BYTES);
  });

  it('is excused only for feeds that exist, with a reason', () => {
    const ids: readonly string[] = FEED_CARDS.map(({ id }) => id);
    for (const [id, reasons] of Object.entries(INEXPRESSIBLE)) {
      expect(ids).toContain(id);
      for (const reason of Object.values(reasons)) expect(reason.length).toBeGreaterThan(20);
    }
  });
});

/** Runs the suite in a process of its own, for its memory alone: a crash there is a failure here. */
async function suiteReport(): Promise<SuiteReport> {
  const cache = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'faults-'));
  const program = join(place, 'suite.mjs');
  try {
    await build({
      entryPoints: [fileURLToPath(new URL('./fault-suite.ts', import.meta.url))],
      outfile: program,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      packages: 'external',
      logLevel: 'error',
    });
    const child = fork(program, [], { execArgv: ['--expose-gc', '--unhandled-rejections=strict'] });
    const reports: SuiteReport[] = [];
    child.on('message', (message: SuiteReport) => reports.push(message));
    const [code] = await once(child, 'exit');
    const [suite] = reports;
    if (suite === undefined) throw new Error(`the suite ended with ${code} before it reported anything`);
    return suite;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
