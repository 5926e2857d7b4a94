import type { ExportedFile } from '../manifest.ts';
import type { CellKind } from '../table.ts';
import {
  type DescribedExport,
  type DescribedTable,
  exportDescription,
  exportTitle,
  LICENCE_URL,
  newestDay,
} from './described-export.ts';

/** Terms of the Croissant vocabulary that the document uses, as its specification gives them. */
const CONTEXT = {
  '@language': 'en',
  '@vocab': 'https://schema.org/',
  citeAs: 'cr:citeAs',
  column: 'cr:column',
  conformsTo: 'dct:conformsTo',
  cr: 'http://mlcommons.org/croissant/',
  dataType: { '@id': 'cr:dataType', '@type': '@vocab' },
  dct: 'http://purl.org/dc/terms/',
  extract: 'cr:extract',
  field: 'cr:field',
  fileObject: 'cr:fileObject',
  isLiveDataset: 'cr:isLiveDataset',
  recordSet: 'cr:recordSet',
  sc: 'https://schema.org/',
  source: 'cr:source',
};

const DATA_TYPES: Readonly<Record<CellKind, string>> = {
  text: 'sc:Text',
  number: 'sc:Float',
  integer: 'sc:Integer',
  instant: 'sc:DateTime',
  flag: 'sc:Boolean',
};

/** The export in Croissant 1.0 (MLCommons): every file with its hash, every column with its type and meaning. */
export function croissant(of: DescribedExport) {
  const released = newestDay(of);
  return {
    '@context': CONTEXT,
    '@type': 'sc:Dataset',
    conformsTo: 'http://mlcommons.org/croissant/1.0',
    name: exportTitle(of),
    description: exportDescription(of),
    license: LICENCE_URL,
    version: of.program,
    isLiveDataset: of.isLive ?? false,
    ...(released === undefined ? {} : { datePublished: released, citeAs: `${exportTitle(of)}, ${released}` }),
    distribution: [
      ...of.tables.map(({ name, file, mediaType }) => fileObject(file, { id: `${name}-file`, mediaType })),
      ...(of.snapshots === undefined
        ? []
        : [fileObject(of.snapshots, { id: 'snapshots-lines', mediaType: 'application/jsonlines' })]),
    ],
    recordSet: of.tables.filter(({ mediaType }) => mediaType !== 'application/geo+json').map(recordSet),
  };
}

const fileObject = ({ path, bytes, sha256 }: ExportedFile, { id, mediaType }: { id: string; mediaType: string }) => ({
  '@type': 'cr:FileObject',
  '@id': id,
  name: path,
  contentUrl: path,
  contentSize: `${bytes} B`,
  encodingFormat: mediaType,
  sha256,
});

const recordSet = ({ name, description, columns }: DescribedTable) => ({
  '@type': 'cr:RecordSet',
  '@id': name,
  name,
  description,
  field: columns.map((column) => ({
    '@type': 'cr:Field',
    '@id': `${name}/${column.name}`,
    name: column.name,
    description: column.description,
    dataType: DATA_TYPES[column.kind],
    source: { fileObject: { '@id': `${name}-file` }, extract: { column: column.name } },
  })),
});
