import { EpochMs, Type } from '../conventions/schema.ts';

/** Members of every answer that is computed from the snapshots of all regions. */
export const OF_ALL_SNAPSHOTS = {
  missingRegions: Type.Array(Type.String(), { description: 'Regions without a snapshot as of the instant.' }),
  asOf: EpochMs('The instant that the answer is as of.'),
};

/** What such an operation declares with them. */
export const READ_OF_ALL_SNAPSHOTS = {
  method: 'GET',
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
} as const;
