import { expect, it } from 'vitest';
import { explanationText } from './explanation-text.ts';

const EXPLAINED = {
  records: [],
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

it('a place with members shows each of them, and none as JSON', () => {
  const value = {
    id: 'hormuz',
    activated: true,
    activatedAt: 1_780_300_800_000,
    threshold: { value: 0.7 },
    evidenceIds: ['ev_1', 'ev_2'],
    lanes: [],
  };
  const explained = { ...EXPLAINED, pointer: '/triggers/active/0', value, explanation: EXPLANATION };
  expect(explanationText(explained).split('\n').slice(0, 7)).toEqual([
    'triggers/active/0   (1 Jun 2026, 08:00 UTC, recomputed from the evidence)',
    '  id: hormuz',
    '  activated: yes',
    '  activated at: 1 Jun 2026, 08:00 UTC',
    '  threshold: value 0.7',
    '  evidence ids: ev_1, ev_2',
    '  lanes: none',
  ]);
});

it('a confidence without one of its inputs is a sentence with the change', () => {
  const whatIf = [{ what: 'news events: 1 received, 0 missing', from: 1, to: 0, value: 0.6 }];
  const explained = { ...EXPLAINED, explanation: { ...EXPLANATION, whatIf } };
  expect(explanationText(explained)).toContain('What if\n    0.6 (−0.1000)  without news events');
});

it('an instant reads as a date and a span in minutes, never as milliseconds', () => {
  const at = 1_780_300_800_000;
  const terms = [
    { label: 'assessed at, epoch milliseconds', value: at, evidenceIds: [] },
    { label: 'valid for, milliseconds', value: 5_400_000, evidenceIds: [] },
    { label: 'active since, epoch milliseconds; 0 while inactive', value: 0, evidenceIds: [] },
  ];
  const explanation = { ...EXPLANATION, isSum: true, terms };
  const explained = { ...EXPLAINED, pointer: '/meta/validUntil', value: at + 5_400_000, explanation };
  expect(explanationText(explained).split('\n')).toEqual([
    'meta/validUntil = 1 Jun 2026, 09:30 UTC   (1 Jun 2026, 08:00 UTC, recomputed from the evidence)',
    '  Rule: Product of four factors.',
    '  Terms, which sum to the value',
    '    1 Jun 2026, 08:00 UTC  assessed at',
    '    90 minutes  valid for',
    '    never  active since',
  ]);
});
