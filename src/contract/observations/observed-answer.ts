import { EpochMs, Type } from '../conventions/schema.ts';
import { ListSources } from '../records/listed-record.ts';
import { EXAMPLE_AT } from '../records/record-list.ts';

/** Members of every answer that is computed from observations or records. */
export const OBSERVED = {
  dataAvailable: Type.Boolean({ description: 'False where no source was read by the instant.' }),
  asOf: EpochMs('The instant that the answer is as of.'),
  sources: ListSources,
};

/** What such an operation declares besides. */
export const OBSERVED_READ = {
  method: 'GET',
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['at_unavailable', 'store_unavailable'],
} as const;

/** The same members in an example. */
export const observedExample = (feedId: string) => ({
  dataAvailable: true,
  asOf: EXAMPLE_AT,
  sources: [
    {
      feedId,
      lastReadAt: EXAMPLE_AT - 600_000,
      newestContentAt: EXAMPLE_AT - 900_000,
      state: 'current',
      attribution: 'As in `/api/attribution`',
    },
  ],
});
