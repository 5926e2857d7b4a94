import type { ExportedSnapshot, ExportSource, ResolvedSet } from '../../src/ports/export-source.ts';
import type { SealedForecast } from '../../src/ports/forecast-ledger.ts';

export interface ExportedThings {
  readonly snapshots: readonly (ExportedSnapshot & { readonly regionId: string })[];
  readonly forecasts?: readonly SealedForecast[];
  readonly outcomes?: readonly ResolvedSet[];
}

/** What exports read, from lists in any order; pages as the store gives them. */
export function memoryExportSource({ snapshots, forecasts = [], outcomes = [] }: ExportedThings): ExportSource {
  return {
    snapshots: async ({ regionId, from, to, after, limit }) =>
      snapshots
        .filter((one) => one.regionId === regionId && one.generatedAt >= from && one.generatedAt < to)
        .toSorted((one, other) => one.generatedAt - other.generatedAt || (one.snapshotId < other.snapshotId ? -1 : 1))
        .filter(
          (one) =>
            after === undefined ||
            one.generatedAt > after.generatedAt ||
            (one.generatedAt === after.generatedAt && one.snapshotId > after.snapshotId),
        )
        .slice(0, limit),
    forecasts: async ({ regionId, from, to, after, limit }) =>
      forecasts
        .filter((one) => one.regionId === regionId && one.issuedAt >= from && one.issuedAt < to)
        .toSorted((one, other) => one.issuedAt - other.issuedAt || one.seq - other.seq)
        .filter(
          (one) =>
            after === undefined ||
            one.issuedAt > after.issuedAt ||
            (one.issuedAt === after.issuedAt && one.seq > after.seq),
        )
        .slice(0, limit),
    outcomes: async ({ regionId, from, to, after, limit }) =>
      outcomes
        .filter(({ regionId: own, resolution }) => own === regionId && resolution.seq > (after?.seq ?? 0))
        .filter(({ resolution }) => resolution.resolvedAt >= from && resolution.resolvedAt < to)
        .toSorted((one, other) => one.resolution.seq - other.resolution.seq)
        .slice(0, limit),
  };
}
