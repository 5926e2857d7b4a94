import { describe, expect, it } from 'vitest';
import { driftBetween, type RestartState } from './restart-state.ts';

const STATE: RestartState = {
  snapshot: ['snap_1', 'a'],
  descriptors: { file: 20, anon_inode: 8 },
  timerCount: 6,
  fileCount: 900,
  tables: {
    observation: { rows: 10, sha256: 'o' },
    feed_state: { rows: 2, sha256: 'f' },
    snapshot: { rows: 8, sha256: 's' },
    api_key: { rows: 1, sha256: 'k' },
  },
};
const changed = (...names: readonly string[]) => ({
  ...STATE,
  tables: {
    ...STATE.tables,
    ...Object.fromEntries(names.map((name) => [name, { rows: 11, sha256: 'changed' }])),
  },
});

describe('the drift between two restarts', () => {
  it('is none where nothing changed, or what a poll or a slot wrote', () => {
    expect(driftBetween(STATE, STATE)).toEqual([]);
    expect(driftBetween(STATE, changed('observation', 'feed_state'))).toEqual([]);
    expect(driftBetween(STATE, { ...changed('snapshot'), snapshot: ['snap_2', 'b'] })).toEqual([]);
  });

  it('is no link to sign in that a start printed in place of the last, but every further one', () => {
    const holding = (rows: number, sha256: string): RestartState => ({
      ...STATE,
      tables: { ...STATE.tables, sign_in_link: { rows, sha256 } },
    });
    expect(driftBetween(holding(1, 'a'), holding(1, 'b'))).toEqual([]);
    expect(driftBetween(holding(1, 'a'), holding(2, 'b'))).toEqual(['sign_in_link: 1 rows, then 2']);
  });

  it('is every other change: a row, an open file, a timer, a file, a byte of the snapshot', () => {
    expect(driftBetween(STATE, changed('observation'))).toEqual(['observation: 10 rows, then 11']);
    expect(driftBetween(STATE, changed('feed_state', 'api_key'))).toEqual(['api_key: 1 rows, then 11']);
    expect(driftBetween(STATE, { ...STATE, descriptors: { file: 21, anon_inode: 8 } })).toHaveLength(1);
    expect(driftBetween(STATE, { ...STATE, timerCount: 7 })).toEqual(['timers: 6, then 7']);
    expect(driftBetween(STATE, { ...STATE, fileCount: 901 })).toEqual(['files: 900, then 901']);
    expect(driftBetween(STATE, { ...STATE, snapshot: ['snap_1', 'b'] })).toEqual(['snapshot: snap_1 a, then snap_1 b']);
  });
});
