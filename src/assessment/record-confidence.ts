/** Confidence in a publisher of record, and what each day of publication lag beyond a week costs it (FEEDS.md §3.1). */
export const RECORD_CONFIDENCE = { fresh: 0.9, lagCost: 0.05 } as const;
