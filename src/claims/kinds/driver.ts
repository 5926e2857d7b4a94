import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { capitalised } from '../../assessment/english.ts';
import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { CountryState } from '../../contract/intelligence/country-state.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { nounOf } from '../measures.ts';
import { instant, type Period, periodWords } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, written } from '../units.ts';
import { driverLabel } from './driver-label.ts';

const LOSS = /^(.+?)(?: (?:open|restricted|closed))?: (\d\.\d\d) of (\d\.\d\d) lost(?: \(.+\))?$/;

/** The drivers of a snapshot's axes. */
export function snapshotDrivers({ regionId, generatedAt, balance, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  const place = { subject: `region:${regionId}`, period: instant(generatedAt), confidence: meta.snapshotConfidence };
  return [...balance.pressures, ...balance.buffers].flatMap((driver) =>
    driverClaims(driver, { ...place, total: balance[driver.axis] }, make),
  );
}

/** The drivers of a country's axes. */
export function countryDrivers(state: CountryState, generatedAt: number, make: MakeClaim): Claim[] {
  const place = { subject: `country:${state.country}`, period: instant(generatedAt), confidence: state.confidence };
  return state.axes.flatMap(({ value, drivers }) =>
    value === undefined ? [] : drivers.flatMap((driver) => driverClaims(driver, { ...place, total: value }, make)),
  );
}

interface Place {
  readonly subject: string;
  readonly period: Period;
  readonly total: number;
  readonly confidence: number;
}

/** What a driver contributes, and what a buffer's has lost. */
function driverClaims(driver: BalanceDriver, { subject, period, total, confidence }: Place, make: MakeClaim): Claim[] {
  const { axis, description, magnitude, evidenceIds } = driver;
  const rest = { kind: 'driver', subject, measure: axis, unit: 'score', period, evidenceIds } as const;
  const certainty = evidenceIds.length === 0 ? { certainty: confidence } : {};
  const contributes =
    stated(magnitude, 'score') === 0
      ? []
      : [
          make({
            ...{ ...rest, ...certainty, predicate: 'contributes', object: driverLabel(description) },
            value: stated(magnitude, 'score'),
            comparedWith: { what: 'total', value: stated(total, 'score') },
          }),
        ];
  const [, what, lost, full] = LOSS.exec(description) ?? [];
  if (what === undefined || Number(lost) === 0) return contributes;
  return [
    ...contributes,
    make({
      ...{ ...rest, predicate: 'lost', object: driverLabel(what), value: Number(lost), direction: 'down' },
      comparedWith: { what: 'contribution', value: Number(full) },
    }),
  ];
}

/** @throws Error for a claim without a measure */
export function driverSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', measure, value = 0, comparedWith, period } = claim;
  if (measure === undefined) throw new Error(`claim ${claim.id} has no measure`);
  const axis = `${nounOf(measure)} in ${subjectInProse(subject)}`;
  const when = periodWords(period);
  const other = written(comparedWith?.value ?? 0, 'score');
  if (predicate === 'lost')
    return clauseSentences(
      `the loss of ${object} took ${written(value, 'score')} from ${axis} ${when}`,
      `, of the ${other} that it gives when open`,
    );
  const core = `${object} accounted for ${written(value, 'score')} of ${axis}`;
  return {
    ...clauseSentences(`${core} ${when}`),
    full: `${capitalised(core)} (${other} in all) ${when}.`,
  };
}
