import { createHash } from 'node:crypto';
import { parseRegionState, type RegionState } from '../../assessment/region-state.ts';
import { snapshotIn } from '../../assessment/snapshot-in-body.ts';
import type { SnapshotSignature } from '../../contract/conventions/snapshot-signature.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { brierScore } from '../../evaluation/brier-score.ts';
import { logScore } from '../../evaluation/log-score.ts';
import { roundedFigure } from '../../evaluation/rounded-figure.ts';
import { sharesOfUnits } from '../../evaluation/scored-forecast.ts';
import type { ExportedSnapshot, ExportSource, ExportSpan, ResolvedSet } from '../../ports/export-source.ts';
import type { SealedForecast } from '../../ports/forecast-ledger.ts';
import { canonicalizeJson } from '../../reference/canonicalize-json.ts';
import type { SourceTerms } from '../../tables/source-terms.ts';
import type { ForecastSource, OutcomeSource, SnapshotSource } from '../../tables/table.ts';

export interface SourceParts {
  readonly source: ExportSource;
  /** The terms of a source, by its name in evidence. */
  readonly termsOf: (source: string) => SourceTerms;
  /** Called for every snapshot that is left out. */
  readonly onSkipped?: () => void;
}

const LANE_NAMES: readonly string[] = LANES;

/** Bodies of some 60 KB: a page of them is parsed in about 10 ms. */
const SNAPSHOTS_A_PAGE = 10;
const SETS_A_PAGE = 500;

/**
 * Snapshots of a region, oldest first; memory holds a page. Those of an earlier program whose shape is unknown are left out.
 * @throws Error on a stored state of an unknown shape
 */
export async function* snapshotSources(span: ExportSpan, parts: SourceParts): AsyncGenerator<StoredSource> {
  for await (const stored of pages(parts.source.snapshots, span, SNAPSHOTS_A_PAGE)) {
    const snapshot = snapshotIn(stored.body);
    if (snapshot === 'none') parts.onSkipped?.();
    else yield new StoredSource(snapshot, stored, parts.termsOf);
  }
}

/** A stored snapshot; its canonical JSON is made on first use. */
export class StoredSource implements SnapshotSource {
  readonly snapshot: RegionalSnapshot;
  readonly corridors: RegionState['corridors'];
  readonly signature?: SnapshotSignature;
  readonly termsOf: SourceParts['termsOf'];
  #canonical: string | undefined;

  constructor(
    snapshot: RegionalSnapshot,
    { signature, state }: Pick<ExportedSnapshot, 'signature' | 'state'>,
    termsOf: SourceParts['termsOf'],
  ) {
    this.snapshot = snapshot;
    this.corridors = state === null ? {} : parseRegionState(state).corridors;
    if (signature !== undefined) this.signature = signature;
    this.termsOf = termsOf;
  }

  /** The signed text (RFC 8785). */
  get canonical(): string {
    this.#canonical ??= canonicalizeJson(this.snapshot);
    return this.#canonical;
  }

  get sha256(): string {
    return createHash('sha256').update(this.canonical).digest('hex');
  }
}

/** Sealed sets of a region, oldest first. */
export async function* forecastSources(span: ExportSpan, { source }: SourceParts): AsyncGenerator<ForecastSource> {
  for await (const set of pages(source.forecasts, span, SETS_A_PAGE)) yield forecastOf(set);
}

/** Resolved sets of a region, in the order in which they were resolved. */
export async function* outcomeSources(span: ExportSpan, { source }: SourceParts): AsyncGenerator<OutcomeSource> {
  const read = async (page: Parameters<ExportSource['outcomes']>[0]) =>
    (await source.outcomes(page)).map((set) => ({ set, seq: set.resolution.seq }));
  for await (const { set } of pages(read, span, SETS_A_PAGE)) yield outcomeOf(set);
}

const forecastOf = (set: SealedForecast): ForecastSource => ({
  ...set,
  shares: sharesOfUnits(set.lanes),
});

function outcomeOf({ resolution, ...set }: ResolvedSet): OutcomeSource {
  const { resolvedAt, hash, status, result } = resolution;
  const forecast = forecastOf(set);
  const place = LANE_NAMES.indexOf(result);
  const shares = sharesOfUnits(set.lanes);
  const scores =
    status === 'void' || place === -1
      ? {}
      : {
          scores: {
            logScore: roundedFigure(logScore(shares, place)),
            brierScore: roundedFigure(brierScore(shares, place)),
          },
        };
  return { ...forecast, resolvedAt, resolutionHash: hash, status, result, ...scores };
}

/** Everything in a span, page after page. */
async function* pages<Item extends object>(
  read: (page: ExportSpan & { after?: Item; limit: number }) => Promise<readonly Item[]>,
  span: ExportSpan,
  limit: number,
): AsyncGenerator<Item> {
  let last: Item | undefined;
  for (;;) {
    const page: readonly Item[] = await read({ ...span, limit, ...(last === undefined ? {} : { after: last }) });
    yield* page;
    last = page.at(-1);
    if (last === undefined || page.length < limit) return;
  }
}
