import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { AXES, type Axis, REGIME_LABELS } from '../../contract/intelligence/vocabulary.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { nounOf } from '../measures.ts';
import { instant, periodWords } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, written } from '../units.ts';
import { driverLabel } from './driver-label.ts';
import { regimeWords } from './regime.ts';

/** What would move an axis or the regime label, from the explanation of one pointer; of other pointers nothing. */
export function explanationClaims(
  snapshot: RegionalSnapshot,
  { pointer, explanation }: { readonly pointer: string; readonly explanation: Explanation },
  make: MakeClaim,
): Claim[] {
  if (pointer === '/regime/label') return labelClaims(snapshot, explanation, make);
  const axis = AXES.find((one) => pointer === `/balance/${one}`);
  return axis === undefined ? [] : axisClaims(axis, snapshot, explanation, make);
}

/** The axis without each of its most influential items. */
function axisClaims(
  axis: Axis,
  snapshot: RegionalSnapshot,
  { wouldChangeMost }: Explanation,
  make: MakeClaim,
): Claim[] {
  const { regionId, generatedAt, balance, meta } = snapshot;
  const now = stated(balance[axis], 'score');
  return wouldChangeMost.flatMap(({ evidenceId, value: without }) => {
    const driver = [...balance.pressures, ...balance.buffers].find(
      (one) =>
        one.axis === axis && one.evidenceIds.includes(evidenceId) && !one.description.startsWith('Other drivers'),
    );
    const value = stated(without, 'score');
    if (driver === undefined || value === now) return [];
    return make({
      ...{
        kind: 'driver',
        subject: `region:${regionId}`,
        predicate: 'would be without',
        measure: axis,
        unit: 'score',
        value,
      },
      ...{ object: driverLabel(driver.description), period: instant(generatedAt), evidenceIds: [evidenceId] },
      ...{ direction: value > now ? 'up' : 'down', comparedWith: { what: 'total', value: now } },
      certainty: meta.snapshotConfidence,
    });
  });
}

/** The nearest value of each axis that changes the label. */
function labelClaims(
  { regionId, generatedAt, balance, meta }: RegionalSnapshot,
  { whatIf }: Explanation,
  make: MakeClaim,
): Claim[] {
  return whatIf.flatMap(({ what, to, value }) => {
    const axis = AXES.find((one) => one === what);
    const label = REGIME_LABELS.find((one) => one === value);
    if (axis === undefined || label === undefined) return [];
    const [now, then] = [stated(balance[axis], 'score'), stated(to, 'score')];
    return make({
      ...{
        kind: 'regime',
        subject: `region:${regionId}`,
        predicate: 'would be',
        object: label,
        measure: axis,
        unit: 'score',
      },
      ...{ value: then, period: instant(generatedAt), certainty: meta.snapshotConfidence },
      ...{
        direction: then > now ? 'up' : then < now ? 'down' : 'unchanged',
        comparedWith: { what: 'total', value: now },
      },
    });
  });
}

export function explanationSentences(claim: Claim): Sentences {
  const { subject, predicate, object = '', measure, value = 0, comparedWith, period } = claim;
  if (measure === undefined) throw new Error(`claim ${claim.id} has no measure`);
  const place = subjectInProse(subject);
  const when = periodWords(period);
  const now = written(comparedWith?.value ?? 0, 'score');
  const then = written(value, 'score');
  if (predicate === 'would be')
    return clauseSentences(
      `${place} would have been ${regimeWords(object)} with ${nounOf(measure)} of ${then} instead of ${now} ${when}`,
    );
  return clauseSentences(
    `${nounOf(measure)} in ${place} would have been ${then} instead of ${now} without the evidence on ${object} ${when}`,
  );
}
