import { join } from 'node:path';
import { FEED_CARDS } from '../../src/feeds/registry.ts';
import type { SigningKey } from '../../src/identity/signing/signing-key.ts';
import { type ExportParts, type ExportRequest, writeExport } from '../../src/main/exports/write-export.ts';
import { attributions } from '../../src/operations/get-attribution.ts';
import type { ExportSource } from '../../src/ports/export-source.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { parquet } from '../../src/tables/formats/parquet.ts';
import { TABLES } from '../../src/tables/registry.ts';
import { sourceTerms } from '../../src/tables/source-terms.ts';
import { keySetOf } from './export-worlds.ts';
import { type ExportedThings, memoryExportSource } from './memory-export-source.ts';

export const TERMS_OF = sourceTerms(attributions(FEED_CARDS));

/** Everything, as Parquet. */
export const WHOLE: ExportRequest = {
  ...{ regionIds: REGION_IDS, tables: TABLES.filter(({ columns }) => parquet.shows(columns)), format: parquet },
  redistributableOnly: false,
};

export interface Written {
  /** Where `source` is absent. */
  readonly things?: ExportedThings;
  readonly source?: ExportSource;
  readonly key: SigningKey;
  readonly request?: Partial<ExportRequest>;
}

/** Writes an export named `name` below a folder. @returns its folder and manifest */
export async function writtenExport(
  folder: string,
  name: string,
  { things = { snapshots: [] }, source, key, request }: Written,
) {
  const path = join(folder, name);
  const parts: ExportParts = {
    ...{ source: source ?? memoryExportSource(things), termsOf: TERMS_OF, world: 'live', program: '0.1.0' },
    ...{ sign: async (document) => key.sign(document), jwks: keySetOf(key), now: Number.MAX_SAFE_INTEGER },
  };
  return { path, manifest: await writeExport(path, { ...WHOLE, ...request }, parts) };
}
