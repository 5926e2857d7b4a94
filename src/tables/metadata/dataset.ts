import {
  type DescribedExport,
  exportDescription,
  exportTitle,
  LICENCE_URL,
  licencesOf,
  newestDay,
} from './described-export.ts';

/** The export as a `Dataset` of schema.org, as search engines read it. */
export function dataset(of: DescribedExport) {
  const { covered } = of;
  const released = newestDay(of);
  const lines = of.snapshots === undefined ? [] : [{ ...LINES, file: of.snapshots }];
  const files = [...of.tables.map(({ file, mediaType }) => ({ file, mediaType })), ...lines];
  return {
    '@context': 'https://schema.org/',
    '@type': 'Dataset',
    name: exportTitle(of),
    description: exportDescription(of),
    license: LICENCE_URL,
    conditionsOfAccess: licencesOf(of).join('; '),
    isAccessibleForFree: true,
    version: of.program,
    ...(released === undefined ? {} : { datePublished: released }),
    ...(covered === undefined
      ? {}
      : { temporalCoverage: `${new Date(covered.from).toISOString()}/${new Date(covered.to).toISOString()}` }),
    spatialCoverage: of.regions,
    variableMeasured: of.tables.map(({ title }) => title),
    distribution: files.map(({ file, mediaType }) => ({
      '@type': 'DataDownload',
      name: file.path,
      contentUrl: file.path,
      contentSize: `${file.bytes} B`,
      encodingFormat: mediaType,
      sha256: file.sha256,
    })),
  };
}

const LINES = { mediaType: 'application/jsonl' };
