import { describe, expect, it } from 'vitest';
import { dryRunText } from './rule-texts.ts';

const firing = { regionId: 'mena', snapshotId: 'snap_1', firedAt: Date.UTC(2025, 2, 4, 6) };
const counts = { snapshotsRead: 900, held: 2, unknown: 20 };
const answer = { ...counts, count: 13, firings: [firing], days: [], isDisabled: false };

describe('the text of a dry-run', () => {
  it('is a sentence a year over all its answers, and a line a firing', () => {
    const second = { ...answer, firings: [{ ...firing, snapshotId: 'snap_2', heldSince: firing.firedAt - 3_600_000 }] };
    const text = dryRunText([
      { ...answer, byYear: [{ year: 2025, ...counts, count: 13 }], next: 'x' },
      { ...second, byYear: [{ year: 2025, snapshotsRead: 1, count: 1, held: 1, unknown: 2 }] },
    ]);
    const [sentence, ...lines] = text.split('\n');
    expect(sentence).toBe('would have fired 14 times in 2025 (3 held, 22 unknown)');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^4 Mar 2025.* +mena +snap_2 +held since /);
  });

  it('says that nothing was read', () => {
    expect(dryRunText([{ ...answer, firings: [], byYear: [] }])).toBe('No snapshot in this period.');
  });
});
