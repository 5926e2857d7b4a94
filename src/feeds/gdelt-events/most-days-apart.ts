/** An old report that was added today says nothing about today (FEEDS.md §3.1). Days. */
export const MOST_DAYS_APART = 2;
