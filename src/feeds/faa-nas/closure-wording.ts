import { parseCompactInstant } from '../utc-instant.ts';

/** What the text of a closure notice says. */
export interface ClosureWording {
  /** Whether some may still land: `AD AP CLSD TO NON SKED TRANSIENT GA ACFT` closes an airport to few. */
  readonly isPartial: boolean;
  /** From when until when, epoch ms; absent where the notice ends without its two times. */
  readonly from?: number;
  readonly until?: number;
}

/** Ends in `YYMMDDHHMM-YYMMDDHHMM`, the one place where the year is told; `PERM` and `EST` may follow the end. */
const TIMES = /(\d{10})-(\d{10})?(?:PERM|EST)?\.?\s*$/;

/** Reads the notice text in a closure's reason, such as `!LAX 05/277 LAX AD AP CLSD 2605271826-2705281600`. */
export function closureWording(reason: string): ClosureWording {
  const [, from, until] = TIMES.exec(reason) ?? [];
  const fromAt = instantOf(from);
  const untilAt = instantOf(until);
  return {
    isPartial: /\bCLSD (?:TO (?!ALL\b)|EXC\b)/.test(reason),
    ...(fromAt === undefined ? {} : { from: fromAt }),
    ...(untilAt === undefined ? {} : { until: untilAt }),
  };
}

const instantOf = (digits: string | undefined): number | undefined =>
  digits === undefined ? undefined : parseCompactInstant(`20${digits}00`);
