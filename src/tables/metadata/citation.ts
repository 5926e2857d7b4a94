import { OWN_LICENCE } from '../table.ts';
import { type DescribedExport, exportDescription, exportTitle, newestDay } from './described-export.ts';

/** How to cite the export: `CITATION.cff` (Citation File Format 1.2.0). Texts are quoted as JSON, which YAML reads. */
export function citation(of: DescribedExport): string {
  const released = newestDay(of);
  return [
    'cff-version: 1.2.0',
    `message: ${JSON.stringify('Cite this export as below, with the sources that its rows name.')}`,
    'type: dataset',
    `title: ${JSON.stringify(exportTitle(of))}`,
    `abstract: ${JSON.stringify(exportDescription(of))}`,
    `version: ${JSON.stringify(of.program)}`,
    ...(released === undefined ? [] : [`date-released: ${JSON.stringify(released)}`]),
    `license: ${OWN_LICENCE}`,
    'authors:',
    '  - name: Barograph',
    `keywords: ${JSON.stringify(of.tables.map(({ title }) => title))}`,
    '',
  ].join('\n');
}
