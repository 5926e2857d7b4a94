import { CHOKEPOINTS } from '../../../reference/chokepoints.ts';
import type { World } from '../../assess-world.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import type { CountrySignals, ReportValues } from '../../country-signals.ts';
import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import type { Term } from '../noisy-or.ts';
import { conditionTerm, regionalPressure, structuralTerm, term } from '../regional-pressure.ts';

const { weight, prior } = PARAMETERS;

/**
 * Deaths, reports of force and of coercive acts, posture in the air and at sea, alerts, disturbed satellite positions, warnings to
 * seafarers,
 * new sanctions, and corridors closed by force. Prices, weather and quakes have no way in.
 */
export const readCoercivePressure: ReadAxis = (world, regionId) =>
  regionalPressure(world, regionId, (signals, reports) => {
    const { force, posture, coercion, blockade } = signals.reports;
    const { airPosture, gnss, sirens, navigationalWarnings, navalPosture, sanctions } = signals.conditions;
    return [
      structuralTerm(prior.coercivePressure),
      term(weight.deaths, signals.deaths),
      term(weight.force, force, reports?.force),
      term(weight.posture, posture, reports?.posture),
      term(weight.coercion, coercion, reports?.coercion),
      term(weight.blockade, blockade, reports?.blockade),
      ...conditionTerm(weight.airPosture, airPosture),
      ...conditionTerm(weight.gnss, gnss),
      ...conditionTerm(weight.sirens, sirens),
      ...conditionTerm(weight.navigationalWarnings, navigationalWarnings),
      ...conditionTerm(weight.navalPosture, navalPosture),
      term(weight.sanctionsCoercion, sanctions),
      ...closuresByForce(world, signals, reports),
    ];
  });

/** Traffic lost in a strait on the country's shore while a blockade is reported there and force is used or shown; a grounding is no coercion. */
function closuresByForce(world: World, signals: CountrySignals, reports?: ReportValues): readonly Term[] {
  const { force, posture, blockade } = signals.reports;
  const armed = [force, posture].filter((signal) => signal.evidence !== undefined);
  if (armed.length === 0 || blockade.evidence === undefined) return [];
  const arms = Math.max(
    force.evidence === undefined ? 0 : (reports?.force ?? force.value),
    posture.evidence === undefined ? 0 : (reports?.posture ?? posture.value),
  );
  const forced = Math.min(arms, reports?.blockade ?? blockade.value);
  return CHOKEPOINTS.filter((chokepoint) => chokepoint.littoral.includes(signals.country.iso2)).flatMap(
    (chokepoint) => {
      const { loss, corridor } = corridorLoss(world, chokepoint.id);
      if (corridor === undefined || corridor.state === 'open') return [];
      const evidenceIds = [
        corridor.evidence.id,
        ...[...armed, blockade].flatMap((signal) => signal.evidence?.id ?? []),
      ];
      return [
        {
          strength: weight.closureByForce * loss * forced,
          label: `${chokepoint.name}: traffic stopped by force`,
          evidenceIds,
        },
      ];
    },
  );
}
