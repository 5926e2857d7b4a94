import type { LoggedEvent, NewEvent } from '../../src/contract/intelligence/event.ts';
import type { EventLog } from '../../src/ports/event-log.ts';
import { eventId } from '../../src/stores/append-events.ts';

export const STORE_ID = '0123456789abcdef0123456789abcdef';

/** A log in memory; while `isDown` says so nothing can be read. */
export function memoryEventLog(
  first: readonly NewEvent[] = [],
  isDown: () => boolean = () => false,
): EventLog & { append(event: NewEvent): void; storeId: string } {
  const events: LoggedEvent[] = [];
  const watching = new Set<() => void>();
  const append = ({ cause, receipts = [], ...event }: NewEvent): void => {
    const id = eventId('live', { ...event, cause });
    events.push({ ...event, id, sequence: events.length + 1, world: 'live', receipts: [...receipts] });
    for (const call of watching) call();
  };
  const answer = async <T>(read: () => T): Promise<T> => {
    if (isDown()) throw new Error('the store is down');
    return read();
  };
  for (const event of first) append(event);
  const log = {
    storeId: STORE_ID,
    append,
    page: ({ after, upTo = events.length, regionId, types, limit }: Parameters<EventLog['page']>[0]) =>
      answer(() =>
        events
          .filter(({ sequence }) => sequence > after && sequence <= upTo)
          .filter((event) => regionId === undefined || event.regionId === regionId)
          .filter((event) => types === undefined || types.includes(event.type))
          .slice(0, limit),
      ),
    bounds: (knownBy = Number.POSITIVE_INFINITY) =>
      answer(() => {
        const headSequence = events.filter(({ recordedAt }) => recordedAt <= knownBy).length;
        return headSequence === 0 ? undefined : { storeId: log.storeId, oldestSequence: 1, headSequence };
      }),
    watch: (onAppended: () => void) => {
      watching.add(onAppended);
      return () => void watching.delete(onAppended);
    },
  };
  return log;
}

/** An event of a region, of any cause. */
export const exampleEvent = (cause: string, at: number, members: Partial<NewEvent> = {}): NewEvent => ({
  type: 'snapshot.stored',
  subject: 'region:mena',
  regionId: 'mena',
  cause,
  happenedAt: at,
  recordedAt: at,
  data: { snapshotId: cause, changes: ['The Strait of Hormuz is now closed.'] },
  ...members,
});
