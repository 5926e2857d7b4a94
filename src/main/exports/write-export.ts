import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import {
  forecastSources,
  outcomeSources,
  type StoredSource,
  snapshotSources,
} from '../../jobs/exports/table-sources.ts';
import { jsonText } from '../../jobs/exports/written-document.ts';
import type { ExportSource, ExportSpan } from '../../ports/export-source.ts';
import type { SignSnapshot } from '../../ports/signing-keys.ts';
import type { WorldName } from '../../ports/world.ts';
import { flushFolder } from '../../stores/backup/backup-store.ts';
import type { TableFormat } from '../../tables/formats/format.ts';
import { EXPORT_FORM, type ExportedFile, type ExportManifest, manifestText } from '../../tables/manifest.ts';
import { citation } from '../../tables/metadata/citation.ts';
import { croissant } from '../../tables/metadata/croissant.ts';
import { dataset } from '../../tables/metadata/dataset.ts';
import type { DescribedExport } from '../../tables/metadata/described-export.ts';
import type { SourceTerms } from '../../tables/source-terms.ts';
import type { Table } from '../../tables/table.ts';
import { createHashedFile, type HashedFile, writeHashedFile } from './hashed-file.ts';
import { inNewFolder } from './new-folder.ts';
import { type Covered, createTableFile, type TableFile } from './table-file.ts';

export const MANIFEST_FILE = 'manifest.json';
export const SIGNATURE_FILE = 'manifest.json.sig';
export const SNAPSHOTS_FILE = 'snapshots.jsonl';

export interface ExportRequest {
  readonly regionIds: readonly string[];
  /** Epoch ms; absent: from the first. */
  readonly from?: number;
  /** Exclusive; absent: to the newest. */
  readonly to?: number;
  readonly tables: readonly Table[];
  readonly format: TableFormat;
  readonly redistributableOnly: boolean;
}

export interface ExportParts {
  readonly source: ExportSource;
  readonly termsOf: (source: string) => SourceTerms;
  readonly world: WorldName;
  /** Version of the program. */
  readonly program: string;
  readonly sign: SignSnapshot;
  /** The keys that check the signatures, as a JSON Web Key Set. */
  readonly jwks: unknown;
  /** Epoch ms: nothing later is read, so that all files end at one instant. */
  readonly now: number;
  readonly onRegion?: (doneCount: number, total: number, regionId: string) => void;
}

/**
 * Writes tables, signed snapshots, their keys and metadata to a new folder, and a signed manifest with the hash of every file.
 * The folder appears when it is complete and on the disk. Memory: a page of snapshots and a block of rows a table. The same
 * rows give the same bytes.
 * @throws ExportRefusal when the folder exists
 */
export async function writeExport(
  directory: string,
  request: ExportRequest,
  parts: ExportParts,
): Promise<ExportManifest> {
  return inNewFolder(directory, async (draft) => {
    await mkdir(join(draft, 'tables'));
    const manifest = await writeInto(draft, request, parts);
    await flushFolder(join(draft, 'tables'));
    return manifest;
  });
}

async function writeInto(folder: string, request: ExportRequest, parts: ExportParts): Promise<ExportManifest> {
  const { format, redistributableOnly, regionIds } = request;
  const { world, program } = parts;
  const opened: TableFile[] = [];
  const lines = await createHashedFile(folder, SNAPSHOTS_FILE);
  try {
    for (const table of request.tables)
      opened.push(await createTableFile(folder, table, { format, redistributableOnly }));
    const { skippedCount, lineCount } = await writeRows({ tables: opened, lines }, request, parts);
    const snapshots = { ...(await lines.end()), rows: lineCount };
    const files = new Map<TableFile, ExportedFile>();
    for (const file of opened) files.set(file, await file.end());
    const described: DescribedExport = {
      ...{ world, program, regions: regionIds, snapshots },
      ...coveredBy(opened),
      tables: [...files].map(([{ table }, file]) => ({ ...table, file, mediaType: format.mediaType })),
    };
    const manifest: ExportManifest = {
      form: EXPORT_FORM,
      ...{ world, program, regions: regionIds, redistributableOnly },
      from: request.from === undefined ? null : new Date(request.from).toISOString(),
      to: request.to === undefined ? null : new Date(request.to).toISOString(),
      skippedSnapshots: skippedCount,
      files: [
        ...files.values(),
        snapshots,
        await writeHashedFile(folder, 'jwks.json', jsonText(parts.jwks)),
        await writeHashedFile(folder, 'croissant.json', jsonText(croissant(described))),
        await writeHashedFile(folder, 'dataset.json', jsonText(dataset(described))),
        await writeHashedFile(folder, 'CITATION.cff', citation(described)),
      ],
    };
    await writeHashedFile(folder, MANIFEST_FILE, manifestText(manifest));
    await writeHashedFile(folder, SIGNATURE_FILE, `${writeSignature(await parts.sign(manifest))}\n`);
    return manifest;
  } finally {
    for (const file of [lines, ...opened]) await file.abandon();
  }
}

interface OpenFiles {
  readonly tables: readonly TableFile[];
  readonly lines: HashedFile;
}

/** One pass over snapshots and ledger, region after region: all tables hold the same assessments. */
async function writeRows({ tables, lines }: OpenFiles, request: ExportRequest, parts: ExportParts) {
  let skippedCount = 0;
  let lineCount = 0;
  const from = request.from ?? 0;
  const to = Math.min(request.to ?? parts.now, parts.now);
  const onSkipped = () => {
    skippedCount += 1;
  };
  const read = { ...parts, onSkipped };
  for (const [doneCount, regionId] of request.regionIds.entries()) {
    parts.onRegion?.(doneCount, request.regionIds.length, regionId);
    const span: ExportSpan = { regionId, from, to };
    for await (const source of snapshotSources(span, read)) {
      for (const file of tables) if (file.table.from === 'snapshot') await file.add(file.table.rowsOf(source));
      if (request.redistributableOnly && !isRedistributable(source)) continue;
      await lines.write(Buffer.from(signedLine(source)));
      lineCount += 1;
    }
    for await (const source of forecastSources(span, read))
      for (const file of tables) if (file.table.from === 'forecast') await file.add(file.table.rowsOf(source));
    for await (const source of outcomeSources(span, read))
      for (const file of tables) if (file.table.from === 'outcome') await file.add(file.table.rowsOf(source));
  }
  parts.onRegion?.(request.regionIds.length, request.regionIds.length, 'all');
  return { skippedCount, lineCount };
}

/** The snapshot as it is signed, and its signature; members in the order of their names. */
function signedLine({ canonical, signature }: StoredSource): string {
  return `{"signature":${JSON.stringify(signature === undefined ? null : writeSignature(signature))},"snapshot":${canonical}}\n`;
}

/** A signed text is handed on as it is or not at all. */
const isRedistributable = ({ snapshot, termsOf }: StoredSource): boolean =>
  snapshot.evidence.every(({ source }) => termsOf(source).redistributable);

function coveredBy(files: readonly TableFile[]): { readonly covered?: Covered } {
  const spans = files.flatMap((file) => file.covered() ?? []);
  if (spans.length === 0) return {};
  return { covered: { from: Math.min(...spans.map((one) => one.from)), to: Math.max(...spans.map((one) => one.to)) } };
}
