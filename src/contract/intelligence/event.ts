import type { Static } from 'typebox';
import { EpochMs, record, Type } from '../conventions/schema.ts';

/** What an event may be, in the order that the documentation lists them. */
export const EVENT_TYPES = [
  'snapshot.stored',
  'regime.changed',
  'corridor.changed',
  'trigger.activated',
  'trigger.released',
  'forecast.sealed',
  'forecast.resolved',
  'feed.stale',
  'feed.recovered',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Events to one account alone, which are not in the log. */
export type OwnEventType =
  | 'destination.confirm'
  | 'destination.digest'
  | 'destination.test'
  | 'destination.disabled'
  | 'rule.fired'
  | 'rule.cleared'
  | 'rule.disabled';

export const isEventType = (value: string): value is EventType => EVENT_TYPES.some((type) => type === value);

/** What was signed, so that a copy can be compared with it. */
export const SnapshotReceipt = record('SnapshotReceipt', {
  snapshotId: Type.String(),
  generatedAt: EpochMs('The instant of assessment.'),
  sha256: Type.String({
    description: 'Of the canonical JSON of the snapshot, which is what is signed; lower-case hex.',
  }),
});
export type SnapshotReceipt = Static<typeof SnapshotReceipt>;

export const LoggedEvent = record('LoggedEvent', {
  id: Type.String({ description: 'The same for the same cause, whatever the sequence.' }),
  sequence: Type.Integer({ description: 'Place in the log: 1, 2, 3 … without a gap.' }),
  type: Type.Enum([...EVENT_TYPES]),
  world: Type.Enum(['live', 'exercise']),
  happenedAt: EpochMs('When it happened.'),
  recordedAt: EpochMs('When it was recorded; never earlier than that of the event before.'),
  regionId: Type.Optional(Type.String({ description: 'Absent where it belongs to no one region.' })),
  subject: Type.String({ description: 'What it is about, such as `region:mena` or `feed:gdelt-events`.' }),
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'What changed, by type; at most 8 KB.' }),
  receipts: Type.Array(SnapshotReceipt, { description: 'Of the snapshots that it is from.' }),
});
export type LoggedEvent = Static<typeof LoggedEvent>;

/** Longest `data`, UTF-8 bytes of its JSON. */
export const MAX_EVENT_DATA_BYTES = 8_192;

/** An event on its way into the log, which gives it its place. */
export interface NewEvent
  extends Pick<LoggedEvent, 'type' | 'happenedAt' | 'recordedAt' | 'regionId' | 'subject' | 'data'> {
  /** What made it true: of one type and subject there is one event for each cause. */
  readonly cause: string;
  readonly receipts?: readonly SnapshotReceipt[];
}
