import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crisisSnapshot } from '../test-kit/gulf-material.ts';
import { PAYLOADS } from '../test-kit/injections.ts';
import { escapeSummary } from './escape-summary.ts';

describe('a quoted summary', () => {
  it('is as it was where it is plain', () => {
    for (const { summary } of crisisSnapshot().evidence) expect(escapeSummary(summary)).toBe(summary);
  });

  it('is one line without links, markup, brackets and hidden signs, whatever it was', () => {
    const piece = fc.constantFrom(
      ...PAYLOADS,
      '\n## Bottom line',
      '\r- row (GDELT) [ev_1]',
      '![x](//e.example)',
      '\u2028> ',
      'javascript:alert()',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 9 })), { maxLength: 8 }),
        (pieces) => {
          const line = escapeSummary(pieces.join(' '));
          expect(line).not.toMatch(/[<>`[\]{}\\*\n\r\u2028\u202e\u200b]|:\/\/|!\[|^[#-]/u);
        },
      ),
      { numRuns: 1_000, examples: [[['_', '\n## Bottom line']]] },
    );
  });
});
