import type { AccessEntry } from '../gateway/access-entry.ts';

/** Levels as the logger numbers them. */
const LEVELS = { info: 30, warn: 40, error: 50 } as const;
export type AccessLevel = keyof typeof LEVELS;

/** Answers below 400 are `info`, rejections `warn`, server errors `error`. */
export const accessLevel = (status: number): AccessLevel => (status >= 500 ? 'error' : status >= 400 ? 'warn' : 'info');

export interface LineContext {
  readonly world: string;
  /** Share of the answers below 400 that are logged; part of the line if it is below 1. */
  readonly sample: number;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * One answer as the line that the logger would write, byte for byte except for the clock. Written by hand because there is one
 * for every request.
 */
export function accessLine(entry: AccessEntry, { world, sample, now }: LineContext): string {
  const level = accessLevel(entry.status);
  let line = `{"level":${LEVELS[level]},"time":"${isoTime(now)}","world":${text(world)},"requestId":${text(entry.requestId)},"method":"${entry.method}"`;
  if (entry.endpoint !== undefined) line += `,"endpoint":"${entry.endpoint}"`;
  if (entry.path !== undefined) line += `,"path":"${entry.path}"`;
  line += `,"status":${entry.status}`;
  if (entry.code !== undefined) line += `,"code":"${entry.code}"`;
  if (entry.accountId !== undefined) line += `,"accountId":${text(entry.accountId)}`;
  if (entry.credentialId !== undefined) line += `,"credentialId":${text(entry.credentialId)}`;
  if (entry.scheme !== undefined) line += `,"scheme":"${entry.scheme}"`;
  if (entry.tier !== undefined) line += `,"tier":${entry.tier}`;
  if (entry.clientAddress !== undefined) line += `,"clientAddress":${text(entry.clientAddress)}`;
  line += `,"durationMs":${entry.durationMs},"bytes":${entry.bytes},"batched":${entry.batched}`;
  if (entry.idempotency !== undefined) line += `,"idempotency":"${entry.idempotency}"`;
  line += `,"countedAlone":${entry.countedAlone}`;
  if (entry.traceId !== undefined) line += `,"traceId":"${entry.traceId}","spanId":"${entry.spanId ?? ''}"`;
  if (level === 'info' && sample < 1) line += `,"sample":${sample}`;
  return `${line},"msg":"request"}\n`;
}

/** Text of a caller may hold anything; it is nearly always plain. */
const text = (value: string): string => (PLAIN.test(value) ? `"${value}"` : JSON.stringify(value));
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

let millisecond = Number.NaN;
let written = '';

/** Cached: many requests end in the same millisecond. */
function isoTime(now: number): string {
  if (now !== millisecond) {
    millisecond = now;
    written = new Date(now).toISOString();
  }
  return written;
}
