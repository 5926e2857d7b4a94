/** Kind of a refused row that is sound news, only not of today. */
export const OLD_EVENT = 'stale_event_date';
