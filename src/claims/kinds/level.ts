import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { roundTo } from '../../assessment/evidence.ts';
import type { CountryState } from '../../contract/intelligence/country-state.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import type { Claim } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import type { Measure } from '../measures.ts';
import { instant, latestDays } from '../period.ts';
import { stated } from '../units.ts';

/** Shares of whole assessments are stated in whole per cent. */
export const wholePercent = (share: number): number => roundTo(share, 2) + 0;

/** The seven axes, the net balance and the confidence of a snapshot. */
export function snapshotLevels({ regionId, generatedAt, balance, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  const subject = `region:${regionId}`;
  const period = instant(generatedAt);
  const drivers = [...balance.pressures, ...balance.buffers];
  const level = (measure: Measure, value: number, evidenceIds: readonly string[] = []): Claim =>
    make({
      ...{ kind: 'level', subject, predicate: 'measures', measure, value, period, evidenceIds },
      ...{ unit: measure === 'confidence' ? 'share' : 'score', certainty: meta.snapshotConfidence },
    });
  return [
    ...AXES.map((axis) =>
      level(
        axis,
        stated(balance[axis], 'score'),
        drivers.filter((driver) => driver.axis === axis).flatMap(({ evidenceIds }) => evidenceIds),
      ),
    ),
    level('netBalance', stated(balance.netBalance, 'score')),
    level('confidence', wholePercent(meta.snapshotConfidence)),
  ];
}

/** The axes of a country that report, with its net balance, confidence, travel advice and sanctions. */
export function countryLevels(state: CountryState, generatedAt: number, make: MakeClaim): Claim[] {
  const subject = `country:${state.country}`;
  const period = instant(generatedAt);
  const level = (measure: Measure, value: number | undefined, rest: Partial<Claim> = {}): Claim[] =>
    value === undefined
      ? []
      : [
          make({
            ...{ kind: 'level', subject, predicate: 'measures', measure, value, period, unit: 'score' },
            ...{ certainty: state.confidence, ...rest },
          }),
        ];
  return [
    ...state.axes.flatMap(({ axis, value, drivers }) =>
      level(axis, value === undefined ? undefined : stated(value, 'score'), {
        evidenceIds: drivers.flatMap(({ evidenceIds }) => evidenceIds),
      }),
    ),
    ...level('netBalance', state.netBalance === undefined ? undefined : stated(state.netBalance, 'score')),
    ...level('confidence', wholePercent(state.confidence), { unit: 'share' }),
    ...level('advisoryLevel', state.advisoryLevel, { unit: 'number', certainty: 1 }),
    ...level('sanctionsYear', state.sanctionsAdded365d, {
      ...{ unit: 'number', certainty: 1, period: latestDays(365, generatedAt) },
    }),
  ];
}
