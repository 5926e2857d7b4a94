import { deserialize, serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownHeapAfterGc } from '../../test/kit/heap-after-gc.ts';
import type { Observation } from '../assessment/observation.ts';
import { rowCopier } from './serve-assessments.ts';

const ROW: Observation = {
  feedId: 'gdelt-events',
  recordId: 'r',
  metric: 'conflict_deaths',
  subject: 'country:YE',
  value: 1.5,
  observedAt: 1_790_000_000_000,
  knownAt: 1_790_000_000_001,
  lineage: 'outlet:example.org',
  event: 'e',
  detail: {},
};

it('hands on every row as it came', () => {
  const text = fc.string();
  const row = fc.record({
    feedId: text,
    recordId: text,
    metric: fc.constantFrom(ROW.metric),
    subject: text,
    value: fc.double({ noNaN: true }),
    observedAt: fc.integer(),
    knownAt: fc.integer(),
    lineage: text,
    event: text,
    detail: fc.dictionary(text, text, { maxKeys: 3 }),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const copied = rowCopier();
      expect(rows.map((one) => copied(deserialize(serialize(one))))).toEqual(rows);
    }),
  );
});

const ROWS = 20_000;
/** Ten fields, three of them boxed figures, a detail and an id of its own take some 330 bytes. */
const MAX_ROW_BYTES = 400;

it('holds a row in the memory that its figures and its id take', () => {
  // Other tests of this thread may still fill something of theirs: the least of some.
  const bytes = Array.from({ length: 3 }, () => {
    const before = ownHeapAfterGc();
    const held = receivedRows();
    return ((ownHeapAfterGc() - before) * 1_048_576) / held.length;
  });
  expect(Math.min(...bytes)).toBeLessThan(MAX_ROW_BYTES);
});

function receivedRows(): readonly Observation[] {
  const copied = rowCopier();
  return Array.from({ length: ROWS / 250 }, (_, turn) => {
    const sent = Array.from({ length: 250 }, (_, i) => ({
      ...ROW,
      recordId: `r${turn * 250 + i}`,
      event: `r${turn * 250 + i}`,
      detail: turn % 2 === 0 ? {} : { code: 'VIOLENCE AGAINST CIVILIANS', actor: 'state:YE' },
    }));
    const received: Observation[] = deserialize(serialize(sent));
    return received.map(copied);
  }).flat();
}
