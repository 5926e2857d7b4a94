import { parseCompactInstant } from '../../utc-instant.ts';
import type { GdeltFileKind } from './file-kind.ts';
import { QUARTER_HOUR_MS } from './stamps.ts';

/** The upstream's host has no valid certificate for its own name; the same bucket answers here. */
export const GDELT_BASE_URL = 'https://storage.googleapis.com/data.gdeltproject.org/gdeltv2/';

/** One file as the upstream lists it. */
export interface ListedFile {
  /** Closing instant, epoch ms, a whole quarter hour. */
  readonly instant: number;
  readonly sizeBytes: number;
  /** Of the zip, lower-case hex. */
  readonly md5: string;
}

const LINE = /^(\d{1,9}) ([0-9a-f]{32}) https?:\/\/data\.gdeltproject\.org\/gdeltv2\/(\d{14})\.([A-Za-z.]+)\.zip$/;

/**
 * Reads `lastupdate.txt` or a tail of `masterfilelist.txt`: one `size md5 url` per line. Lines of other kinds of file
 * and cut ones are passed over.
 * @returns the files of one kind, oldest first
 */
export function parseManifest(bytes: Uint8Array, kind: Pick<GdeltFileKind, 'suffix'>): readonly ListedFile[] {
  const listed: ListedFile[] = [];
  for (const line of new TextDecoder().decode(bytes).split('\n')) {
    const match = LINE.exec(line.trim());
    const instant = match === null ? undefined : parseCompactInstant(match[3] ?? '');
    if (match?.[4] !== kind.suffix || instant === undefined || instant % QUARTER_HOUR_MS !== 0) continue;
    listed.push({ instant, sizeBytes: Number(match[1]), md5: match[2] ?? '' });
  }
  return listed.sort((a, b) => a.instant - b.instant);
}
