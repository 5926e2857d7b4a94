/** Confidence in what is inferred and not announced (FEEDS.md §3.2). */
export const INFERRED_CONFIDENCE = 0.6;
