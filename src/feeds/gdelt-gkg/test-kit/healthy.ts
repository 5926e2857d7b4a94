import { createHash } from 'node:crypto';
import { type FakeUpstream, gdeltZip, manifestLine, NEWEST_STAMP } from '../../test-kit/upstream.ts';
import { zipOf } from '../../test-kit/zip-of.ts';

/** Hand-made row of a knowledge graph file: an article about fighting in Aden unless told otherwise. */
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
  return zipOf(`${stamp}.gkg.csv`, Buffer.from(`${rows.join('\n')}\n`));
}

export function gkgManifestLine(stamp: string, zip: Uint8Array): string {
  const md5 = createHash('md5').update(zip).digest('hex');
  return `${zip.byteLength} ${md5} http://data.gdeltproject.org/gdeltv2/${stamp}.gkg.csv.zip`;
}

/** The manifest names both kinds of file; exports are another pretended upstream's. */
export const healthyGkg: FakeUpstream = ({ hostname, pathname }) => {
  if (hostname !== 'storage.googleapis.com') return undefined;
  if (pathname.endsWith('/lastupdate.txt')) {
    const lines = [
      manifestLine(NEWEST_STAMP, gdeltZip(NEWEST_STAMP)),
      gkgManifestLine(NEWEST_STAMP, gkgZip(NEWEST_STAMP)),
    ];
    return { status: 200, contentType: 'text/plain', body: `${lines.join('\n')}\n` };
  }
  const stamp = /(\d{14})\.gkg\.csv\.zip$/.exec(pathname)?.[1];
  return stamp === undefined ? undefined : { status: 200, contentType: 'application/zip', body: gkgZip(stamp) };
};
