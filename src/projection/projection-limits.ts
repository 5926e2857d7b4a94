import type { BudgetLimits } from './budget.ts';

/** SPEC.md, Limits: UTF-8 bytes of an expression. */
export const MAX_EXPRESSION_BYTES = 1_024;
/** SPEC.md, Limits: 256 KB of projected output. */
export const MAX_OUTPUT_BYTES = 262_144;

/**
 * What an expression may use in all, wherever it runs. Measured (bench/projection.mjs): a step takes 20 to 150 ns, so the
 * steps last some 90 ms at the worst; nodes and text stay far below 32 MB (CONTRACT.md §5).
 */
export const WHOLE_BUDGET: BudgetLimits = {
  steps: 600_000,
  nodes: 150_000,
  textUnits: 2_000_000,
  valueSize: 8_000_000,
};

/**
 * What it may use on the request thread: well under 2 ms of steps (CONTRACT.md §5), also before the code is warm. All other
 * limits are the same everywhere.
 */
export const INLINE_BUDGET: BudgetLimits = { ...WHOLE_BUDGET, steps: 12_500 };

/**
 * What it may use there when expressions of the same account have lately needed more: enough for what callers ordinarily ask
 * (bench/projection.mjs), so that a flood of costly ones takes hardly any of the request thread's time.
 */
export const SHORT_BUDGET: BudgetLimits = { ...WHOLE_BUDGET, steps: 1_500 };

/**
 * What all expressions together may use in one turn of the event loop before the others wait for the next: about half a
 * millisecond, which is what a flood of them adds to a turn of everybody else. One that needs more has a turn to itself.
 */
export const STEPS_PER_TURN = 4_000;

/** A body above this is read off the request thread: reading 128 KiB takes some 2 ms. */
export const MAX_INLINE_BODY_BYTES = 131_072;
/** Bytes of a body that are read in the time of one step. */
export const BODY_BYTES_PER_STEP = 5;
