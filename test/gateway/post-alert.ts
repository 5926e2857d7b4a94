import type { Answer } from '../../src/gateway/exchange.ts';
import { JSON_TYPE, type World } from './world.ts';

/** Where the operations on destinations, rules and links to feeds are. */
export const API = '/api/alert/v1';

/** Sends one of them, under an idempotency key or none. */
export const post = (world: World, name: string, key: string, body: object, idempotencyKey?: string): Promise<Answer> =>
  world.send({
    method: 'POST',
    target: `${API}/${name}`,
    headers: [JSON_TYPE, ...(idempotencyKey === undefined ? [] : [['Idempotency-Key', idempotencyKey] as const])],
    key,
    body: JSON.stringify(body),
  });
