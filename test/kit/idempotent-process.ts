import { openStores } from '../../src/stores/open-stores.ts';
import { openServerStore } from '../../src/stores/server/open-server-store.ts';
import { createWorld, DEDUCT, headerOf, JSON_TYPE } from '../gateway/world.ts';

/**
 * A service over the database that is named, whose analyst waits until it is let go. Orders: `{ send, key }` sends so many
 * equal concurrent requests, `go` lets the analyst go, now and for good. It reports every run and every answer.
 */
const client = openServerStore(process.argv[2] ?? '');
const { idempotency } = await openStores(client);
let letGo: () => void = () => undefined;
const gone = new Promise<void>((resolve) => {
  letGo = resolve;
});
const world = createWorld({
  gateway: { idempotency },
  handlers: {
    analyst: {
      analyse: async () => {
        process.send?.({ ran: process.pid });
        await gone;
        return { status: 'answered', analysis: `by ${process.pid}`, model: 'm', provider: 'p' };
      },
    },
  },
});
const key = await world.newKey('acme', 'pro_monthly');

process.on('message', (order: unknown) => {
  const { send = 0, key: idempotencyKey = '', go = false } = Object(order);
  if (go) letGo();
  for (let index = 0; index < Number(send); index += 1) void ask(String(idempotencyKey));
});
process.on('disconnect', () => void client.close());
process.send?.({ ready: true });

async function ask(idempotencyKey: string): Promise<void> {
  const headers = [JSON_TYPE, ['Idempotency-Key', idempotencyKey] as const];
  const answer = await world.send({ method: 'POST', target: DEDUCT, key, headers, body: '{"query":"why"}' });
  const body = Buffer.concat(answer.pieces).toString('base64');
  process.send?.({
    status: answer.status,
    replayed: headerOf(answer, 'Idempotent-Replayed'),
    guarantee: headerOf(answer, 'Idempotency-Status'),
    body,
  });
}
