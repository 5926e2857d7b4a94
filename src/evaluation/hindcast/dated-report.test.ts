import { describe, expect, it } from 'vitest';
import { DATED_ARTEFACT } from '../../assessment/scenarios/dated-lanes/dated-artefact.ts';
import { datedReport } from './dated-report.ts';

/** Hand-made: a death every day and ten every fifth day, over 120 days. */
const HISTORY = {
  unit: 'IN',
  records: Array.from({ length: 120 }, (_, day) => ({
    startDay: day,
    endDay: day,
    unit: 'a dyad',
    deaths: day % 5 === 0 ? 10 : 1,
  })),
  span: { firstDay: 0, lastDay: 119 },
};

describe('the report of a test by day', () => {
  const report = datedReport(
    { histories: [HISTORY], horizon: '7d', lag: '0d', from: 40, to: 129, regions: { 'south-asia': ['IN'] } },
    DATED_ARTEFACT,
  );

  it('counts origins that too few days precede, and those whose outcome the files do not reach, and says so', () => {
    expect([report.originsWithoutHistory, report.originsWithoutOutcome]).toEqual([20, 16]);
    expect(report.regions?.caseCount).toBe(90 - 20 - 16);
    expect(report.notes).toEqual([
      expect.stringContaining('The shortest history before an origin is 60 days'),
      'Origins not scored, as fewer than 60 days before them are known: 20.',
      'Origins not scored, as their outcome ends after the files: 16.',
    ]);
  });

  it('claims no leakage check, as none is defined below 30 days', () => {
    expect(report).not.toHaveProperty('alarms');
  });
});
