import type { Headers } from './headers.ts';
import type { PageRequest } from './page-request.ts';

const HOUR_MS = 3_600_000;
/** After a break of so long the reader comes back: what they saw last is their last look. */
const BREAK_MS = 6 * HOUR_MS;
const MAX_LOOK_MS = 30 * 24 * HOUR_MS;
const MAX_AGE_SECONDS = MAX_LOOK_MS / 1_000;
const MINUTE_MS = 60_000;

export interface LastLook {
  /** Epoch ms, a whole minute; undefined where the reader was not here, or too long ago. */
  readonly from: number | undefined;
  readonly headers: Headers;
}

/**
 * When the reader last looked at the world, and the cookie that keeps it: two instants, that of the look before the last break
 * and that of this one. It stays in the browser; a page shown again in one visit is counted from the same instant.
 * @param now epoch ms
 */
export function lastLook({ header, headers }: Pick<PageRequest, 'header' | 'headers'>, now: number): LastLook {
  // Cookies belong to a host, not to a port.
  const name = `look-${/:(\d{1,5})$/.exec(header('host') ?? '')?.[1] ?? '0'}`;
  const [before, last] = instantsIn(headers('cookie'), name);
  const isBack = last !== undefined && now - last >= BREAK_MS;
  const look = isBack ? last : before;
  const minute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const from = look !== undefined && now - look <= MAX_LOOK_MS && look < minute ? look : undefined;
  const value = `${from ?? ''}.${minute}`;
  const cookie = `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}`;
  return { from, headers: [['Set-Cookie', cookie]] };
}

/** Whole minutes in epoch ms: the look before, and the last one. */
function instantsIn(
  lines: readonly string[],
  name: string,
): readonly [before?: number | undefined, last?: number | undefined] {
  const pairs = lines.flatMap((line) => line.split(';')).map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  const [, before = '', last] = /^(\d{13})?\.(\d{13})$/.exec(found) ?? [];
  if (last === undefined) return [];
  const whole = (text: string) => Math.floor(Number(text) / MINUTE_MS) * MINUTE_MS;
  return [before === '' ? undefined : whole(before), whole(last)];
}
