import type { Static } from 'typebox';
import { record, Type, UnitInterval } from '../conventions/schema.ts';
import { BalanceDriver } from './balance-vector.ts';
import { EvidenceItem } from './evidence-item.ts';
import { AXES } from './vocabulary.ts';

const MissingInputs = Type.Array(Type.String(), {
  description: 'Expected inputs without a current value here; sorted.',
});

export const CountryAxis = record('CountryAxis', {
  axis: Type.Enum([...AXES]),
  status: Type.Enum(['reporting', 'missing'], {
    description: '`missing`: nothing current is known of this axis here, which does not mean that it is calm.',
  }),
  value: Type.Optional(UnitInterval('Absent while `status` is `missing`.')),
  drivers: Type.Array(BalanceDriver, { description: 'Sum to the value exactly (4 decimals).' }),
  missingInputs: MissingInputs,
});
export type CountryAxis = Static<typeof CountryAxis>;

const CountryConfidence = record(
  'CountryConfidence',
  {
    coverage: UnitInterval('Share of the expected inputs that are current, by weight.'),
    freshness: UnitInterval('The same, each by its age.'),
    agreement: UnitInterval('How many independent sources agree.'),
    skill: UnitInterval('Of the published forecasts of its region.'),
  },
  'The four factors of the confidence.',
);

export const CountryState = record('CountryState', {
  country: Type.String({ description: 'ISO 3166 alpha-2 code.' }),
  regionId: Type.String({ description: 'The region it lies in.' }),
  confidence: UnitInterval('Geometric mean of its four factors.'),
  confidenceFactors: CountryConfidence,
  axes: Type.Array(CountryAxis, { description: 'All seven, in their fixed order.' }),
  netBalance: Type.Optional(
    Type.Number({
      minimum: -1,
      maximum: 1,
      description: 'Mean of buffers minus mean of pressures; absent unless all seven axes report.',
    }),
  ),
  advisoryLevel: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 4,
      description: 'Official advice to travellers, from 1 (normal) to 4 (do not go); absent while it is not known.',
    }),
  ),
  sanctionsAdded365d: Type.Optional(
    Type.Integer({
      minimum: 0,
      description:
        'Entries that official sanctions lists added against the country in 365 days, removals not deducted; absent while no list reports.',
    }),
  ),
  missingInputs: MissingInputs,
  evidence: Type.Array(EvidenceItem, { description: 'Everything that the drivers cite; newest first.' }),
});
export type CountryState = Static<typeof CountryState>;
