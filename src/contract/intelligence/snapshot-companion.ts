import { EpochMs, record, Type, UnitInterval } from '../conventions/schema.ts';
import { CountryState } from './country-state.ts';
import { InputNote } from './input-note.ts';
import { SimulationLever } from './simulation-lever.ts';
import { TriggerNote } from './trigger-note.ts';

export const CompanionHeadline = record('CompanionHeadline', {
  text: Type.String({ description: 'The most severe thing that is true now of the region, in one sentence.' }),
  evidenceIds: Type.Array(Type.String()),
  rank: UnitInterval('Severity × change × certainty; comparable between regions.'),
});

export const ObservedTrigger = record('ObservedTrigger', {
  value: Type.Number(),
  unit: Type.String({
    description:
      'Of the value and its baseline: `share` and `relative_change` are of 1, `log_change` is a natural logarithm.',
  }),
  baselineValue: Type.Number({ description: 'The ordinary value; 0 for a change.' }),
  words: Type.String({ description: 'The value as a sentence writes it.' }),
  threshold: Type.String({ description: 'The threshold, written alike.' }),
});

const PathNote = record('PathNote', {
  templateId: Type.String({ description: 'Which path: as in the snapshot, with its two ends.' }),
  start: Type.String(),
  end: Type.String(),
  interval: Type.Enum(['interval_80', 'range'], {
    description: 'What the two magnitudes are: a range held fewer than five of eight past cases.',
  }),
  cause: Type.Optional(
    Type.Enum(['force', 'accident', 'weather', 'drought', 'dispute'], { description: 'Why the channel is closed.' }),
  ),
  expectedDays: Type.Number({ minimum: 0, description: 'Days for which the loss is expected to last, 30 at most.' }),
  move: Type.Optional(
    record('PriceMove', {
      change: Type.Number({ description: 'Relative change of the price since the last quote before the closure.' }),
      fromAt: EpochMs('Of that quote.'),
      toAt: EpochMs('Of the newest quote.'),
      evidenceIds: Type.Array(Type.String()),
    }),
  ),
});

const NewestDay = Type.Optional(EpochMs('Start of the newest UTC day whose deaths the lanes are made from.'));

const DeathsKnownTo = record(
  'DeathsKnownTo',
  { '24h': NewestDay, '7d': NewestDay, '30d': NewestDay },
  'How old the deaths behind the lanes are, by horizon; a horizon whose lanes are base rates of the region is absent.',
);

/** What is stored and signed with a snapshot (METHOD.md §13). */
export const SnapshotCompanion = record('SnapshotCompanion', {
  regionId: Type.String(),
  snapshotId: Type.String({ description: 'The snapshot that it belongs to.' }),
  generatedAt: EpochMs('Of the snapshot.'),
  headline: CompanionHeadline,
  observed: Type.Object(
    {},
    {
      additionalProperties: ObservedTrigger,
      description: 'The present value of each trigger, by id; one whose metric is missing has none.',
    },
  ),
  triggerNotes: Type.Optional(
    Type.Object(
      {},
      {
        additionalProperties: TriggerNote,
        description: 'Distance, series and spells of each trigger, by id; absent for a snapshot of an earlier program.',
      },
    ),
  ),
  hasLaneModel: Type.Boolean({
    description: 'Whether the lanes of 30 days are those of the fitted model, not base rates of the region.',
  }),
  deathsKnownTo: DeathsKnownTo,
  pathNotes: Type.Array(PathNote, { description: 'Expected duration and price move of each path to a market.' }),
  entries: Type.Optional(
    Type.Array(
      record('EvidenceEntry', {
        evidenceId: Type.String(),
        feedId: Type.String(),
        recordId: Type.String({ description: 'Of an observation of the feed.' }),
      }),
      { description: 'Entries of upstreams behind the evidence; absent for a snapshot of an earlier program.' },
    ),
  ),
  inputs: Type.Optional(Type.Array(InputNote, { description: 'As in `list-inputs`.' })),
  levers: Type.Optional(Type.Array(SimulationLever, { description: 'As in `list-simulation-inputs`.' })),
  countries: Type.Array(CountryState, { description: 'Every country of the region.' }),
  sources: Type.Array(
    record('SourceClocks', {
      feedId: Type.String(),
      lastReadAt: EpochMs('When the feed last brought something new.'),
      newestContentAt: EpochMs('Time of its newest content.'),
    }),
    { description: 'Feeds that the countries were assessed from.' },
  ),
});
