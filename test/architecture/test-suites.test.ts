import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LONGEST, SLOW } from '../../scripts/test-suites.mjs';

describe('the test suites', () => {
  it('list tests that exist, each once', () => {
    expect(SLOW.filter((path) => !existsSync(path))).toEqual([]);
    expect(new Set(SLOW).size).toBe(SLOW.length);
    expect(SLOW.filter((path) => path.endsWith('.process.test.ts'))).toEqual([]);
  });

  it('begin with tests of the slow suite', () => {
    expect(LONGEST.filter((path) => !existsSync(path))).toEqual([]);
    expect(LONGEST.filter((path) => !path.endsWith('.process.test.ts') && !SLOW.includes(path))).toEqual([]);
    expect(new Set(LONGEST).size).toBe(LONGEST.length);
  });
});
