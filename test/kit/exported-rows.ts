import { forecastSources, outcomeSources, snapshotSources } from '../../src/jobs/exports/table-sources.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import type { Row, Table } from '../../src/tables/table.ts';
import { type ExportedThings, memoryExportSource } from './memory-export-source.ts';
import { TERMS_OF } from './written-export.ts';

/** The rows that a table of all things has to hold, in the order of its file. */
export async function exportedRows(table: Table, things: ExportedThings): Promise<readonly Row[]> {
  const parts = { source: memoryExportSource(things), termsOf: TERMS_OF };
  const rows: Row[] = [];
  for (const regionId of REGION_IDS) {
    const span = { from: 0, to: Number.MAX_SAFE_INTEGER, regionId };
    if (table.from === 'snapshot')
      for await (const one of snapshotSources(span, parts)) rows.push(...table.rowsOf(one));
    if (table.from === 'forecast')
      for await (const one of forecastSources(span, parts)) rows.push(...table.rowsOf(one));
    if (table.from === 'outcome') for await (const one of outcomeSources(span, parts)) rows.push(...table.rowsOf(one));
  }
  return rows;
}
