import type { SnapshotSignature } from '../contract/conventions/snapshot-signature.ts';
import type { Json } from '../reference/content-hash.ts';
import type { Resolution, SealedForecast } from './forecast-ledger.ts';

/** Of one region, from an instant, inclusive, to another, exclusive; epoch ms. */
export interface ExportSpan {
  readonly regionId: string;
  readonly from: number;
  readonly to: number;
}

/** A page of what was stored in a span, oldest first: what comes after a place, exclusive, at most `limit`. */
export interface ExportPage<Place> extends ExportSpan {
  /** Absent in the first page. */
  readonly after?: Place;
  readonly limit: number;
}

export interface SnapshotPlace {
  readonly generatedAt: number;
  readonly snapshotId: string;
}

export interface SealedPlace {
  readonly issuedAt: number;
  readonly seq: number;
}

export interface ExportedSnapshot extends SnapshotPlace {
  /** The served body, UTF-8. */
  readonly body: Uint8Array;
  readonly signature?: SnapshotSignature;
  /** The state that the next assessment starts from. */
  readonly state: Json;
}

export type ResolvedSet = SealedForecast & { readonly resolution: Resolution };

/** Reads everything that exports hold, in order, page after page; nothing of it ever changes. */
export interface ExportSource {
  /** By `generatedAt`, then `snapshotId`. */
  snapshots(page: ExportPage<SnapshotPlace>): Promise<readonly ExportedSnapshot[]>;
  /** The service's own sets, by `issuedAt`, then `seq`. */
  forecasts(page: ExportPage<SealedPlace>): Promise<readonly SealedForecast[]>;
  /** The service's own sets whose outcome was determined in the span, by `seq` of the resolution. */
  outcomes(page: ExportPage<Pick<SealedPlace, 'seq'>>): Promise<readonly ResolvedSet[]>;
}
