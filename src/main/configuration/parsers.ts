import { isIP } from 'node:net';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';

type Accept<T> = { readonly rule: string; readonly parse: (text: string) => T | undefined };

/** A whole number in decimal digits. */
export const wholeNumber = (min: number, max: number): Accept<number> => ({
  rule: `a whole number from ${min} to ${max}`,
  parse: (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  },
});

/** A length of time in whole hours or days, read as milliseconds. */
export const timeSpan = (minMs: number, maxMs: number): Accept<number> => ({
  rule: `whole hours or days such as 24h or 7d, from ${minMs / HOUR_MS}h to ${maxMs / DAY_MS}d`,
  parse: (text) => {
    const [, count = '', unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
    const ms = Number(count) * (unit === 'd' ? DAY_MS : HOUR_MS);
    return count !== '' && ms >= minMs && ms <= maxMs ? ms : undefined;
  },
});

/** Any text, or one that passes a test. */
export const text = (rule: string, isUsable: (text: string) => boolean = () => true): Accept<string> => ({
  rule,
  parse: (value) => (isUsable(value) ? value : undefined),
});

/** Comma-separated values, blank ones left out. */
export const list = (rule: string, isUsable: (part: string) => boolean = () => true): Accept<readonly string[]> => ({
  rule,
  parse: (value) => {
    const parts = value.split(',').flatMap((part) => part.trim() || []);
    return parts.every(isUsable) ? parts : undefined;
  },
});

/** One of a closed list. */
export const oneOf = <const T extends string>(values: readonly T[]): Accept<T> => ({
  rule: `one of ${values.join(', ')}`,
  parse: (text) => values.find((value) => value === text),
});

/** A number from 0 to 1. */
export const SHARE: Accept<number> = {
  rule: 'a number from 0 to 1',
  parse: (text) => (/^(?:0|1|0?\.\d{1,6}|1\.0+)$/.test(text) ? Number(text) : undefined),
};

/** Base64 of either alphabet. */
export const base64 = (minBytes: number): Accept<Uint8Array> => ({
  rule: `${minBytes} bytes or more in base64`,
  parse: (text) => {
    const bytes = /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) ? new Uint8Array(Buffer.from(text, 'base64')) : undefined;
    return bytes !== undefined && bytes.length >= minBytes ? bytes : undefined;
  },
});

type UrlPart = 'username' | 'password' | 'pathname' | 'search' | 'hash';

/** An http(s) address in which every named part is empty. */
export function isWebAddress(text: string, emptyParts: readonly UrlPart[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && emptyParts.every((part) => url[part] === (part === 'pathname' ? '/' : ''));
}

/** An exact origin, as browsers send it. */
export const isOrigin = (text: string): boolean => isWebAddress(text, []) && new URL(text).origin === text;

/** An IP address or a CIDR block. */
export function isAddressBlock(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** Whether a request header of this name means something to HTTP, browsers, proxies or this server (IANA, HTTP Field Name Registry). */
export const hasStandardMeaning = (name: string): boolean => STANDARD_NAME.test(name) || STANDARD_FAMILY.test(name);

const STANDARD_FAMILY = /^(?:accept|access-control|cf|content|if|proxy|sec|x-forwarded)(?:-|$)/i;
const STANDARD_NAME =
  /^(?:authorization|cache-control|connection|cookie2?|date|dnt|expect|forwarded|from|host|idempotency-key|keep-alive|last-event-id|max-forwards|origin|pragma|priority|range|referer|set-cookie2?|te|traceparent|tracestate|trailer|transfer-encoding|upgrade|upgrade-insecure-requests|user-agent|via|warning|x-real-ip|x-request-id)$/i;

/** A field name of RFC 9110. */
export const isHeaderName = (text: string): boolean => /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(text);
