import { writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import type { ExportDocumentName } from '../../contract/platform/exports.ts';
import type { ExportFile } from '../../ports/export-files.ts';
import type { SignSnapshot } from '../../ports/signing-keys.ts';
import type { WorldName } from '../../ports/world.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { parquet } from '../../tables/formats/parquet.ts';
import { EXPORT_FORM, type ExportedFile, type ExportManifest, manifestText } from '../../tables/manifest.ts';
import { citation } from '../../tables/metadata/citation.ts';
import { croissant } from '../../tables/metadata/croissant.ts';
import { dataset } from '../../tables/metadata/dataset.ts';
import type { DescribedExport } from '../../tables/metadata/described-export.ts';
import type { Table } from '../../tables/table.ts';
import { writtenDocument } from './written-document.ts';

/** What the files of a server are described with. */
export interface Described {
  readonly world: WorldName;
  /** Version of the program. */
  readonly program: string;
  readonly sign: SignSnapshot;
}

interface Written {
  /** Every stored file of the tables. */
  readonly files: readonly ExportFile[];
  readonly tables: readonly Table[];
  /** Epoch ms of the oldest snapshot, and of the writing. */
  readonly from: number;
  readonly to: number;
  /** Stored snapshots of an earlier program that no table holds. */
  readonly skippedSnapshots: number;
}

/**
 * The documents about all files: a manifest with the hash of each, its signature, and the data set as Croissant, schema.org and
 * CITATION.cff describe it. A copy of the files in folders of their tables, with these, is checked by `export verify`.
 * @throws when the signing key cannot be read
 */
export async function exportDocuments(
  { files, tables, from, to, skippedSnapshots }: Written,
  { world, program, sign }: Described,
): Promise<ReadonlyMap<ExportDocumentName, string>> {
  const regions = REGION_IDS;
  const listed = files.map(exportedFile).sort((one, other) => (one.path < other.path ? -1 : 1));
  const described: DescribedExport = {
    ...{ world, program, regions, covered: { from, to }, isLive: true },
    tables: tables.flatMap((table) => {
      const file = listed.find(({ path }) => path === pathOf({ table: table.name, period: 'all' }));
      return file === undefined ? [] : [{ ...table, file, mediaType: parquet.mediaType }];
    }),
  };
  const about = [
    writtenDocument('croissant.json', croissant(described)),
    writtenDocument('dataset.json', dataset(described)),
    writtenDocument('CITATION.cff', citation(described)),
  ] as const;
  const manifest: ExportManifest = {
    form: EXPORT_FORM,
    ...{ world, program, regions, skippedSnapshots },
    from: null,
    to: new Date(to).toISOString(),
    redistributableOnly: false,
    files: [...listed, ...about.map(({ file }) => file)],
  };
  return new Map<ExportDocumentName, string>([
    ...about.map(({ name, text }) => [name, text] as const),
    ['manifest.json', manifestText(manifest)],
    ['manifest.json.sig', `${writeSignature(await sign(manifest))}\n`],
  ]);
}

const pathOf = ({ table, period }: Pick<ExportFile, 'table' | 'period'>): string => `${table}/${period}.parquet`;

const exportedFile = (file: ExportFile): ExportedFile => ({
  path: pathOf(file),
  bytes: file.byteCount,
  sha256: file.sha256,
  rows: file.rowCount,
  ...(file.licences === undefined ? {} : { licences: file.licences }),
});
