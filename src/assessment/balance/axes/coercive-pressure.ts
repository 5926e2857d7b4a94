import { CHOKEPOINTS } from '../../../reference/chokepoints.ts';
import type { World } from '../../assess-world.ts';
import { corridorLoss } from '../../corridors/corridor-loss.ts';
import { newestLoss } from '../../corridors/corridor-state.ts';
import type { CountrySignals } from '../../country-signals.ts';
import type { ReportValues } from '../../indicators/country-reports.ts';
import type { ReportKind } from '../../indicators/report-activity.ts';
import { REPORTS } from '../../indicators/reports.ts';
import { PARAMETERS } from '../../parameters.ts';
import type { ReadAxis } from '../axis.ts';
import type { Term } from '../noisy-or.ts';
import { type CountryTerms, indicatorTerms, regionalPressure, structuralTerm } from '../regional-pressure.ts';

const { closureByForceWeight, prior } = PARAMETERS;

const terms: CountryTerms = (world, signals, reports) => [
  structuralTerm(prior.coercivePressure),
  ...indicatorTerms('coercivePressure', signals, reports),
  ...closuresByForce(world, signals, reports),
];

/**
 * Deaths, reports of force and of coercive acts, posture in the air and at sea, alerts, GNSS interference, navigational
 * warnings, new sanctions, and corridors closed by force. Prices, weather and quakes have no way in.
 */
export const readCoercivePressure: ReadAxis = (world, area) => regionalPressure(world, area, terms);

/**
 * Traffic lost in a strait on the country's shore while a blockade is reported there and force is used or shown; a grounding is
 * no coercion. The loss is the larger of the 7-day mean's and the newest day's: a stop counts on its first day (METHOD.md §13.4).
 */
function closuresByForce(world: World, signals: CountrySignals, reports?: ReportValues): readonly Term[] {
  const cited = (kind: ReportKind): Cited | undefined => {
    const { value, evidence } = signals.of(REPORTS[kind]) ?? {};
    return value === undefined || evidence === undefined
      ? undefined
      : { value: reports?.[kind] ?? value, id: evidence.id };
  };
  const armed = [cited('force'), cited('posture')].filter((one) => one !== undefined);
  const blockade = cited('blockade');
  if (armed.length === 0 || blockade === undefined) return [];
  const forced = Math.min(Math.max(0, ...armed.map(({ value }) => value)), blockade.value);
  return CHOKEPOINTS.filter((chokepoint) => chokepoint.littoral.includes(signals.country.iso2)).flatMap(
    (chokepoint) => {
      const known = world.corridors.get(chokepoint.id);
      if (known === undefined || (known.state === 'open' && known.stoppedSince === undefined)) return [];
      const { loss, corridor } = corridorLoss(world, chokepoint.id, Math.max(known.disruption, newestLoss(known)));
      if (corridor === undefined) return [];
      return [
        {
          strength: closureByForceWeight * loss * forced,
          label: `${chokepoint.name}: ${known.state === 'open' ? 'stopped' : 'closed'} by force`,
          evidenceIds: [corridor.evidence.id, ...armed.map(({ id }) => id), blockade.id],
        },
      ];
    },
  );
}

interface Cited {
  readonly value: number;
  /** Of the evidence. */
  readonly id: string;
}
