import { EpochMs, Type } from '../conventions/schema.ts';
import { ListSources } from '../records/listed-record.ts';

/** Members of every answer that is computed from observations or records. */
export const OBSERVED = {
  dataAvailable: Type.Boolean({ description: 'False where no source was read by the instant.' }),
  asOf: EpochMs('The instant that the answer is as of.'),
  sources: ListSources,
};

/** What such an operation declares with them. */
export const OBSERVED_READ = {
  method: 'GET',
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['at_unavailable', 'store_unavailable'],
} as const;
