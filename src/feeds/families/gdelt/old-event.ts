/** Kind of a rejected row that is sound news, only not of today. */
export const OLD_EVENT = 'stale_event_date';
