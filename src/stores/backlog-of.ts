import type { Backlog } from '../ports/backlog.ts';
import { integer, optionalInteger } from './row-reader.ts';

/** What a row with `waiting_count` and `oldest_at` says of a queue. */
export function backlogOf(row: unknown): Backlog {
  const oldestAt = optionalInteger(row, 'oldest_at');
  return { count: integer(row, 'waiting_count'), ...(oldestAt === undefined ? {} : { oldestAt }) };
}
