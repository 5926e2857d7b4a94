import { DESTINATION_EXAMPLE, EXAMPLE_DESTINATION_ID } from '../../src/contract/alert/destination.ts';
import { DELIVERY_EXAMPLE } from '../../src/contract/alert/list-deliveries.ts';
import type {
  DeliveryEntry,
  DeliveryQueue,
  Destination,
  DestinationKey,
  DestinationStore,
} from '../../src/ports/deliveries.ts';
import type { MailDestinations } from '../../src/ports/mail-destinations.ts';

/**
 * Destinations and deliveries in memory. Every account has the destination of the examples, whatever it does with it; `check`
 * throws while the store is down.
 */
export function memoryDestinations(check: () => void) {
  let kept: readonly Destination[] = [];
  const sealedOf = new Map<string, Uint8Array>();
  const { kind: _, ...example } = DESTINATION_EXAMPLE;
  const exampleOf = (accountId: string): Destination => ({ ...example, accountId });
  const entry: DeliveryEntry = { ...DELIVERY_EXAMPLE, attempts: [...DELIVERY_EXAMPLE.attempts] };
  const find = ({ accountId, destinationId }: DestinationKey): Destination | undefined => {
    check();
    if (destinationId === EXAMPLE_DESTINATION_ID) return exampleOf(accountId);
    return kept.find((one) => one.accountId === accountId && one.destinationId === destinationId);
  };
  const destinations: DestinationStore = {
    async add(destination, sealed, maxCount) {
      check();
      // What the examples ask for can be asked for any number of times.
      if (destination.url === example.url) return 'added';
      if (kept.filter(({ accountId }) => accountId === destination.accountId).length >= maxCount)
        return 'allowance_used';
      kept = [destination, ...kept];
      sealedOf.set(destination.destinationId, sealed);
      return 'added';
    },
    async list(accountId) {
      check();
      return [...kept.filter((one) => one.accountId === accountId), exampleOf(accountId)];
    },
    async change(key, { request, types, regionIds, isEnabled }) {
      const found = find(key);
      if (found === undefined) return undefined;
      const held = { ...found, sealed: sealedOf.get(found.destinationId) ?? new Uint8Array() };
      const following = request === undefined ? held : request(held);
      if (following === undefined) return 'refused';
      const { url, template } = following;
      if (template !== undefined) sealedOf.set(found.destinationId, following.sealed);
      const { types: oldTypes, regionIds: oldRegions, disabledReason, ...rest } = found;
      const newTypes = types === undefined ? oldTypes : (types ?? undefined);
      const newRegions = regionIds === undefined ? oldRegions : (regionIds ?? undefined);
      const isHolders = disabledReason === 'unconfirmed' || disabledReason === 'unsubscribed';
      const next = isEnabled === true ? undefined : (disabledReason ?? 'paused');
      const reason = isEnabled === undefined || isHolders ? disabledReason : next;
      const changed: Destination = {
        ...rest,
        url,
        ...(template === undefined ? {} : { template }),
        ...(newTypes === undefined ? {} : { types: newTypes }),
        ...(newRegions === undefined ? {} : { regionIds: newRegions }),
        ...(reason === undefined ? {} : { disabledReason: reason }),
      };
      kept = kept.map((one) => (one === found ? changed : one));
      return changed;
    },
    async remove(key) {
      const found = find(key);
      kept = kept.filter((one) => one !== found);
      return found !== undefined;
    },
    async rotate(key) {
      const found = find(key);
      return found !== undefined && found.template === undefined && found.schedule === undefined;
    },
  };
  const mailDestinations: Pick<MailDestinations, 'add'> = {
    async add(destination, _asked, maxCount) {
      check();
      if (kept.filter(({ accountId }) => accountId === destination.accountId).length >= maxCount)
        return 'allowance_used';
      kept = [destination, ...kept];
      return 'added';
    },
  };
  const deliveries: Pick<DeliveryQueue, 'send' | 'list' | 'redeliver' | 'redeliverFrom'> = {
    send: async (key) => (find(key) === undefined ? undefined : entry.deliveryId),
    async list({ state = 'delivered', destinationId = EXAMPLE_DESTINATION_ID, after, limit }) {
      check();
      const isShown = state === entry.state && destinationId === entry.destinationId && after === undefined;
      return isShown ? [entry].slice(0, limit) : [];
    },
    async redeliver(_accountId, deliveryId) {
      check();
      return deliveryId === entry.deliveryId ? 1 : 0;
    },
    async redeliverFrom(key) {
      const found = find(key);
      return found === undefined || found.schedule !== undefined ? undefined : 1;
    },
  };
  return { destinations, mailDestinations, deliveries, sealedOf };
}
