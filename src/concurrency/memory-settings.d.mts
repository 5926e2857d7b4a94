/** Environment that the program's process is started with. */
export const ALLOCATOR: Readonly<Record<string, string>>;
/** Percent, while the program assesses. */
export const ASSESSMENT_HEAP_GROWTH_PERCENT: number;
/** Percent, otherwise; 0 is V8's own choice. */
export const DEFAULT_HEAP_GROWTH_PERCENT: number;
/** MB. */
export const DATABASE_THREAD_LIMITS: { readonly maxYoungGenerationSizeMb: number };
/** MB. */
export const PROJECTION_THREAD_LIMITS: {
  readonly maxOldGenerationSizeMb: number;
  readonly maxYoungGenerationSizeMb: number;
  readonly stackSizeMb: number;
};
/** MB. */
export const ASSESSMENT_THREAD_HEAP_MB: number;
