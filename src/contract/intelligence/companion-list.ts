import { EpochMs, Type } from '../conventions/schema.ts';

/** What a list that is stored with a snapshot says beside its items. */
export const COMPANION_FRAME = {
  snapshotId: Type.String(),
  generatedAt: EpochMs('Of the snapshot.'),
  asOf: EpochMs('The instant that the list is as of.'),
};

/** How such a list is asked and answered. */
export const COMPANION_LIST = {
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
} as const;
