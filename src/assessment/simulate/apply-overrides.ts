import type { Violation } from '../../contract/conventions/failure.ts';
import { airportByIcao } from '../../reference/airports.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { flightRegionByIcao } from '../../reference/flight-regions.ts';
import { isRegionId } from '../../reference/regions.ts';
import { theaterById } from '../../reference/theaters.ts';
import { windowStart } from '../evidence-window.ts';
import { isMetricId } from '../metrics.ts';
import type { Observation } from '../observation.ts';

/** An override by a caller, its form already checked. */
export interface Override {
  readonly metric: string;
  readonly subject: string;
  readonly value: number;
  readonly observedAt?: number;
  readonly lineage?: string;
  readonly event?: string;
}

export type Supposed =
  | { readonly ok: true; readonly observations: readonly Observation[] }
  | { readonly ok: false; readonly violations: readonly Violation[] };

/** No feed has this id. */
export const SUPPOSED_FEED = 'supposed';

/**
 * Overrides as observations known at an instant: metrics and ids through the registries, instants within the metric's window.
 * Lists every violation.
 */
export function supposed(suppositions: readonly Override[], instant: number): Supposed {
  const violations: Violation[] = [];
  const observations = suppositions.flatMap((one, index): Observation[] => {
    const { metric, subject, value, observedAt = instant, lineage = 'caller' } = one;
    const refuse = (member: string, description: string) =>
      violations.push({ field: `observations[${index}].${member}`, description });
    if (!isKnownSubject(subject)) refuse('subject', `unknown subject: ${subject}`);
    if (!isMetricId(metric)) {
      refuse('metric', `unknown metric: ${metric}`);
      return [];
    }
    if (observedAt > instant) refuse('observedAt', 'must not be later than generatedAt of the snapshot');
    if (observedAt < windowStart(metric, instant)) refuse('observedAt', 'is earlier than the window of the metric');
    const recordId = `${SUPPOSED_FEED}:${index}`;
    const event = one.event ?? recordId;
    return [
      {
        feedId: SUPPOSED_FEED,
        recordId,
        metric,
        subject,
        value,
        observedAt,
        knownAt: instant,
        lineage,
        event,
        detail: {},
      },
    ];
  });
  return violations.length > 0 ? { ok: false, violations } : { ok: true, observations };
}

/** The known observations with overrides in place of those of the same metric, subject and instant. */
export function applyOverrides(known: readonly Observation[], added: readonly Observation[]): readonly Observation[] {
  const keyOf = ({ metric, subject, observedAt }: Observation) => `${metric}\n${subject}\n${observedAt}`;
  const replaced = new Set(added.map(keyOf));
  return [...known.filter((row) => !replaced.has(keyOf(row))), ...added];
}

function isKnownSubject(subject: string): boolean {
  const [kind, id = ''] = subject.split(':');
  switch (kind) {
    case 'world':
    case 'series':
      return true;
    case 'country':
      return countryByIso2(id) !== undefined;
    case 'chokepoint':
      return chokepointById(id) !== undefined;
    case 'theater':
      return theaterById(id) !== undefined;
    case 'airport':
      return airportByIcao(id) !== undefined;
    case 'fir':
      return flightRegionByIcao(id) !== undefined;
    case 'region':
      return isRegionId(id);
    default:
      return false;
  }
}
