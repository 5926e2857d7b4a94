import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderFalseChanges, rowsOfPage, withFalseChanges } from '../scripts/print-replay/false-changes.mjs';
import { DAY_MS } from '../src/assessment/time.ts';
import { crisesOf, falseChanges, NEAR_MS } from './kit/replay/judge-replay.ts';

const PAGE = readFileSync('docs/method/replay.md', 'utf8');
const MOSUL = Date.parse('2014-06-10');

describe('false changes of a replay', () => {
  it('are the reversals with no listed crisis of the region within thirty days', () => {
    const days = fc.integer({ min: -31, max: 31 });
    fc.assert(
      fc.property(fc.array(days), (all) => {
        const reversedAt = all.map((day) => Date.parse('2021-08-15') + day * DAY_MS);
        expect(falseChanges({ regionId: 'south-asia', reversedAt })).toBe(
          all.filter((day) => Math.abs(day) > 30).length,
        );
        expect(falseChanges({ regionId: 'north-america', reversedAt })).toBe(all.length);
      }),
    );
    expect(falseChanges({ regionId: 'global', reversedAt: [MOSUL] })).toBe(0);
  });

  it('are counted from a page as a range where a crisis is near the part, and exactly elsewhere', () => {
    const page = `Parts: 2014 (2014-02-01 to 2014-12-31), 1990s (1990-01-01 to 1999-12-31).
## Stability
| part | region | changes | reversals | maximum per quarter |
| --- | --- | --- | --- | --- |
| 2014 | mena | 22 | 10 | 6 |
| 2014 | latam | 8 | 3 | 2 |
| 1990s | mena | 56 | 10 | 2 |

## Crises
`;
    const rows = rowsOfPage(page, crisesOf, NEAR_MS);
    expect(rows.map(({ regionId, least, most }) => [regionId, least, most])).toEqual([
      ['mena', 0, 10],
      ['latam', 3, 3],
      ['mena', 10, 10],
    ]);
    const printed = withFalseChanges(page, renderFalseChanges(rows));
    expect(printed).toContain('| mena | 10.9 | 20 | 10 to 20 | 0.92 to 1.83 |');
    expect(printed).toContain('| latam | 0.9 | 3 | 3 | 3.29 |');
    expect(withFalseChanges(printed, renderFalseChanges(rowsOfPage(printed, crisesOf, NEAR_MS)))).toBe(printed);
  });

  it('are on the page, of every reversal of its table', () => {
    const rows = rowsOfPage(PAGE, crisesOf, NEAR_MS);
    const sum = rows.reduce((total, { reversals }) => total + reversals, 0);
    expect(sum).toBeGreaterThan(0);
    expect(PAGE).toMatch(new RegExp(`^\\| together \\| [\\d.]+ \\| ${sum} \\|`, 'm'));
  });
});
