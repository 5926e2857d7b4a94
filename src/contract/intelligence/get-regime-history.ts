import { operation } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIME_LABELS } from './vocabulary.ts';

export const getRegimeHistory = operation({
  operationId: 'GetRegimeHistory',
  service: 'intelligence',
  rpcName: 'get-regime-history',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The regimes of one region, newest first',
  description:
    'Lists the periods in which one regime label held, according to the stored snapshots: when each began, what drove the transition, and when it ended.',
  omits: 'What moved within a regime.',
  gate: 'pro',
  listed: 'periods',
  input: record('GetRegimeHistoryQuery', {
    region_id: RegionIdParameter,
    at: AtParameter,
    limit: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('GetRegimeHistoryResponse', {
    periods: Type.Array(
      record('RegimePeriod', {
        label: Type.Enum([...REGIME_LABELS]),
        previousLabel: Type.String({ description: 'The label before this one; empty in the first period.' }),
        beganAt: EpochMs('`regime.transitionedAt` of every snapshot of the period.'),
        endedAt: Type.Optional(EpochMs('When the next period began; absent while this one lasts.')),
        transitionDriver: Type.String({ description: 'The axis and rule that began it; empty in the first period.' }),
        lastSnapshotId: Type.String({ description: 'The newest snapshot of the period.' }),
      }),
    ),
    nextCursor: NextCursor,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    periods: [
      {
        label: 'coercive_stalemate',
        previousLabel: 'escalation_ladder',
        beganAt: 1_780_272_000_000,
        transitionDriver: 'coercivePressure: 0.61 without a steep rise',
        lastSnapshotId: 'snap_0123456789abcdef01234567',
      },
    ],
  },
});
