import { Type } from '../conventions/schema.ts';
import { REGION_IDS } from './region-ids.ts';

/** `region_id` of every read about one region. */
export const RegionIdParameter = Type.String({
  pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  maxLength: 32,
  description: `Kebab-case display region id. Known: ${REGION_IDS.map((id) => `\`${id}\``).join(', ')}.`,
});

/** `country` of every read about one country. */
export const CountryParameter = Type.String({
  pattern: '^[A-Z]{2}$',
  description: 'ISO 3166-1 alpha-2 code of a country.',
});

/** The public name of a forecaster. */
export const ForecasterParameter = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$',
  description: 'Public name of a forecaster, at most 64 characters.',
});

/** The last instant that a date can be, epoch ms (ECMA-262, time values). */
export const LAST_INSTANT = 8_640_000_000_000_000;

/** An instant of the past; one that is still to come stands for now. */
export const InstantParameter = (description: string) =>
  Type.Integer({
    format: 'int64',
    minimum: 0,
    maximum: LAST_INSTANT,
    description: `${description} Epoch milliseconds.`,
  });
