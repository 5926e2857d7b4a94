import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { asOfReply } from './as-of.ts';
import { countedTraffic, readChokepoints } from './get-chokepoint-status.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths } from './mean-composite.ts';

const MIN_COUNTED = CHOKEPOINTS.length / 2;

const METHOD =
  'Ships per day missing in the last counted week, against the mean of the 90 days before, summed over straits and divided by the usual traffic of all that are counted (IMF PortWatch)';

export function getShippingStress(parts: ObservationListParts): HandlerOf<'getShippingStress'> {
  return async ({ at }) => {
    const read = await readChokepoints(at, parts);
    if (!read.ok) return failed(read.failure);
    const { entries, asOf, about } = read.value;
    const found = CHOKEPOINTS.map(({ id, name }) => ({ id, name, traffic: countedTraffic(id, entries) }));
    const counted = found.flatMap(({ id, name, traffic }) => (traffic === undefined ? [] : [{ id, name, ...traffic }]));
    const usual = counted.reduce((sum, { norm }) => sum + norm, 0);
    const components = counted
      .map(({ id, name, week, norm, trafficTo }) => {
        const contribution = hundredths((100 * Math.max(0, norm - week)) / usual);
        return { id, name, contribution, trafficTo };
      })
      .sort((one, other) => other.contribution - one.contribution || (one.id < other.id ? -1 : 1));
    const score = hundredths(components.reduce((sum, { contribution }) => sum + contribution, 0));
    return asOfReply(
      {
        ...(counted.length < MIN_COUNTED ? {} : { score: Math.min(100, score) }),
        coverage: hundredths(counted.length / found.length),
        missing: found.flatMap(({ id, traffic }) => (traffic === undefined ? [id] : [])),
        method: METHOD,
        components,
        ...about,
      },
      asOf,
    );
  };
}
