import type { Outputs } from '../contract/endpoints.ts';
import { isEventType, type LoggedEvent } from '../contract/intelligence/event.ts';
import { DEFAULT_EVENT_PAGE } from '../contract/intelligence/list-events.ts';
import type { EventBounds, EventLog } from '../ports/event-log.ts';

export interface EventFilters {
  readonly region_id?: string | undefined;
  /** Separated by commas, as `EVENT_TYPES_PATTERN` says. */
  readonly types?: string | undefined;
}

export interface EventPageQuery extends EventFilters {
  /** As `EVENT_PLACE_PATTERN` says; the beginning when absent. */
  readonly after?: string | undefined;
  readonly page_size?: number | undefined;
  /** Epoch ms; everything when absent. */
  readonly knownBy?: number | undefined;
}

/** A page of the log; a place that means nothing here leads to its end. */
export async function eventPage(
  { after = '0', page_size: limit = DEFAULT_EVENT_PAGE, knownBy, ...filters }: EventPageQuery,
  log: Pick<EventLog, 'page' | 'bounds'>,
): Promise<Outputs['listEvents']> {
  const bounds = await log.bounds(knownBy);
  if (bounds === undefined) return { events: [], nextAfter: 0, headSequence: 0 };
  const { headSequence } = bounds;
  const { sequence } = placeOf(after, bounds);
  const read = await log.page({ after: sequence, upTo: headSequence, limit, ...filtersOf(filters) });
  const last = read.length < limit ? undefined : read.at(-1);
  return { events: [...read], nextAfter: last?.sequence ?? headSequence, ...bounds };
}

/** Where a reader goes on. */
interface Place {
  readonly sequence: number;
  /** Whether the place that it named means nothing here. */
  readonly isReset: boolean;
}

/** Only what comes is read by a reader that names no place, or one that means nothing here. */
export function placeOf(named: string | undefined, bounds: EventBounds | undefined): Place {
  const head = bounds?.headSequence ?? 0;
  if (named === undefined) return { sequence: head, isReset: false };
  const [, storeId, digits] = /^(?:([0-9a-f]{32})\.)?([0-9]{1,15})$/.exec(named) ?? [];
  const sequence = Number(digits);
  const isHere = digits !== undefined && sequence <= head && (storeId === undefined || storeId === bounds?.storeId);
  return isHere ? { sequence, isReset: false } : { sequence: head, isReset: true };
}

export function filtersOf({ region_id: regionId, types }: EventFilters) {
  return {
    ...(regionId === undefined ? {} : { regionId }),
    ...(types === undefined ? {} : { types: types.split(',').filter(isEventType) }),
  };
}

/** Whether an event passes the filters. */
export function passes({ regionId, type }: LoggedEvent, filters: ReturnType<typeof filtersOf>): boolean {
  if (filters.regionId !== undefined && filters.regionId !== regionId) return false;
  return filters.types?.includes(type) ?? true;
}
