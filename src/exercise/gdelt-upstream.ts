import { createHash } from 'node:crypto';
import { gdeltStamp } from '../feeds/fakes/gdelt-export.ts';
import type { Upstream, UpstreamAnswer } from './upstream-server.ts';
import { zipFile } from '../feeds/fakes/zip-file.ts';

export interface GdeltSource {
  /** Stamps of the published exports that the master list names, oldest first, epoch ms. The last one is the newest. */
  listed(): readonly number[];
  isPublished(exportAt: number): boolean;
  /** The export of a published stamp. */
  csv(exportAt: number): string | Uint8Array;
  /** The knowledge graph of a published stamp; absent: it is published empty. */
  gkg?(exportAt: number): string;
}

const FOLDERS = /^\/(?:data\.gdeltproject\.org\/)?gdeltv2\/(.+)$/;
const HOSTS = new Set(['storage.googleapis.com', 'data.gdeltproject.org']);
const ARCHIVE = /^(\d{14})\.(export\.CSV|mentions\.CSV|gkg\.csv)\.zip$/;
const KINDS = ['export.CSV', 'mentions.CSV', 'gkg.csv'] as const;
const MAX_KEPT = 512;

/**
 * GDELT 2.0 bulk files: `lastupdate.txt`, `masterfilelist.txt` and the archives they name, with true sizes and md5.
 * Mentions are published empty.
 */
export function gdeltUpstream(source: GdeltSource): Upstream {
  const kept = new Map<string, Uint8Array>();

  function archive(stamp: string, kind: string): Uint8Array | undefined {
    const key = `${stamp}.${kind}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = makeArchive(source, stamp, kind);
    if (made === undefined) return undefined;
    const oldest = kept.size < MAX_KEPT ? undefined : kept.keys().next().value;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  }

  function manifest(stamps: readonly number[]): UpstreamAnswer {
    const lines = stamps.map(gdeltStamp).flatMap((stamp) => KINDS.map((kind) => manifestLine(archive, stamp, kind)));
    return { status: 200, contentType: 'text/plain', body: lines.join('') };
  }

  return ({ host, path }) => {
    const [, file] = FOLDERS.exec(path) ?? [];
    if (!HOSTS.has(host) || file === undefined) return undefined;
    if (file === 'lastupdate.txt') return manifest(source.listed().slice(-1));
    if (file === 'masterfilelist.txt') return manifest(source.listed());
    const [, stamp, kind] = ARCHIVE.exec(file) ?? [];
    const body = stamp === undefined || kind === undefined ? undefined : archive(stamp, kind);
    return body === undefined
      ? { status: 404, contentType: 'application/xml', body: '<Error><Code>NoSuchKey</Code></Error>' }
      : { status: 200, contentType: 'application/zip', body };
  };
}

function makeArchive(source: GdeltSource, stamp: string, kind: string): Uint8Array | undefined {
  const exportAt = stampInstant(stamp);
  if (exportAt === undefined || !source.isPublished(exportAt)) return undefined;
  const csv = contentOf(source, kind, exportAt);
  const content = typeof csv === 'string' ? Buffer.from(csv, 'utf8') : csv;
  return zipFile({ name: `${stamp}.${kind}`, content, modifiedAt: exportAt });
}

function contentOf(source: GdeltSource, kind: string, exportAt: number): string | Uint8Array {
  if (kind === 'export.CSV') return source.csv(exportAt);
  return kind === 'gkg.csv' ? (source.gkg?.(exportAt) ?? '') : '';
}

function manifestLine(
  archive: (stamp: string, kind: string) => Uint8Array | undefined,
  stamp: string,
  kind: string,
): string {
  const body = archive(stamp, kind);
  if (body === undefined) return '';
  const md5 = createHash('md5').update(body).digest('hex');
  return `${body.length} ${md5} http://data.gdeltproject.org/gdeltv2/${stamp}.${kind}.zip\n`;
}

/** The instant of `20261120124500`; `undefined` when there is none. */
export function stampInstant(stamp: string): number | undefined {
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6Z');
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? undefined : instant;
}
