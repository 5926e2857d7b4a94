import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const contents = `
export { LANES } from './src/contract/intelligence/vocabulary.ts';
export { HORIZON_DAYS } from './src/assessment/scenarios/lane-rule-figures.ts';
export { dailyOutcomes, HISTORY_DAYS } from './src/evaluation/daily-outcomes.ts';
export { leftOutDeathShare } from './src/assessment/scenarios/dated-lanes/dated-deaths.ts';
export { countLanes } from './src/evaluation/lane-shares.ts';
export { HISTORY_MONTHS, monthlyOutcome } from './src/evaluation/monthly-outcome.ts';
export { regionLane } from './src/evaluation/region-lane.ts';
export { STRATA } from './src/evaluation/stratum.ts';
`;
const { outputFiles } = await build({
  bundle: true,
  write: false,
  format: 'esm',
  platform: 'neutral',
  logLevel: 'silent',
  stdin: { contents, resolveDir: fileURLToPath(new URL('../../', import.meta.url)), loader: 'ts' },
});

/** The project's own lane outcomes, compiled on the fly: one rule, for what is fitted as for what is scored. */
export const {
  countLanes,
  dailyOutcomes,
  HISTORY_DAYS,
  HISTORY_MONTHS,
  HORIZON_DAYS,
  LANES,
  leftOutDeathShare,
  monthlyOutcome,
  regionLane,
  STRATA,
} = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
