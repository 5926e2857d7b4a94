import { Type } from '../conventions/schema.ts';
import { REGION_IDS } from './region-ids.ts';
import { HORIZONS } from './vocabulary.ts';

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

/** `horizon` of a read of lane sets. */
export const HorizonParameter = Type.Enum([...HORIZONS], { description: 'Only sets of this horizon.' });

/** The public name of a forecaster. */
export const ForecasterParameter = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$',
  description: 'Public name of a forecaster, at most 64 characters.',
});

/** The last instant that a date can be, epoch ms (ECMA-262, time values). */
export const LAST_INSTANT = 8_640_000_000_000_000;

/** Epoch milliseconds, an offset in minutes, hours or days, or ISO 8601 with its zone. */
export const AT_PATTERN =
  '^(\\d{1,16}|-\\d{1,5}[mhd]|\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2}))?)$';

/** `at` of a read as of any instant (CONTRACT.md §12). */
export const AtParameter = Type.Optional(
  Type.String({
    pattern: AT_PATTERN,
    description:
      'As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.',
  }),
);

/** An instant in one of the forms of `at`. */
export const InstantParameter = (description: string) =>
  Type.String({
    pattern: AT_PATTERN,
    description: `${description} Epoch milliseconds, ISO 8601 or an offset from now.`,
  });

/** A point on the surface. */
export const PointParameters = {
  lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }),
  lon: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }),
};
