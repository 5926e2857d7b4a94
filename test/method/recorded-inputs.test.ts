import { describe, expect, it } from 'vitest';
import { INPUTS } from '../../src/assessment/inputs.ts';
import { METRICS } from '../../src/assessment/metrics.ts';
import { EVIDENCE_TYPES } from '../../src/contract/intelligence/vocabulary.ts';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import { RECORDED_EVIDENCE, RECORDED_INPUTS, type RecordedInput, type Recording } from '../kit/recorded-inputs.ts';
import { recordingPath } from '../kit/recordings.ts';

const rows: readonly (readonly [id: string, row: RecordedInput])[] = [
  ...Object.entries(RECORDED_INPUTS),
  ...Object.entries(RECORDED_EVIDENCE),
];

/** What each recording holds: several inputs share one. */
const reads = new Map<Recording, ReturnType<Recording['read']>>();

describe('recorded content behind every input', () => {
  it('is named, or its absence is, for each input and each type of evidence', () => {
    expect(Object.keys(RECORDED_INPUTS).sort()).toEqual(INPUTS.map(({ id }) => id).sort());
    expect(Object.keys(RECORDED_EVIDENCE).sort()).toEqual([...EVIDENCE_TYPES].sort());
    for (const [id, { from }] of rows) if ('none' in from) expect([id, from.none.length > 12]).toEqual([id, true]);
  });

  it('is read by the parser of a feed that carries the metric', () => {
    for (const [id, { metric, from }] of rows) {
      if ('none' in from) continue;
      const card = FEED_CARDS.find((one) => one.id === from.feedId);
      expect([id, card?.metrics.includes(metric)]).toEqual([id, true]);
    }
    for (const [type, { metric }] of Object.entries(RECORDED_EVIDENCE))
      expect([type, METRICS[metric].evidenceType]).toEqual([type, type]);
  });

  for (const [id, { metric, from }] of rows) {
    if ('none' in from) continue;
    const path = recordingPath(...from.file.split('/'));
    it.skipIf(path === undefined)(`${id}: ${from.file} yields ${metric}`, async () => {
      const read = await (reads.get(from) ?? from.read(path ?? ''));
      reads.set(from, read);
      expect(read.map((row) => row.metric)).toContain(metric);
    });
  }
});
