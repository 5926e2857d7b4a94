import type { Violation } from '../contract/conventions/failure.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { DestinationChanges } from '../ports/deliveries.ts';
import { type AlertParts, answerKnown, keyOf, shownDestination, urlFailure } from './alert-parts.ts';
import { changedRequest } from './template-request.ts';

/** Changes what is given; another URL is checked as a first one is. */
export const updateDestination =
  (parts: AlertParts): HandlerOf<'updateDestination'> =>
  async ({ destinationId, types, regionIds, isEnabled, ...sent }, context) => {
    const wrong = sent.url === undefined ? undefined : await urlFailure(sent.url, parts);
    if (wrong !== undefined) return wrong;
    let violations: readonly Violation[] = [];
    const request: DestinationChanges['request'] = (held) => {
      const next = changedRequest(held, sent, { destinationId, sealer: parts.sealer });
      if (next.ok) return next.request;
      violations = next.violations;
      return undefined;
    };
    const changes = {
      ...(Object.keys(sent).length === 0 ? {} : { request }),
      ...(types === undefined ? {} : { types: filterOf(types) }),
      ...(regionIds === undefined ? {} : { regionIds: filterOf(regionIds) }),
      ...(isEnabled === undefined ? {} : { isEnabled }),
    };
    const changing = parts.destinations.change(keyOf({ destinationId }, context), changes);
    const known = changing.then((changed) => (changed === 'refused' ? undefined : changed));
    const answer = await answerKnown(known, parts.setTimer, (changed) => ({ destination: shownDestination(changed) }));
    return violations.length === 0 ? answer : failed({ code: 'validation_failed', violations });
  };

const filterOf = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);
