import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS, type Part } from '../scripts/soak/parts.mjs';
import { hasPassed, soakReport } from '../scripts/soak/report.mjs';
import { runPart } from '../scripts/soak/run-part.mjs';

const toy = (name: string, code: string, more: Partial<Part> = {}): Part => ({
  name,
  command: ['--eval', code],
  counts: {},
  limitMinutes: 1,
  ...more,
});
const when = { startedAt: 0, tookMs: 30_000, commit: 'c0ffee' };

describe('a part of the soak', () => {
  it('is reported with its counts, its output and its result, whatever the result', async () => {
    process.env.SOAK_TEST_B = '2';
    const outcomes = [
      await runPart(
        toy('good', 'console.log([process.env.SOAK_TEST_A, process.env.SOAK_TEST_B].join(" and "))', {
          counts: { SOAK_TEST_A: 1_000, SOAK_TEST_B: 3 },
        }),
      ),
      await runPart(toy('bad', 'process.exit(3)')),
      await runPart(toy('absent', '', { needs: 'no-such-program' })),
    ];
    delete process.env.SOAK_TEST_B;
    expect(outcomes.map(({ result }) => result)).toEqual(['passed', 'FAILED', 'not run']);
    expect(hasPassed(outcomes)).toBe(false);
    expect(hasPassed(outcomes.filter(({ name }) => name !== 'bad'))).toBe(true);
    expect(hasPassed([])).toBe(false);
    const report = soakReport(
      outcomes.map((outcome) => ({ ...outcome, ...when })),
      ['good', 'bad', 'absent'],
    );
    const verdict = '1 of 3 parts FAILED, 1 of 3 parts passed, 1 of 3 parts not run; 1.5 min in all';
    for (const said of [verdict, '- Counts: REDUCED', '- 1000 and 2']) expect(report).toContain(said);
    expect(report).toMatch(
      /^\| good \| 1,000 \(SOAK_TEST_A\), 2 \(SOAK_TEST_B\) \| – \| passed \| 30 s \| 1970-01-01 00:00 \| c0ffee \|$/m,
    );
  });

  it('is ended at its limit, with everything that it started', async () => {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const met = once(listener, 'connection').then(([socket]) => once(socket.resume(), 'close'));
    const address = listener.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const grandchild = `require('node:net').connect(${port}, '127.0.0.1'); setInterval(() => {}, 1000)`;
    const code = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;
    const outcome = await runPart(toy('endless', code, { limitMinutes: 1 / 20 }));
    expect(outcome.result).toBe('STOPPED');
    // The connection of who was started by who was started ends too.
    await met;
    listener.close();
  });

  it('that never ran is named as such, and the report of the others claims nothing for it', async () => {
    const outcome = { ...(await runPart(toy('good', ''))), ...when };
    const report = soakReport([outcome], ['new', 'good']);
    expect(report).toContain('- Result: 1 of 2 parts passed, 1 of 2 parts never run; 30 s in all');
    expect(report).toContain('- Counts: full in each part that ran');
    expect(report).toMatch(/^\| new \| – \| – \| never run \| – \| – \| – \|\n\| good \| all /m);
  });

  it('has failed when none of its tests ran', async () => {
    const none = { name: 'none', suites: ['no/such.test.ts'], counts: {}, limitMinutes: 1 };
    expect(await runPart(none)).toMatchObject({ result: 'FAILED', tests: { passedCount: 0 } });
  });
});

describe('the parts of the soak', () => {
  it('name suites and commands that are there, and counts that these read', async () => {
    for (const part of PARTS) {
      const files: readonly string[] = part.suites ?? part.command ?? [];
      const texts = (await Promise.all(files.map(readWithImports))).flat();
      expect(texts.length).toBeGreaterThan(0);
      const unread = Object.keys(part.counts).filter((name) => !texts.some((text) => text.includes(`env.${name}`)));
      expect([part.name, unread]).toEqual([part.name, []]);
    }
  });

  it('run every test that the fault table names, of which each fault has one', async () => {
    const [head = '', , ...rows] = (await readFile('docs/faults.md', 'utf8')).match(/^\|.*$/gm) ?? [];
    expect([head.endsWith('| test |'), rows.length >= 33]).toEqual([true, true]);
    const run = PARTS.flatMap(({ suites = [], command = [] }) => [...suites, ...command]);
    for (const row of rows) {
      const tests = [...(row.split(' | ').at(-1) ?? '').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path = '']) => path);
      expect([row, tests.length > 0, tests.filter((path) => !run.includes(path))]).toEqual([row, true, []]);
    }
  });

  it('are all in the printed report, which is the one of its record', async () => {
    const outcomes = JSON.parse(await readFile('docs/soak-report.json', 'utf8'));
    const names = PARTS.map(({ name }) => name);
    const known = outcomes.filter(({ name }: Part) => names.includes(name));
    const withoutMachine = (text: string) => text.replace(/^- Machine: .*$/m, '');
    expect(withoutMachine(await readFile('docs/soak-report.md', 'utf8'))).toBe(
      withoutMachine(soakReport(known, names)),
    );
  });
});

/** The text of a file, and of each file of the project that it imports. */
async function readWithImports(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  const imported = [...text.matchAll(/^(?:import|\}) .*from '(\.[^']+)'/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return [text, ...(await Promise.all(imported.map((path) => readFile(path, 'utf8'))))];
}
