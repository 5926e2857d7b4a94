/**
 * Reads how long an upstream asks to be left alone: `Retry-After` (seconds or an HTTP date, RFC 9110 §10.2.3) or
 * `X-Rate-Limit-Retry-After-Seconds`; the longer one where it says both.
 * @returns milliseconds from `now`, at least 0, or undefined when it does not say
 */
export function retryAfterMs(header: (name: string) => string | undefined, now: number): number | undefined {
  const waits = ['retry-after', 'x-rate-limit-retry-after-seconds']
    .map((name) => waitOf(header(name)?.trim(), now))
    .filter((wait) => wait !== undefined);
  return waits.length === 0 ? undefined : Math.max(...waits);
}

function waitOf(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  if (!/^[A-Z][a-z]{2},? .*GMT$/.test(value)) return undefined;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
