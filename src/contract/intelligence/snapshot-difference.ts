import type { Static } from 'typebox';
import { record, Type } from '../conventions/schema.ts';
import { EvidenceItem } from './evidence-item.ts';
import { AXES, REGIME_LABELS } from './vocabulary.ts';

const axis = Type.Enum([...AXES]);

const AxisContribution = record(
  'AxisContribution',
  { axis, from: Type.Number(), to: Type.Number(), change: Type.Number() },
  'What an item carries of an axis: the magnitudes of the drivers that cite it, shared equally between all they cite.',
);

const contributions = Type.Array(AxisContribution);

const EvidenceChange = record('EvidenceChange', { item: EvidenceItem, contributions });

const AgedEvidence = record('AgedEvidence', {
  id: Type.String(),
  ageHoursFrom: Type.Number({ description: 'From `observedAt` to the `generatedAt` of the first snapshot.' }),
  ageHoursTo: Type.Number(),
  confidenceFrom: Type.Number(),
  confidenceTo: Type.Number(),
  contributions,
});

export const NumberChange = record('NumberChange', {
  name: Type.String({
    description: 'Name of the number, equal in both snapshots, e.g. `scenarioSets.7d.escalation.probability`.',
  }),
  from: Type.Optional(Type.Number()),
  to: Type.Optional(Type.Number()),
  change: Type.Optional(Type.Number({ description: 'Absent where one snapshot lacks the number.' })),
});

const DriverChange = record(
  'DriverChange',
  {
    axis,
    description: Type.String(),
    from: Type.Optional(Type.Number()),
    to: Type.Optional(Type.Number()),
    change: Type.Number(),
    evidenceIds: Type.Array(Type.String(), { description: 'Evidence of both snapshots.' }),
  },
  'The changes of the drivers of an axis sum to the change of the axis (4 decimals).',
);

export const PatchOperation = record(
  'PatchOperation',
  {
    op: Type.Enum(['add', 'remove', 'replace']),
    path: Type.String({ description: 'JSON Pointer (RFC 6901) from the snapshot.' }),
    value: Type.Optional(Type.Unknown({ description: 'Absent in `remove`.' })),
  },
  'One operation of a JSON Patch (RFC 6902).',
);

const difference = {
  regimeFrom: Type.Enum([...REGIME_LABELS]),
  regimeTo: Type.Enum([...REGIME_LABELS]),
  numbers: Type.Array(NumberChange, { description: 'Every number that differs.' }),
  drivers: Type.Array(DriverChange, { description: 'Every driver that differs, by axis, the largest change first.' }),
  evidence: record('EvidenceDifference', {
    came: Type.Array(EvidenceChange),
    left: Type.Array(EvidenceChange),
    aged: Type.Array(AgedEvidence, { description: 'In both snapshots, older in the second.' }),
  }),
  patch: Type.Array(PatchOperation, {
    description: 'Applied to the first snapshot it yields the second, members in order.',
  }),
};

export const SnapshotDifference = record('SnapshotDifference', difference);
export type SnapshotDifference = Static<typeof SnapshotDifference>;
