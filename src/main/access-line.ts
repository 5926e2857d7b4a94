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
 * for every request. What an answer shares with the one before it is written once: operations of a batch follow each other.
 */
export function accessLine(entry: AccessEntry, { world, sample, now }: LineContext): string {
  const level = accessLevel(entry.status);
  let line = `{"level":${LEVELS[level]},"time":"${isoTime(now)}","world":${worldText(world)},"requestId":${requestIdText(entry.requestId)}`;
  line += `${operationText(entry)}${callerText(entry)},"durationMs":${entry.durationMs},"bytes":${entry.bytes},"batched":${entry.batched}`;
  if (entry.idempotency !== undefined) line += `,"idempotency":"${entry.idempotency}"`;
  line += `,"countedAlone":${entry.countedAlone}`;
  if (entry.traceId !== undefined) line += `,"traceId":"${entry.traceId}","spanId":"${entry.spanId ?? ''}"`;
  if (level === 'info' && sample < 1) line += `,"sample":${sample}`;
  return `${line},"msg":"request"}\n`;
}

/** Text of a caller may hold anything; it is nearly always plain. */
const text = (value: string): string => (PLAIN.test(value) ? `"${value}"` : JSON.stringify(value));
const PLAIN = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

/** Writes what is asked for again only when it is not the same. */
function remembered<T>(write: (value: T) => string, isSame: (value: T, last: T) => boolean): (value: T) => string {
  let last: T | undefined;
  let written = '';
  return (value) => {
    if (last === undefined || !isSame(value, last)) {
      written = write(value);
      last = value;
    }
    return written;
  };
}

const isEqual = (value: unknown, last: unknown): boolean => value === last;
const isoTime = remembered((now: number) => new Date(now).toISOString(), isEqual);
const worldText = remembered(text, isEqual);
const requestIdText = remembered(text, isEqual);

const operationText = remembered<AccessEntry>(
  ({ method, endpoint, path, status, code }) =>
    [
      `,"method":"${method}"`,
      endpoint === undefined ? '' : `,"endpoint":"${endpoint}"`,
      path === undefined ? '' : `,"path":"${path}"`,
      `,"status":${status}`,
      code === undefined ? '' : `,"code":"${code}"`,
    ].join(''),
  (entry, last) =>
    entry.path === last.path &&
    entry.status === last.status &&
    entry.method === last.method &&
    entry.endpoint === last.endpoint &&
    entry.code === last.code,
);

const callerText = remembered<AccessEntry>(
  ({ accountId, credentialId, scheme, tier, clientAddress }) =>
    [
      accountId === undefined ? '' : `,"accountId":${text(accountId)}`,
      credentialId === undefined ? '' : `,"credentialId":${text(credentialId)}`,
      scheme === undefined ? '' : `,"scheme":"${scheme}"`,
      tier === undefined ? '' : `,"tier":${tier}`,
      clientAddress === undefined ? '' : `,"clientAddress":${text(clientAddress)}`,
    ].join(''),
  (entry, last) =>
    entry.credentialId === last.credentialId &&
    entry.clientAddress === last.clientAddress &&
    entry.accountId === last.accountId &&
    entry.scheme === last.scheme &&
    entry.tier === last.tier,
);
