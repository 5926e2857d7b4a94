import { crc32 } from 'node:zlib';
import { base62, integerOf } from './base62.ts';

export type KeyMode = 'live' | 'test';

/** A parsed key; its checksum was correct. */
export interface ApiKey {
  readonly mode: KeyMode;
  /** 8 base 62 characters; may be shown and logged. */
  readonly publicId: string;
  /** 43 base 62 characters: 256 bits. */
  readonly secret: string;
}

/** Random bytes of a cryptographic source. */
export type RandomBytes = (count: number) => Uint8Array;

/** Keys issued before 1.0 begin with `isb_` and stay valid until then. */
const FORM = /^((?:baro|isb)_(live|test)_([0-9A-Za-z]{8})_([0-9A-Za-z]{43}))_([0-9A-Za-z]{6})$/;
const SECRET_BYTES = 32;
/** 5 bytes give 40 bits, which fit 8 base 62 digits (47 bits). */
const PUBLIC_ID_BYTES = 5;

/** The text of a key: `baro_<live|test>_<public id>_<secret>_<CRC32>`. */
export function formatApiKey(key: ApiKey): string {
  const body = `baro_${key.mode}_${key.publicId}_${key.secret}`;
  return `${body}_${checksum(body)}`;
}

/** A fresh key: 256 random bits of secret, 40 of public id. */
export function generateApiKey(mode: KeyMode, randomBytes: RandomBytes): ApiKey {
  return {
    mode,
    publicId: base62(integerOf(randomBytes(PUBLIC_ID_BYTES)), 8),
    secret: newSecret(randomBytes),
  };
}

/** 256 random bits as 43 base 62 characters. */
export const newSecret = (randomBytes: RandomBytes): string => base62(integerOf(randomBytes(SECRET_BYTES)), 43);

/** Takes a key apart; `undefined` when the form or the checksum is wrong, so that a typing error queries no store. */
export function parseApiKey(text: string): ApiKey | undefined {
  const [, body, mode, publicId, secret, sum] = FORM.exec(text) ?? [];
  if (body === undefined || publicId === undefined || secret === undefined) return undefined;
  if (sum !== checksum(body)) return undefined;
  return { mode: mode === 'live' ? 'live' : 'test', publicId, secret };
}

const checksum = (body: string): string => base62(BigInt(crc32(body)), 6);
