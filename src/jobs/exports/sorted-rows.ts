import type { ExportSpan } from '../../ports/export-source.ts';
import type { Cell, Row, Table } from '../../tables/table.ts';
import { forecastSources, outcomeSources, type SourceParts, snapshotSources } from './table-sources.ts';

/**
 * The rows of a table in a span, one group for each fact that they name, in the order of the names; within a group by time.
 * Memory holds the rows of the region, equal texts once.
 */
export async function* sortedRows(table: Table, span: ExportSpan, parts: SourceParts): AsyncGenerator<readonly Row[]> {
  const groups = new Map<string, Row[]>();
  const texts = new Map<string, string>();
  for await (const rows of unsorted(table, span, parts))
    for (const row of rows) {
      const name = table.named.map((column) => String(row[column] ?? '')).join('\n');
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [sharing(row, texts)]);
      else group.push(sharing(row, texts));
    }
  const at = (row: Row): number => Number(row[table.timed]);
  for (const [name, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    groups.delete(name);
    yield group.sort((one, other) => at(one) - at(other));
  }
}

async function* unsorted(table: Table, span: ExportSpan, parts: SourceParts): AsyncGenerator<readonly Row[]> {
  if (table.from === 'snapshot') for await (const one of snapshotSources(span, parts)) yield table.rowsOf(one);
  if (table.from === 'forecast') for await (const one of forecastSources(span, parts)) yield table.rowsOf(one);
  if (table.from === 'outcome') for await (const one of outcomeSources(span, parts)) yield table.rowsOf(one);
}

/** Every snapshot is parsed to texts of its own; most were in the one before. */
function sharing(row: Row, texts: Map<string, string>): Row {
  const shared: Record<string, Cell> = { ...row };
  for (const [name, cell] of Object.entries(row)) {
    if (typeof cell !== 'string') continue;
    const known = texts.get(cell);
    if (known === undefined) texts.set(cell, cell);
    else shared[name] = known;
  }
  return shared;
}
