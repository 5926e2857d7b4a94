import { createHash } from 'node:crypto';
import { LruCache } from '../../concurrency/lru-cache.ts';
import {
  type Answer,
  type FakeUpstream,
  type FakeWorld,
  NOT_FOUND,
  NOW,
  type Upstream,
} from '../fakes/fake-upstream.ts';
import { gdeltExport, gdeltStamp } from '../fakes/gdelt-export.ts';
import { gkgFile } from '../fakes/gkg-file.ts';
import { zipFile } from '../fakes/zip-file.ts';
import { parseCompactInstant } from '../utc-instant.ts';

/** Of both GDELT feeds: one manifest names the files of each. */
export const fakeGdelt: FakeUpstream = (world) => (world === undefined ? handMade : gdeltUpstream(exportsOf(world)));

const QUARTER_HOUR_MS = 900_000;
/** Exports that the master list names: four hours. The real one reaches back to 2015. */
const LISTED_EXPORT_COUNT = 16;

function exportsOf({ clock, story: { records } }: FakeWorld): GdeltSource {
  const newestAt = (): number => Math.floor(clock.now() / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  return {
    listed: () =>
      Array.from(
        { length: LISTED_EXPORT_COUNT },
        (_, index) => newestAt() - (LISTED_EXPORT_COUNT - 1 - index) * QUARTER_HOUR_MS,
      ),
    isPublished: (exportAt) =>
      exportAt % QUARTER_HOUR_MS === 0 && exportAt >= records.firstDayAt && exportAt <= newestAt(),
    csv: (exportAt) => gdeltExport(records.reports(exportAt)),
    gkg: (exportAt) => gkgFile(records.articles(exportAt), exportAt),
  };
}

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
  const kept = new LruCache<string, Uint8Array>({ maxWeight: MAX_KEPT });

  function archive(stamp: string, kind: string): Uint8Array | undefined {
    const key = `${stamp}.${kind}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = makeArchive(source, stamp, kind);
    if (made === undefined) return undefined;
    kept.set(key, made);
    return made;
  }

  function manifest(stamps: readonly number[]): Answer {
    const lines = stamps.map(gdeltStamp).flatMap((stamp) => KINDS.map((kind) => publishedLine(archive, stamp, kind)));
    return { status: 200, contentType: 'text/plain', body: lines.join('') };
  }

  return ({ hostname: host, pathname: path }) => {
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

function publishedLine(
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

/** Hand-made row of a GDELT export: a report of fighting in Aden by default. */
export function gdeltRow(id: number, cells: Readonly<Record<number, string>> = {}): string {
  const row = Array.from({ length: 61 }, () => '');
  const sound: Record<number, string> = {
    0: String(id),
    1: '20261014',
    25: '1',
    26: '190',
    27: '190',
    28: '19',
    29: '4',
    51: '4',
    52: "Aden, 'Adan, Yemen",
    53: 'YM',
    54: 'YM02',
    59: '20261014120000',
    60: 'https://www.example.org/news/1',
  };
  for (const [position, cell] of Object.entries({ ...sound, ...cells })) row[Number(position)] = cell;
  return row.join('\t');
}

/** Zipped export of a stamp with one row. */
export function gdeltZip(
  stamp: string,
  rows: readonly string[] = [gdeltRow(1, { 1: stamp.slice(0, 8), 59: stamp })],
): Uint8Array {
  return zipFile({ name: `${stamp}.export.CSV`, content: Buffer.from(`${rows.join('\n')}\n`), modifiedAt: NOW });
}

export function manifestLine(stamp: string, zip: Uint8Array): string {
  const md5 = createHash('md5').update(zip).digest('hex');
  return `${zip.byteLength} ${md5} http://data.gdeltproject.org/gdeltv2/${stamp}.export.CSV.zip`;
}

export const NEWEST_STAMP = '20261014120000';

/** Hand-made row of a knowledge graph file: an article about fighting in Aden by default. */
export function gkgRow(id: number, cells: Readonly<Record<number, string>> = {}, stamp = NEWEST_STAMP): string {
  const row = Array.from({ length: 27 }, () => '');
  const sound: Record<number, string> = {
    0: `${stamp}-${id}`,
    1: stamp,
    2: '1',
    3: 'example.org',
    4: `https://www.example.org/news/${id}`,
    8: 'ARMEDCONFLICT,12;ARMEDCONFLICT,80;ENV_OIL,90;TAX_FNCACT,7',
    10: "4#Aden, 'Adan, Yemen#YM#YM02##12.8#45.0#-1#20;1#Yemen#YM#YM##15#48#YM#70;1#Iran#IR#IR##32#53#IR#90",
    26: '<PAGE_LINKS>x</PAGE_LINKS><PAGE_TITLE>Fighting resumes near the port of Aden</PAGE_TITLE>',
  };
  for (const [position, cell] of Object.entries({ ...sound, ...cells })) row[Number(position)] = cell;
  return row.join('\t');
}

export function gkgZip(stamp: string, rows: readonly string[] = [gkgRow(1, {}, stamp)]): Uint8Array {
  return zipFile({ name: `${stamp}.gkg.csv`, content: Buffer.from(`${rows.join('\n')}\n`), modifiedAt: NOW });
}

export function gkgManifestLine(stamp: string, zip: Uint8Array): string {
  const md5 = createHash('md5').update(zip).digest('hex');
  return `${zip.byteLength} ${md5} http://data.gdeltproject.org/gdeltv2/${stamp}.gkg.csv.zip`;
}

/** One file of each kind in the manifest, and one for any other stamp. */
const handMade: Upstream = ({ hostname, pathname }) => {
  if (hostname !== 'storage.googleapis.com') return undefined;
  if (pathname.endsWith('/lastupdate.txt')) {
    const lines = [
      manifestLine(NEWEST_STAMP, gdeltZip(NEWEST_STAMP)),
      gkgManifestLine(NEWEST_STAMP, gkgZip(NEWEST_STAMP)),
    ];
    return { status: 200, contentType: 'text/plain', body: `${lines.join('\n')}\n` };
  }
  const [, stamp, kind] = /(\d{14})\.(export\.CSV|gkg\.csv)\.zip$/.exec(pathname) ?? [];
  if (stamp === undefined || parseCompactInstant(stamp) === undefined) return NOT_FOUND;
  const body = kind === 'gkg.csv' ? gkgZip(stamp) : gdeltZip(stamp);
  return { status: 200, contentType: 'application/zip', body };
};
