import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FAST_COUNTS, LONGEST, SAMPLED, SLOW } from '../../scripts/test-suites.mjs';

const listed = [...SLOW, ...SAMPLED];

describe('the test suites', () => {
  it('list tests that exist, each once', () => {
    expect(listed.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => path.endsWith('.process.test.ts'))).toEqual([]);
  });

  it('begin with tests of the slow suite', () => {
    expect(LONGEST.filter((path) => !existsSync(path))).toEqual([]);
    expect(LONGEST.filter((path) => !path.endsWith('.process.test.ts') && !listed.includes(path))).toEqual([]);
    expect(new Set(LONGEST).size).toBe(LONGEST.length);
  });

  it('run every property whose count the fast suite reduces with the counts of CI, too', () => {
    const reduced = new RegExp(`\\b(worldCount|${Object.keys(FAST_COUNTS).join('|')})\\b`);
    const properties = ['src', 'test']
      .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
      .filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/architecture/'))
      .filter((path) => reduced.test(readFileSync(path, 'utf8')));
    expect(properties.length).toBeGreaterThan(5);
    expect(properties.filter((path) => !path.endsWith('.process.test.ts') && !listed.includes(path))).toEqual([]);
  });
});
