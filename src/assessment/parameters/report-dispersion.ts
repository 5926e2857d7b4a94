/**
 * How far the reports of a region in three days spread beyond chance: the size of a negative binomial for each kind, by the
 * moments of 2014 over seven regions. Fitted by `node scripts/fit-report-dispersion.mjs`; held by test/method/report-triggers.test.ts.
 */
export const REPORT_DISPERSION = {
  force: 5.2,
  posture: 2.1,
  coercion: 51,
  blockade: 0.88,
  protest: 2.1,
  emergency: 0.4,
  cooperation: 9.9,
} as const;
