import { Type } from '../conventions/schema.ts';

/** Other forms of a list and their media types, by the value of `format` (CONTRACT.md §16). */
export const LIST_FORMATS = {
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
  jsonl: 'application/jsonl',
  geojson: 'application/geo+json',
} as const;

export type WrittenFormat = keyof typeof LIST_FORMATS;
export type ListFormat = 'json' | WrittenFormat;
export const LIST_FORMAT_NAMES: readonly ListFormat[] = ['json', 'csv', 'parquet', 'jsonl', 'geojson'];

/** Name of the member that holds the place of an item. */
export const PLACE_MEMBER = 'location';

const description =
  'Form of the list, with the same rows; the next page is in `Link`. As `Accept` names it when absent; `json` with `jmespath`.';

/** `format` of a list. */
export const FormatParameter = Type.Optional(Type.Enum(['json', 'csv', 'parquet', 'jsonl'], { description }));

/** `format` of a list whose items have places. */
export const PlacedFormatParameter = Type.Optional(
  Type.Enum(['json', 'csv', 'parquet', 'jsonl', 'geojson'], { description }),
);
