/** The id of a delivery: one destination gets one event in one delivery. @param event SQL that gives the id of the event */
export const deliveryIdOf = (event: string): string =>
  `'dlv_' || substr(encode(sha256(convert_to(destination.destination_id || ' ' || ${event}, 'UTF8')), 'hex'), 1, 24)`;

/** Whether a destination wants an event of the log. */
export const WANTED = `(destination.types IS NULL OR event.type = ANY (string_to_array(destination.types, ' ')))
    AND (destination.region_ids IS NULL OR event.region_id = ANY (string_to_array(destination.region_ids, ' ')))`;
