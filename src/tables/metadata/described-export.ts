import type { ExportedFile } from '../manifest.ts';
import type { Column } from '../table.ts';

/** A table of an export with its file. */
export interface DescribedTable {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly file: ExportedFile;
  readonly mediaType: string;
}

/** An export as its metadata describe it. */
export interface DescribedExport {
  readonly world: 'live' | 'exercise';
  /** Version of the program. */
  readonly program: string;
  readonly regions: readonly string[];
  /** Oldest and newest instant of the rows, epoch ms; absent where there is none. */
  readonly covered?: { readonly from: number; readonly to: number };
  readonly tables: readonly DescribedTable[];
  /** Absent where tables alone are served. */
  readonly snapshots?: ExportedFile;
  /** Whether it goes on; otherwise it is a copy that never changes. */
  readonly isLive?: boolean;
}

/** Begins with EXERCISE where the world is invented. */
export const exportTitle = ({ world }: Pick<DescribedExport, 'world'>): string =>
  `${world === 'exercise' ? 'EXERCISE ' : ''}Barograph regional assessments`;

export const exportDescription = ({ world }: Pick<DescribedExport, 'world'>): string =>
  `${world === 'exercise' ? 'EXERCISE: everything here is invented. ' : ''}Axes, regimes, scenario lanes, drivers, triggers, evidence and scored forecasts of world regions, with the signed snapshots that they come from. The column licence states the terms of each row.`;

/** The UTC day of the newest row, `YYYY-MM-DD`. */
export const newestDay = ({ covered }: Pick<DescribedExport, 'covered'>): string | undefined =>
  covered === undefined ? undefined : new Date(covered.to).toISOString().slice(0, 10);

export const LICENCE_URL = 'https://www.apache.org/licenses/LICENSE-2.0';

/** Licences of all files, sorted. */
export const licencesOf = ({ tables }: Pick<DescribedExport, 'tables'>): readonly string[] =>
  [...new Set(tables.flatMap(({ file }) => file.licences ?? []))].sort();
