import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { Json } from '../../reference/content-hash.ts';
import { memberOf, numberMember } from '../json-value.ts';

/** The running hour and what was heard in the hours before. */
export interface MilitaryCursor {
  /** Start of the running hour, epoch ms. */
  readonly hourAt: number;
  /** Most aircraft at once in this hour, by theater. */
  readonly counts: ReadonlyMap<string, number>;
  /** Most aircraft heard at once, by hour start, over the last day. */
  readonly heardByHour: ReadonlyMap<number, number>;
}

const MAX_COUNT = 100_000;

export function writeCursor({ hourAt, counts, heardByHour }: MilitaryCursor): Json {
  return { hourAt, counts: Object.fromEntries(counts), heard: [...heardByHour].map(([at, count]) => [at, count]) };
}

/** @param now epoch ms; hours that are over a day old are forgotten */
export function readCursor(stored: Json, now: number): MilitaryCursor {
  const counts = new Map<string, number>();
  const stands = memberOf(stored, 'counts');
  for (const id of typeof stands === 'object' && stands !== null ? Object.keys(stands) : []) {
    const count = numberMember(stands, id);
    if (isCount(count)) counts.set(id, count);
  }
  const heard = memberOf(stored, 'heard');
  const heardByHour = new Map<number, number>();
  for (const pair of Array.isArray(heard) ? heard : []) {
    const [at, count] = [numberMember(pair, '0'), numberMember(pair, '1')];
    if (at !== undefined && at % HOUR_MS === 0 && at <= now && at > now - DAY_MS && isCount(count)) {
      heardByHour.set(at, count);
    }
  }
  return { hourAt: numberMember(stored, 'hourAt') ?? 0, counts, heardByHour };
}

const isCount = (count: number | undefined): count is number =>
  count !== undefined && Number.isInteger(count) && count >= 0 && count <= MAX_COUNT;
