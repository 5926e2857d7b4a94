import type { Stores } from '../stores/open-stores.ts';
import { localMinute } from './clock/local-minute.ts';

/** What the operations on destinations, rules and links to feeds read and write, and the time of day by which rules keep quiet. */
export const alertStores = ({
  destinations,
  mailDestinations,
  deliveries,
  rules,
  feedLinks,
  exportSource,
}: Stores) => ({
  destinations,
  mailDestinations,
  deliveries,
  rules,
  feedLinks,
  exportSource,
  localMinute,
});
