import { expect, it } from 'vitest';
import { explanationText } from './explanation-text.ts';

const EXPLAINED = {
  snapshotId: 'snap_1',
  generatedAt: 1_780_300_800_000,
  pointer: '/evidence/0/confidence',
  value: 0.7,
};
const EXPLANATION = {
  ...({ rule: 'Product of four factors.', basis: 'recomputed', isSum: false } as const),
  ...{ parameters: [], terms: [], evidence: [], wouldChangeMost: [], whatIf: [] },
};

it('an explained confidence shows the grade it follows from, and where that is from', () => {
  const provenance = 'Set by judgement: no historical data. A notice or a list is its own fact.';
  const grade = { single: 0.95, precision: 0.9, revisionRisk: 0.2, currentDays: 30, halfLifeDays: 45.5, provenance };
  const textOf = (explanation: Parameters<typeof explanationText>[0]['explanation']) =>
    explanationText({ ...EXPLAINED, explanation }).replace(/\s+/g, ' ');
  expect(textOf({ ...EXPLANATION, grade })).toContain(
    `Grade of the figure one source 0.95, precision 0.9, revision risk 0.2, current for 30 days, then a half-life of 45.5 days ${provenance}`,
  );
  expect(textOf(EXPLANATION)).not.toContain('Grade');
});
