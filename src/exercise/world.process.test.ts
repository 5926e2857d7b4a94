import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import { featureSet, transitAttributes, transitFieldNames } from '../feeds/fakes/arcgis-features.ts';
import { fredCsv } from '../feeds/fakes/fred-table.ts';
import { gdeltExport } from '../feeds/fakes/gdelt-export.ts';
import { gkgFile } from '../feeds/fakes/gkg-file.ts';
import { ucdpCsv } from '../feeds/fakes/ucdp-csv.ts';
import { zipFile } from '../feeds/fakes/zip-file.ts';
import { createWorld } from './world.ts';

const ANCHOR = Date.UTC(2026, 10, 1, 0, 15);
const zone = process.env.TZ;

afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the exercise world in another time zone', () => {
  it('is the same bytes in every format', () => {
    const [utc, ...others] = ['UTC', 'Pacific/Kiritimati', 'America/New_York'].map((name) => {
      process.env.TZ = name;
      return { offset: new Date(ANCHOR).getTimezoneOffset(), files: files() };
    });
    expect(new Set([utc, ...others].map((zoned) => zoned?.offset)).size).toBe(3);
    for (const other of others) expect(other.files).toEqual(utc?.files);
  });
});

function files(): readonly (string | Uint8Array)[] {
  const world = createWorld({ anchorAt: ANCHOR, seed: 3 });
  const span = { from: ANCHOR - 20 * DAY_MS, to: ANCHOR };
  const content = gdeltExport(world.reports(ANCHOR));
  const rows = world.chokepoints.flatMap((chokepoint) => world.transits(chokepoint, span));
  return [
    zipFile({ name: 'a', content: Buffer.from(content), modifiedAt: ANCHOR }),
    featureSet(
      rows.map((row) => transitAttributes(row)),
      { fields: transitFieldNames(), exceeded: false },
    ),
    ucdpCsv(world.violence(span)),
    gkgFile(world.articles(ANCHOR), ANCHOR),
    fredCsv('DCOILBRENTEU', world.crudeQuotes(span)),
  ];
}
