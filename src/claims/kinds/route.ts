import { once } from '../../reference/once.ts';
import { type SeaRoute, seaRoute } from '../../reference/sea/sea-route.ts';
import { CERTAIN } from '../certainty.ts';
import { type Claim, makeClaim, type Sentences } from '../claim.ts';
import { clauseSentences } from '../measured.ts';
import { ALWAYS } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { stated, written } from '../units.ts';

/** Of merchant ships with fuel as it is, as the detours of `route-intelligence` are computed with. */
const KNOTS = 14;
const HOURS_PER_DAY = 24;

const KNOWN = once(() => new Map<string, SeaRoute | undefined>());

function wayOf(from: string, to: string, closed?: string): SeaRoute | undefined {
  const key = `${from} ${to} ${closed ?? ''}`;
  const known = KNOWN();
  if (!known.has(key)) known.set(key, seaRoute(from, to, new Set(closed === undefined ? [] : [closed])));
  return known.get(key);
}

/**
 * How many days a ship loses that avoids a strait or canal on its shortest way, or that there is no other way; undefined where that way
 * does not pass it. Geography alone: no time changes it.
 * @param from ISO 3166 alpha-2
 */
export function detourClaim(from: string, to: string, chokepointId: string): Claim | undefined {
  const usual = wayOf(from, to);
  if (usual?.chokepointIds.includes(chokepointId) !== true) return undefined;
  const other = wayOf(from, to, chokepointId);
  const rest = {
    kind: 'route',
    ...{ subject: `corridor:${chokepointId}`, object: `country:${to}`, period: ALWAYS },
    ...{ certainty: CERTAIN, evidenceIds: [], sourceUrls: [], knownAt: 0 },
  } as const;
  if (other === undefined) return makeClaim({ ...rest, predicate: `has no way around from country:${from}` });
  const days = Math.max(0, other.distanceNm - usual.distanceNm) / KNOTS / HOURS_PER_DAY;
  return makeClaim({
    ...{ ...rest, predicate: `is avoided from country:${from}`, measure: 'detourDays', unit: 'days' },
    value: stated(days, 'days'),
  });
}

export function routeSentences({ subject, predicate, object = '', value = 0, unit = 'days' }: Claim): Sentences {
  const from = subjectInProse(predicate.replace(/^.* (?=country:)/, ''));
  const ship = `a ship from ${from} to ${subjectInProse(object)}`;
  const place = subjectInProse(subject);
  if (predicate.startsWith('has no way around')) return clauseSentences(`${ship} has no way around ${place}`);
  return clauseSentences(`${ship} that avoids ${place} takes ${written(value, unit)} longer at ${KNOTS} knots`);
}
