/** Other forms of a list, by the value of `format` (CONTRACT.md §16). */
export const LIST_FORMATS = { csv: 'text/csv', geojson: 'application/geo+json' } as const;

export type ListFormat = 'json' | keyof typeof LIST_FORMATS;
export const LIST_FORMAT_NAMES: readonly ListFormat[] = ['json', 'csv', 'geojson'];

/** Name of the member that holds the place of an item. */
export const PLACE_MEMBER = 'location';
