import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { corridorById, corridorsThrough } from '../reference/corridors.ts';
import { asOfReply } from './as-of.ts';
import { readChokepoints } from './get-chokepoint-status.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { Observed } from './read-observed.ts';
import { exposureOf } from './route-intelligence.ts';

type Option = Outputs['getBypassOptions']['options'][number];

export function getBypassOptions(parts: ObservationListParts): HandlerOf<'getBypassOptions'> {
  return async ({ chokepoint_id: id, at }) => {
    const read = await readChokepoints(at, parts);
    if (!read.ok) return failed(read.failure);
    const chokepoint = exposureOf(id, 'all', read.value);
    return asOfReply({ chokepoint, options: optionsFor(id, read.value), ...read.value.about }, read.value.asOf);
  };
}

/** One for each way round; corridors with the same way round and days share it. */
function optionsFor(chokepointId: string, observed: Observed): Option[] {
  const options = new Map<string, Option>();
  for (const { id, alternative } of corridorsThrough(chokepointId)) {
    const way = alternative === undefined ? undefined : corridorById(alternative.corridorId);
    if (alternative === undefined || way === undefined) continue;
    const [extraDaysLow, extraDaysHigh] = alternative.extraDays;
    const key = `${way.id} ${extraDaysLow} ${extraDaysHigh}`;
    const chokepoints = way.chokepointIds.map((one) => exposureOf(one, 'all', observed));
    options.set(key, {
      ...{ corridorId: way.id, name: way.name, avoids: [...(options.get(key)?.avoids ?? []), id] },
      ...{ extraDaysLow, extraDaysHigh, chokepoints },
      isDisturbed: chokepoints.some(({ isDisturbed }) => isDisturbed),
    });
  }
  return [...options.values()];
}
