import { totalmem } from 'node:os';
import { describe, expect, it } from 'vitest';
import { memoryLimit, memoryResult } from './memory-need.ts';

const MIB = 1_048_576;

describe('the memory that a process needs', () => {
  it('is enough for a new store from 900 MB, for one that is there from 500 MB', () => {
    expect(memoryResult(900_000_000, true)).toMatchObject({ ok: true, message: '0.9 GB allowed' });
    expect(memoryResult(512 * MIB, false)).toMatchObject({ ok: true, message: '0.5 GB allowed' });
  });

  it('is said in words where it is less', () => {
    expect(memoryResult(256 * MIB, true)).toEqual({
      name: 'memory',
      ok: false,
      message:
        '268 MB allowed; making the embedded store takes 900 MB (with DATABASE_URL none is made): the system may end the process',
    });
    expect(memoryResult(256 * MIB, false).message).toMatch(/^268 MB allowed; an assessment .* takes 500 MB/);
  });

  it('is compared with no more than the machine has', () => {
    expect(memoryLimit()).toBeGreaterThan(0);
    expect(memoryLimit()).toBeLessThanOrEqual(totalmem());
  });
});
