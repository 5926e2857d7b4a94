import type { NewEvent } from '../contract/intelligence/event.ts';
import { contentHash } from '../reference/content-hash.ts';

/** The id of an event: equal causes of one world have one, so that a rerun appends nothing. */
export const eventId = (
  world: string,
  { type, subject, cause }: Pick<NewEvent, 'type' | 'subject' | 'cause'>,
): string => `evt_${contentHash([world, type, subject, cause], 24)}`;
