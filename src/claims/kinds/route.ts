import { LruCache } from '../../concurrency/lru-cache.ts';
import { once } from '../../reference/once.ts';
import type { SeaNode } from '../../reference/sea/sea-nodes.ts';
import { portsNamed, portsOf, type SeaRoute, shortestRoute } from '../../reference/sea/sea-route.ts';
import { CERTAIN } from '../certainty.ts';
import { type Claim, makeClaim, type Sentences } from '../claim.ts';
import { clauseSentences } from '../measured.ts';
import { ALWAYS } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, written } from '../units.ts';

/** Of merchant ships with fuel as it is, as the detours of `route-intelligence` are computed with. */
const KNOTS = 14;
const HOURS_PER_DAY = 24;

/** Routes that were computed: readers may name any two ports. */
const KNOWN_ROUTES = 5_000;
const KNOWN = once(() => new LruCache<string, { readonly route: SeaRoute | undefined }>({ maxWeight: KNOWN_ROUTES }));

/** Ports of an end: `country:SA`, or `sea-port:Jeddah`. */
const portsAt = (end: string): readonly SeaNode[] =>
  end.startsWith('country:') ? portsOf(end.slice('country:'.length)) : portsNamed(end.replace(/^sea-port:/, ''));

/** The shortest way of a ship between two ends. @param closed id of a chokepoint that it avoids */
export function wayOf(from: string, to: string, closed?: string): SeaRoute | undefined {
  const key = `${from} ${to} ${closed ?? ''}`;
  const known = KNOWN().get(key);
  if (known !== undefined) return known.route;
  const route = shortestRoute(portsAt(from), portsAt(to), new Set(closed === undefined ? [] : [closed]));
  KNOWN().set(key, { route });
  return route;
}

/**
 * How many days a ship loses that avoids a strait or canal on its shortest way, or that there is no other way; undefined where that way
 * does not pass it. Geography alone: no time changes it.
 * @param from `country:SA` or `sea-port:Jeddah`; `to` likewise
 */
export function detourClaim(from: string, to: string, chokepointId: string): Claim | undefined {
  const usual = wayOf(from, to);
  if (usual?.chokepointIds.includes(chokepointId) !== true) return undefined;
  const other = wayOf(from, to, chokepointId);
  const rest = routeTo(to, chokepointId);
  if (other === undefined) return makeClaim({ ...rest, predicate: `has no way around from ${from}` });
  const days = Math.max(0, other.distanceNm - usual.distanceNm) / KNOTS / HOURS_PER_DAY;
  return makeClaim({
    ...{ ...rest, predicate: `is avoided from ${from}`, measure: 'detourDays', unit: 'days' },
    value: stated(days, 'days'),
  });
}

/** That the shortest way of a ship passes a strait or canal, for each in order. Geography alone. @param from as of a detour */
export const passageClaims = (from: string, to: string): readonly Claim[] =>
  (wayOf(from, to)?.chokepointIds ?? []).map((id) =>
    makeClaim({ ...routeTo(to, id), predicate: `is passed from ${from}` }),
  );

const routeTo = (to: string, chokepointId: string) =>
  ({
    kind: 'route',
    ...{ subject: `corridor:${chokepointId}`, object: to, period: ALWAYS },
    ...{ certainty: CERTAIN, evidenceIds: [], sourceUrls: [], knownAt: 0 },
  }) as const;

export function routeSentences({ subject, predicate, object = '', value = 0, unit = 'days' }: Claim): Sentences {
  const from = subjectInProse(predicate.replace(/^.* (?=(?:country|sea-port):)/, ''));
  const ship = `a ship from ${from} to ${subjectInProse(object)}`;
  const place = subjectInProse(subject);
  if (predicate.startsWith('is passed')) return clauseSentences(`${ship} passes ${place} on its shortest way`);
  if (predicate.startsWith('has no way around')) return clauseSentences(`${ship} has no way around ${place}`);
  return clauseSentences(`${ship} that avoids ${place} takes ${written(value, unit)} longer at ${KNOTS} knots`);
}
