import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '../../../src/gateway/exchange.ts';

/** The body as text, whatever coding it came in. @throws TypeError when it is not UTF-8 */
export function answerText(answer: Answer): string {
  const bytes = Buffer.concat(answer.pieces);
  return new TextDecoder('utf-8', { fatal: true }).decode(decoded(bytes, answerHeader(answer, 'Content-Encoding')));
}

/** The value of a header that is sent once. */
export const answerHeader = (answer: Answer, name: string): string | undefined =>
  answer.headers.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];

export const mediaType = (answer: Answer): string => answerHeader(answer, 'Content-Type')?.split(';')[0] ?? '';

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (coding === 'br') return brotliDecompressSync(bytes);
  return coding === 'gzip' ? gunzipSync(bytes) : bytes;
}
