import type { Tool } from '../catalogue.ts';
import { objects, text } from '../json-reader.ts';
import { wrongInput } from '../tool-failure.ts';
import { askTool } from './ask.ts';
import { checkClaimTool } from './check-claim.ts';
import { explainNumber } from './explain-number.ts';
import { findEvidence } from './find-evidence.ts';
import { forecastsTool } from './forecasts.ts';
import type { ToolOptions } from './reading.ts';
import { regionSituation } from './region-situation.ts';
import { trackRecord } from './track-record.ts';
import { whatChanged } from './what-changed.ts';
import { whatIf } from './what-if.ts';
import { worldOverview } from './world-overview.ts';

/** The tools, in the order of the list. @param options shared by all */
export const toolsOf = (options: ToolOptions): readonly Tool[] =>
  [
    worldOverview,
    regionSituation,
    whatChanged,
    explainNumber,
    findEvidence,
    forecastsTool,
    trackRecord,
    whatIf,
    askTool,
    checkClaimTool,
  ].map((tool) => labelled(pastOnly(tool(options)), options));

/** Clocks differ by so much, ms: up to so far ahead counts as now. */
const MAX_AHEAD_MS = 60_000;

/** A tool that refuses an instant that is still to come. */
const pastOnly = (tool: Tool): Tool => ({
  ...tool,
  run: async (given, context) =>
    typeof given.at === 'string' && Date.parse(given.at) > context.now + MAX_AHEAD_MS
      ? { kind: 'result', result: wrongInput({ field: 'at', message: 'must not be later than now' }, tool) }
      : tool.run(given, context),
});

/** In the exercise every text begins with the word: its data are invented. */
const labelled = (tool: Tool, { isExercise }: ToolOptions): Tool =>
  isExercise
    ? {
        ...tool,
        run: async (given, context) => {
          const outcome = await tool.run(given, context);
          if (outcome.kind !== 'result') return outcome;
          const [first, ...more] = objects(outcome.result.content);
          const content = [{ ...first, text: `EXERCISE: invented data. ${text(first?.text)}` }, ...more];
          return { ...outcome, result: { ...outcome.result, content } };
        },
      }
    : tool;
