import pg from 'pg';
import { createNotificationBus, NOTICE_CHANNEL, type NotificationBus } from '../notification-bus.ts';
import type { ServerAddress } from './server-address.ts';

export interface ServerNotices extends Pick<NotificationBus, 'listen'> {
  close(): Promise<void>;
}

const CONNECTION_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** A connection that only listens never notices that its server is gone: so often it asks. */
const ASK_MS = 3_000;
const ANSWER_MS = 2_000;

/**
 * Listens on a connection of its own. One that breaks is replaced, and every listener is notified that notices may have been
 * missed meanwhile.
 */
export function listenToServer(address: ServerAddress): ServerNotices {
  const board = createNotificationBus();
  let isClosed = false;
  let current: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let opening = open();

  async function open(): Promise<void> {
    const client = new pg.Client({
      ...address,
      application_name: 'barograph notices',
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    current = client;
    client.on('notification', ({ payload }) => board.publish(payload));
    client.on('error', () => client.end().catch(() => undefined));
    const asking = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), ASK_MS);
    client.on('end', () => {
      clearInterval(asking);
      later();
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${NOTICE_CHANNEL}`);
      board.publish(undefined);
    } catch {
      // Whatever kept it from listening, the next try comes in a second; reads do not depend on it.
      await client.end().catch(() => undefined);
      later();
    }
  }

  function later(): void {
    if (isClosed || again !== undefined) return;
    again = setTimeout(() => {
      again = undefined;
      opening = open();
    }, RECONNECT_MS);
  }

  return {
    listen: board.listen,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await opening;
      await current?.end().catch(() => undefined);
    },
  };
}
