import type { Static } from 'typebox';
import { base, EpochMs, extended, record, Type } from '../conventions/schema.ts';

const Described = base('EvidenceRecord', {
  feedId: Type.String({ description: 'As in `/api/attribution`.' }),
  recordId: Type.String({ description: 'Of the entry at its source.' }),
  title: Type.Optional(Type.String()),
  url: Type.Optional(Type.String({ description: 'Page of the entry at its source.' })),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; of several the first.' })),
  place: Type.Optional(record('RecordPlace', { lat: Type.Number(), lon: Type.Number() }, 'A point, degrees.')),
  observedAt: EpochMs('When it happened or was issued.'),
  knownAt: EpochMs('Since when it is known as it is here.'),
  licence: Type.String(),
});

/** A record behind an item of evidence, as known at the snapshot (CONTRACT.md §13). */
export const EvidenceRecord = extended('BackingRecord', Described, {
  evidenceId: Type.String({ description: 'The item that it is behind.' }),
});
export type EvidenceRecord = Static<typeof EvidenceRecord>;

export const EvidenceRecords = Type.Array(EvidenceRecord, {
  description: 'Records behind the evidence, of feeds whose terms let callers have them, as known at the snapshot.',
});
