import type { RegionState } from '../assessment/region-state.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { Horizon } from '../contract/intelligence/vocabulary.ts';
import type { SourceTerms } from './source-terms.ts';

/** An instant is a number of epoch ms in a row; each format writes it as its readers expect. */
export type CellKind = 'text' | 'number' | 'integer' | 'instant' | 'flag';

/** What a cell holds; `null` is missing, never 0 or an empty text. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly name: string;
  readonly kind: CellKind;
  /** Meaning and unit. */
  readonly description: string;
}

/** Cells by the name of their column. */
export type Row = Readonly<Record<string, Cell>>;

/** A stored snapshot, as tables read it. */
export interface SnapshotSource {
  readonly snapshot: RegionalSnapshot;
  readonly corridors: RegionState['corridors'];
  /** SHA-256 of the canonical JSON that is signed, lower-case hex. */
  readonly sha256: string;
  /** Absent in a snapshot that was stored before there were any. */
  readonly signature?: { readonly keyId: string; readonly value: string };
  /** The terms of a source, by its name in evidence. */
  readonly termsOf: (source: string) => SourceTerms;
}

/** A sealed lane set of a region. */
export interface ForecastSource {
  readonly seq: number;
  readonly hash: string;
  readonly regionId: string;
  readonly snapshotId: string;
  readonly horizon: Horizon;
  readonly kind: string;
  /** Epoch ms, as `sealedAt`. */
  readonly issuedAt: number;
  readonly sealedAt: number;
  readonly modelVersion: string;
  /** First and last day of the outcome, whole days since 1970-01-01 UTC. */
  readonly fromDay: number;
  readonly lastDay: number;
  /** Probabilities in the order of LANES. */
  readonly shares: readonly number[];
}

/** How a sealed set came out. */
export interface OutcomeSource extends ForecastSource {
  /** Epoch ms. */
  readonly resolvedAt: number;
  readonly resolutionHash: string;
  readonly status: 'scored' | 'void';
  /** The lane that occurred, or why it cannot be determined. */
  readonly result: string;
  /** Absent where the set is void. */
  readonly scores?: { readonly logScore: number; readonly brierScore: number };
}

export interface Sources {
  readonly snapshot: SnapshotSource;
  readonly forecast: ForecastSource;
  readonly outcome: OutcomeSource;
}
export type SourceKind = keyof Sources;

interface Described {
  /** Also the name of its file. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  /** Columns that name the fact: rows of a file of all time are in the order of region, these and time. */
  readonly named: readonly string[];
  /** The column with the instant that a row belongs to. */
  readonly timed: string;
}

/** A table of exports: what it is made from, and the rows that one source gives. */
export type Table = {
  readonly [From in SourceKind]: Described & {
    readonly from: From;
    readonly rowsOf: (source: Sources[From]) => readonly Row[];
  };
}[SourceKind];

/** Licence of figures that are the service's own: that of the program. */
export const OWN_LICENCE = 'Apache-2.0';

/** Last columns of a row of own figures. */
export const OWN_TERMS = { licence: OWN_LICENCE, redistributable: true } as const;

export const REGION_COLUMN: Column = { name: 'region_id', kind: 'text', description: 'Id of the region.' };

export const ASSESSED_COLUMN: Column = {
  name: 'assessed_at',
  kind: 'instant',
  description: 'Instant of assessment, UTC.',
};

/** Columns that every table ends with. */
export const LAST_COLUMNS: readonly Column[] = [
  { name: 'is_missing', kind: 'flag', description: 'Whether the fact could not be observed: its value is null then.' },
  { name: 'snapshot_id', kind: 'text', description: 'Id of the snapshot.' },
  { name: 'licence', kind: 'text', description: 'Licence of the row.' },
  { name: 'redistributable', kind: 'flag', description: 'Whether its terms let the row be handed on.' },
];

/** Cells that place a row of a snapshot. */
export const placed = ({ snapshot }: SnapshotSource) => ({
  region_id: snapshot.regionId,
  assessed_at: snapshot.generatedAt,
  snapshot_id: snapshot.meta.snapshotId,
});
