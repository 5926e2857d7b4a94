/** An old report that was added today says nothing about today (FEEDS.md §3.1). Days. */
export const MAX_REPORT_LAG_DAYS = 2;
