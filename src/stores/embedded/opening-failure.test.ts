import { expect, it } from 'vitest';
import { StoreFailure } from '../store-failure.ts';
import { storeProblemOf } from '../watched-store.ts';
import { openingFailure } from './opening-failure.ts';

const failed = new Error('PGlite failed to initialize properly');

it('a database that does not open on a full disk says so, and how much it needs', () => {
  const failure = openingFailure(failed, '/data', 1_000);
  expect(failure.message).toBe('the disk of /data is full: the database needs 32 MB of free space to open');
  expect(storeProblemOf(failure)).toBe('disk_full');
});

it('one that does not open with room names its reason and the way out; a late one keeps its own words', () => {
  const failure = openingFailure(failed, '/data', 1_000_000_000);
  expect(failure.message).toMatch(/^the database in \/data does not open \(PGlite .*\); .*restore a backup/);
  const late = new StoreFailure('timeout', 'did not open in time');
  expect(openingFailure(late, '/data', 0)).toMatchObject({ kind: 'timeout', message: late.message });
});
