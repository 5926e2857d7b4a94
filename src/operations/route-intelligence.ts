import type { Violation } from '../contract/conventions/failure.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { portsOf, type SeaRoute, seaRoute } from '../reference/sea/sea-route.ts';
import { asOfReply } from './as-of.ts';
import { readChokepoints, statusOf } from './get-chokepoint-status.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { Observed } from './read-observed.ts';

type Input = Inputs['routeIntelligence'];
type Answer = Outputs['routeIntelligence'];
type Exposure = Answer['chokepointExposures'][number];

/** Of merchant ships with fuel as it is: the speed that the detours of corridors are computed with, too. */
const USUAL_KNOTS = 14;
/** A chokepoint is disturbed from this loss on: a mean of 7 days below 70 % of the usual (METHOD.md, triggers). */
const MIN_LOST_PCT = 30;

export function routeIntelligence(parts: ObservationListParts): HandlerOf<'routeIntelligence'> {
  return async (input) => {
    const violations = violationsOf(input);
    if (violations.length > 0) return failed({ code: 'validation_failed', violations });
    const read = await readChokepoints(input.at, parts);
    if (!read.ok) return failed(read.failure);
    return asOfReply(answerOf(input, read.value), read.value.asOf);
  };
}

function violationsOf({ fromIso2, toIso2 }: Input): readonly Violation[] {
  const ends = [
    ['fromIso2', fromIso2],
    ['toIso2', toIso2],
  ] as const;
  return ends.flatMap(([field, code]): Violation[] => {
    if (countryByIso2(code) === undefined) return [{ field, description: 'not an ISO 3166-1 code of a known country' }];
    return portsOf(code).length === 0 ? [{ field, description: 'a country without a port in the graph' }] : [];
  });
}

function answerOf({ fromIso2, toIso2, cargoType, speedKnots = USUAL_KNOTS }: Input, observed: Observed): Answer {
  const main = seaRoute(fromIso2, toIso2);
  const ids = main?.chokepointIds ?? [];
  const exposures = ids.map((id) => exposureOf(id, cargoType, observed));
  const losses = exposures.flatMap(({ lostPct }) => lostPct ?? []);
  const ways = exposures.map((exposure) => {
    const way = seaRoute(fromIso2, toIso2, new Set([exposure.chokepointId]));
    return { exposure, way };
  });
  return {
    fromIso2,
    toIso2,
    ...(main === undefined ? {} : { route: shown(main, speedKnots) }),
    chokepointExposures: exposures,
    ...(losses.length === 0 ? {} : { disruptionScore: Math.max(...losses) }),
    bypassOptions: ways.flatMap(({ exposure, way }) => {
      if (way === undefined || main === undefined) return [];
      const { chokepointId: avoids, isDisturbed: isNeeded } = exposure;
      const extraNm = Math.max(0, way.distanceNm - main.distanceNm);
      const extra = { extraNm: Math.round(extraNm), extraDays: daysAt(extraNm, speedKnots) };
      return [{ avoids, isNeeded, ...shown(way, speedKnots), ...extra }];
    }),
    unavoidable: ways.flatMap(({ exposure, way }) => (way === undefined ? [exposure.chokepointId] : [])),
    ...observed.about,
  };
}

const HOURS_PER_DAY = 24;

/** To one decimal. */
const daysAt = (distanceNm: number, knots: number): number =>
  Math.round((10 * distanceNm) / knots / HOURS_PER_DAY) / 10;

const shown = ({ fromPort, toPort, chokepointIds, distanceNm }: SeaRoute, knots: number) => ({
  ...{ fromPort, toPort, chokepointIds: [...chokepointIds] },
  ...{ distanceNm: Math.round(distanceNm), days: daysAt(distanceNm, knots) },
});

/** How a chokepoint stands for ships of a kind. @throws RangeError for an id that is none */
export function exposureOf(chokepointId: string, cargoType: Input['cargoType'], observed: Observed): Exposure {
  const chokepoint = CHOKEPOINTS.find(({ id }) => id === chokepointId);
  if (chokepoint === undefined) throw new RangeError(`no chokepoint is called ${chokepointId}`);
  const { trafficIndex7d, tankerIndex7d, activeWarnings, disruptions } = statusOf(chokepoint, observed);
  const index = cargoType === 'tanker' ? tankerIndex7d : trafficIndex7d;
  const lostPct = index === undefined ? undefined : Math.max(0, 100 - index);
  return {
    chokepointId,
    name: chokepoint.name,
    ...(index === undefined ? {} : { trafficIndex7d: index }),
    ...(lostPct === undefined ? {} : { lostPct }),
    isDisturbed: (lostPct ?? 0) >= MIN_LOST_PCT || (disruptions ?? 0) > 0,
    ...(activeWarnings === undefined ? {} : { activeWarnings }),
    ...(disruptions === undefined ? {} : { disruptions }),
  };
}
