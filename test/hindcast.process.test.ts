import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { madeHistory } from './kit/synthetic-history.ts';

const SCRIPT = fileURLToPath(new URL('../scripts/hindcast.mjs', import.meta.url));
const made = madeHistory(8);
const run = (...given: readonly string[]) =>
  promisify(execFile)(process.execPath, [SCRIPT, ...given], { timeout: 600_000, maxBuffer: 50_000_000 });
const MONTHS = ['--data', made.folder, '--test-from', '1995-01', '--test-to', '1995-04'];
/** Forecasts that every table of every horizon scores. */
const NAMED = [
  'uniform',
  'publishedRates',
  'pooledClimatology',
  'unitClimatology',
  'markov',
  'lastK',
  'recentFrequency',
  'ownYear',
  'model',
];

afterAll(() => made.remove());

describe('npm run hindcast', () => {
  it('prints the same report whenever it runs, with every part that the method asks for', async () => {
    const [first, second] = await Promise.all([run(...MONTHS, '--json'), run(...MONTHS, '--json')]);
    expect(second.stdout).toBe(first.stdout);
    const report = JSON.parse(first.stdout);
    expect(Object.keys(report.strata)).toEqual(['active', 'quiet']);
    for (const { scores } of [report.strata.active, report.regions]) {
      expect(Object.keys(scores)).toEqual(expect.arrayContaining(NAMED));
      for (const name of NAMED) expect(scores[name].logScore).toBeGreaterThan(0);
    }
    expect(Object.keys(report.ablations)).toEqual(['lag 0d', 'no neighbours', 'without badly covered countries']);
    expect(report.placebo.caseCount).toBe(report.strata.active.caseCount);
    expect(report.notes).toEqual([]);
    expect(report.regions.caseCount).toBe(8 * 4);
    expect(report.regions.skillAgainstPublished.logScore.against).toBe('publishedRates');
    expect(report.files[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('prints a week by day histories as tables, with the regions and the deaths it had to leave out', async () => {
    const { stdout } = await run(...MONTHS, '--horizon', '7d');
    expect(stdout).toContain('Hindcast 7d, 1995-01 to 1995-04');
    expect(stdout).toMatch(/left out at 7d, IN: \d+\.\d % of deaths/);
    expect(stdout).toMatch(/escalation: happened \d+, AUC/);
    expect(stdout).toMatch(/^regions: n \d+/m);
    expect(stdout).toMatch(/log score skill against published rates/);
  });

  it('scores countries and regions on world files of dated events, ten months before the first origin, and says so', async () => {
    const files = made.worldFiles(14);
    const events = files.flatMap((path) => ['--events', path]);
    const months = ['--data', made.folder, '--test-from', '1989-11', '--test-to', '1989-11'];
    const { stdout } = await run(...months, ...events, '--horizon', '24h', '--json');
    const report = JSON.parse(stdout);
    for (const table of [report.regions, report.strata.active]) {
      expect(Object.keys(table.scores)).toEqual(expect.arrayContaining(NAMED));
      for (const name of NAMED) expect(table.scores[name].logScore).toBeGreaterThan(0);
    }
    // Eight regions on each of 30 days; the published forecast of none is left out.
    expect(report.regions.caseCount).toBe(8 * 30);
    expect(report.shortestHistoryDays).toBe(304 - 30);
    expect(report.notes).toEqual([expect.stringContaining('274 days')]);
    expect(report.unresolved).toEqual({ Atlantis: 3 });
    expect([report.repeatedIds, report.rejectedRows, report.originsWithoutHistory]).toEqual([0, {}, 0]);
    expect(report.files).toHaveLength(2);
    expect(report.regions.skillAgainstPublished.logScore.against).toBe('publishedRates');
  });

  it('prints its usage', async () => {
    await expect(run('--help')).resolves.toMatchObject({ stdout: expect.stringContaining('--test-from YYYY-MM') });
  });

  it('says in words what is wrong with what it was given', async () => {
    await expect(run('--data', made.folder)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/test-from/),
    });
    await expect(run(...MONTHS, '--horizon=90d')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/no horizon 90d/),
    });
    await expect(run('--data', '/nowhere', ...MONTHS.slice(2))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is not there/),
    });
    await expect(run('--data', made.folder, '--test-from', '2020-01', '--test-to', '2020-02')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/not in the data/),
    });
    const early = ['--data', made.folder, '--test-from', '1989-03', '--test-to', '1989-04'];
    await expect(run(...early)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no month from 1989-03 to 1989-04 can be scored: .* begins in 1989-01/),
    });
    const late = ['--data', made.folder, '--test-from', '2020-01', '--test-to', '2020-02', '--horizon', '24h'];
    await expect(run(...late)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no day of the test can be scored: .* hold 1989-01-01 to 1996-12-31; .* 60 days/),
    });
    await expect(run(...MONTHS, '--events', '/nowhere.csv')).rejects.toMatchObject({ code: 2 });
    await expect(run(...MONTHS, '--horizon', '7d', '--events', '/nowhere.csv')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is not there/),
    });
    for (const none of [
      ['--vintages', '/nowhere'],
      ['--horizon', '7d', '--events', made.folder],
    ])
      await expect(run(...MONTHS, ...none)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/is not there/),
      });
    await expect(run(...MONTHS, '--vintages', made.folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/holds no file/),
    });
  });
});
