import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { AXES, REGIME_LABELS, type RegimeLabel } from '../../contract/intelligence/vocabulary.ts';
import type { Claim, Sentences } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { clauseSentences } from '../measured.ts';
import { nounOf } from '../measures.ts';
import { instant, periodWords, since } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { AXIS_WORDS } from '../words.ts';

/** The regimes as places that a region is in. */
const STATES: Readonly<Record<RegimeLabel, string>> = {
  calm: 'calm',
  stressed_equilibrium: 'in stressed equilibrium',
  coercive_stalemate: 'in coercive stalemate',
  fragmentation_risk: 'at risk of fragmentation',
  managed_deescalation: 'in managed de-escalation',
  escalation_ladder: 'on the escalation ladder',
};

const isLabel = (text: string): text is RegimeLabel => REGIME_LABELS.some((label) => label === text);
/** A regime as a place to be in: `on the escalation ladder`. */
export const regimeWords = (label: string): string => (isLabel(label) ? STATES[label] : label);

/** The regime, since when, and what it was before; its driver is named where it begins with an axis. */
export function regimeClaims({ regionId, regime, meta }: SnapshotDraft, make: MakeClaim): Claim[] {
  const { label, previousLabel, transitionedAt, transitionDriver } = regime;
  const subject = `region:${regionId}`;
  const rest = { kind: 'regime', subject, certainty: meta.snapshotConfidence } as const;
  const is = make({ ...rest, predicate: 'is', object: label, period: since(transitionedAt) });
  if (previousLabel === '') return [is];
  const axis = AXES.find((one) => transitionDriver.toLowerCase().startsWith(`${AXIS_WORDS[one]}:`));
  const moved = make({
    ...rest,
    predicate: `was ${previousLabel}`,
    object: label,
    period: instant(transitionedAt),
    ...(axis === undefined ? {} : { measure: axis }),
  });
  return [is, moved];
}

export function regimeSentences({ subject, predicate, object = '', measure, period }: Claim): Sentences {
  const place = subjectInProse(subject);
  if (predicate === 'is') return clauseSentences(`${place} has been ${regimeWords(object)} ${periodWords(period)}`);
  const before = regimeWords(predicate.slice('was '.length));
  const axis = measure === undefined ? '' : `, moved by ${nounOf(measure)}`;
  return clauseSentences(
    `${place} went from being ${before} to being ${regimeWords(object)} ${periodWords(period)}${axis}`,
  );
}
