import type { HandlerOf } from '../contract/endpoints.ts';
import { type AlertParts, answerKnown, keyOf, shownDestination, urlFailure } from './alert-parts.ts';

/** Changes what is given; another URL is checked as a first one is. */
export const updateDestination =
  (parts: AlertParts): HandlerOf<'updateDestination'> =>
  async ({ destinationId, url, types, regionIds, isEnabled }, context) => {
    const wrong = url === undefined ? undefined : await urlFailure(url, parts);
    if (wrong !== undefined) return wrong;
    const changes = {
      ...(url === undefined ? {} : { url }),
      ...(types === undefined ? {} : { types: filterOf(types) }),
      ...(regionIds === undefined ? {} : { regionIds: filterOf(regionIds) }),
      ...(isEnabled === undefined ? {} : { isEnabled }),
    };
    const changing = parts.destinations.change(keyOf({ destinationId }, context), changes);
    return answerKnown(changing, parts.setTimer, (changed) => ({ destination: shownDestination(changed) }));
  };

const filterOf = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list);
