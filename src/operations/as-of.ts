import type { Failure } from '../contract/conventions/failure.ts';
import type { HandlerResult, HeaderList } from '../contract/conventions/handler.ts';
import { jsonBytesReply, jsonReply } from './json-reply.ts';

/** The instant that an answer is as of. */
export interface AsOf {
  /** Epoch ms. */
  readonly instant: number;
  /** Whether the caller named this very instant, and it lies so far back that nothing of it is still being stored. */
  readonly isSettled: boolean;
}

/** An instant this far ahead counts as now: clocks differ (CONTRACT.md §12). */
const MAX_AHEAD_MS = 60_000;
/** An assessment is stored within this time of its instant. */
const SETTLED_AFTER_MS = 600_000;
const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/**
 * The instant that `at` names: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`.
 * @param at that matches `AT_PATTERN`; now when absent
 * @param now epoch ms
 * @param field name of the parameter
 */
export function resolveAt(
  at: string | undefined,
  now: number,
  field = 'at',
): { readonly ok: true; readonly asOf: AsOf } | { readonly ok: false; readonly failure: Failure } {
  if (at === undefined) return { ok: true, asOf: { instant: now, isSettled: false } };
  const instant = readInstant(at, now);
  const isOffset = at.startsWith('-');
  if (instant === undefined || instant < 0) return violation(field, 'must name an instant since 1970');
  if (instant > now + MAX_AHEAD_MS) return violation(field, 'must not be later than now');
  const isSettled = !isOffset && instant + SETTLED_AFTER_MS <= now;
  return { ok: true, asOf: { instant: Math.min(instant, now), isSettled } };
}

/**
 * The instant of a parameter: epoch milliseconds, ISO 8601, or an offset from now. Undefined where it names none.
 * @param text that matches `AT_PATTERN`
 */
export function readInstant(text: string, now: number): number | undefined {
  const [, count, unit] = /^-(\d+)([mhd])$/.exec(text) ?? [];
  if (unit === 'm' || unit === 'h' || unit === 'd') return now - Number(count) * UNIT_MS[unit];
  return /^\d+$/.test(text) ? Number(text) : isoInstant(text);
}

const violation = (field: string, description: string) => ({
  ok: false as const,
  failure: { code: 'validation_failed' as const, violations: [{ field, description }] },
});

/** Undefined for a day or an hour that does not exist. */
function isoInstant(text: string): number | undefined {
  const day = text.slice(0, 10);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const instant = Date.parse(text);
  if (Number.isNaN(midnight) || Number.isNaN(instant)) return undefined;
  return new Date(midnight).toISOString().startsWith(day) ? instant : undefined;
}

/** JSON as of an instant: the instant in a header, and kept by caches only where it is absolute and settled. */
export const asOfReply = <T>(value: T, asOf: AsOf, more: HeaderList = []): HandlerResult<T> =>
  asOfBytesReply(Buffer.from(JSON.stringify(value)), asOf, more);

/** The same where an instant was named; else JSON of the present. */
export const presentOrAsOfReply = <T>(value: T, asOf: AsOf | undefined, more: HeaderList = []): HandlerResult<T> =>
  asOf === undefined ? jsonReply(value, more) : asOfReply(value, asOf, more);

/** The same of a value that is JSON already. @param bytes UTF-8 */
export function asOfBytesReply(
  bytes: Uint8Array,
  { instant, isSettled }: AsOf,
  more: HeaderList = [],
): HandlerResult<never> {
  const { headers = [], ...reply } = jsonBytesReply(bytes, more);
  const kept = headers.filter(([name]) => name !== 'Cache-Control');
  const control = isSettled ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  return {
    ok: true,
    reply: { ...reply, headers: [['Cache-Control', control], ['X-As-Of', String(instant)], ...kept] },
  };
}
