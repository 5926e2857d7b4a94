import { createHash } from 'node:crypto';
import type { ExportedFile } from '../../tables/manifest.ts';

/** A document as it is written, with what a manifest says of it. */
export interface WrittenDocument<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly file: ExportedFile;
}

/** JSON on several lines. */
export const jsonText = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** @param content text as it is, anything else as JSON */
export function writtenDocument<const Name extends string>(name: Name, content: unknown): WrittenDocument<Name> {
  const text = typeof content === 'string' ? content : jsonText(content);
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { name, text, file: { path: name, bytes: Buffer.byteLength(text), sha256 } };
}
