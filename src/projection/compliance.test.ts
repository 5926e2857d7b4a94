import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ALL_CASES } from './test-kit/all-cases.ts';
import { runFolder, runSuites } from './test-kit/run-suite.ts';

describe('JMESPath as specified', () => {
  it.each(Object.entries(ALL_CASES))('holds in every case of %s', (_, suites) => {
    expect(runSuites(suites).differences).toEqual([]);
  });

  it('is tested by more than 600 cases', () => {
    const counts = Object.values(ALL_CASES).map((suites) => runSuites(suites).count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(600);
  });

  const outside = process.env.JMESPATH_SUITE;
  // A suite of one's own choosing: without the variable there is no such test, not a skipped one.
  if (outside !== undefined) {
    it('holds in every case of the folder JMESPATH_SUITE', () => {
      for (const [name, run] of runFolder(outside)) expect([name, run.differences]).toEqual([name, []]);
    });
  }
});

describe('the runner over an outside folder', () => {
  it('reads files of the official form and names every case that comes out differently', () => {
    const folder = mkdtempSync(join(tmpdir(), 'suite-'));
    try {
      for (const [name, suites] of Object.entries(ALL_CASES))
        writeFileSync(join(folder, `${name}.json`), JSON.stringify(suites));
      const wrong = [
        {
          given: { a: 1 },
          cases: [
            { expression: 'a', result: 2 },
            { expression: 'a', error: 'syntax' },
            { expression: 'a', bench: 'full' },
          ],
        },
      ];
      writeFileSync(join(folder, 'wrong.json'), JSON.stringify(wrong));
      writeFileSync(join(folder, 'README.md'), 'not a suite');
      const runs = runFolder(folder);
      expect(runs.size).toBe(Object.keys(ALL_CASES).length + 1);
      expect(runs.get('wrong.json')).toEqual({
        count: 2,
        differences: [
          'a gives {"result":1} instead of {"result":2}',
          'a gives {"result":1} instead of {"error":"syntax"}',
        ],
      });
      for (const [name, { differences }] of runs)
        if (name !== 'wrong.json') expect([name, differences]).toEqual([name, []]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
