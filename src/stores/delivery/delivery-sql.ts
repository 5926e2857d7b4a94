import { isMailSchedule, type MailSchedule } from '../../contract/alert/mail-destination.ts';
import { type EventType, isEventType } from '../../contract/intelligence/event.ts';
import type { Destination } from '../../ports/deliveries.ts';
import { optionalText } from '../row-reader.ts';

/** Type of the delivery that asks for confirmation: the only one to a destination that waits for it. */
export const CONFIRM_TYPE = 'destination.confirm';

/** The id of a delivery: one destination gets one event in one delivery. @param event SQL that gives the id of the event */
export const deliveryIdOf = (event: string): string =>
  `'dlv_' || substr(encode(sha256(convert_to(destination.destination_id || ' ' || ${event}, 'UTF8')), 'hex'), 1, 24)`;

/** Whether a destination wants an event of the log. */
export const WANTED = `(destination.types IS NULL OR event.type = ANY (string_to_array(destination.types, ' ')))
    AND (destination.region_ids IS NULL OR event.region_id = ANY (string_to_array(destination.region_ids, ' ')))`;

/** What a destination wants, as its columns hold it. */
export function filtersOf(row: unknown): Pick<Destination, 'types' | 'regionIds'> {
  const types: readonly EventType[] | undefined = optionalText(row, 'types')?.split(' ').filter(isEventType);
  const regionIds = optionalText(row, 'region_ids')?.split(' ');
  return { ...(types === undefined ? {} : { types }), ...(regionIds === undefined ? {} : { regionIds }) };
}

/** How a destination is mailed; undefined of other kinds. */
export function scheduleOf(row: unknown): MailSchedule | undefined {
  const schedule = optionalText(row, 'schedule');
  if (schedule === undefined || isMailSchedule(schedule)) return schedule;
  throw new TypeError(`column schedule holds an unexpected ${schedule}`);
}
