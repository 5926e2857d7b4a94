import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AssessmentInputs, WithheldObservations } from '../../contract/intelligence/get-assessment-inputs.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { canonicalJson } from '../../reference/content-hash.ts';
import type { RegionId } from '../../reference/regions.ts';
import { assembleSnapshot, type Narration, snapshotBody } from '../assemble-snapshot.ts';
import { assessRegion } from '../assess-region.ts';
import { assessWorld, type World } from '../assess-world.ts';
import { compareText, type Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import type { RegionState } from '../region-state.ts';

/** Everything that a snapshot follows from, beside the program. */
export interface InputBundle {
  readonly inputs: AssessmentInputs;
  /** The observations in texts of JSON, each read in a few milliseconds. */
  readonly observations: readonly string[];
}

/** Of each row of a series the same member: one value where all rows have it, else a list. */
export type Column<T> = readonly T[] | { readonly all: T };

/** Rows of one metric and subject, oldest first, by member. */
export interface PackedSeries {
  readonly metric: Observation['metric'];
  readonly subject: string;
  readonly recordId: readonly string[];
  readonly value: Column<number>;
  readonly observedAt: Column<number>;
  readonly knownAt: Column<number>;
  readonly feedId: Column<string>;
  readonly lineage: Column<string>;
  readonly event: Column<string>;
  readonly detail: Column<Observation['detail']>;
}

/** Some 50 kB. */
const ROWS_PER_CHUNK = 500;

interface Stored {
  readonly snapshot: RegionalSnapshot;
  readonly regionId: RegionId;
  readonly prior: RegionState | undefined;
  /** Feeds whose rows are counted only. */
  readonly withheldFeeds: readonly string[];
}

/**
 * The inputs of a stored snapshot: what an assessment reads is what it is seen to read.
 * @param known the world of the snapshot's instant
 */
export function inputsOf(known: World, { snapshot, regionId, prior, withheldFeeds }: Stored): InputBundle {
  const { index, read } = watched(known.index);
  const { draft } = assessRegion(assessWorld(index, known.label), regionId, prior);
  const text = storedText(snapshot);
  const body = snapshotBody(snapshot);
  const all = [...read.series.values()].sort(
    (a, b) => compareText(a.metric, b.metric) || compareText(a.subject, b.subject),
  );
  const isWithheld = ({ feedId }: Observation): boolean => withheldFeeds.includes(feedId);
  const shown = all.map(({ rows, ...series }) => ({ ...series, rows: rows.filter((row) => !isWithheld(row)) }));
  const observations = chunked(shown).map((chunk) => JSON.stringify(chunk));
  const { snapshotId, modelVersion, scoringVersion, geographyVersion } = snapshot.meta;
  return {
    inputs: {
      ...{ regionId, snapshotId, generatedAt: snapshot.generatedAt },
      sha256: hashOf(body),
      isReproduced: snapshotBody(assembleSnapshot(draft, text)) === body,
      parameters: { modelVersion, scoringVersion, geographyVersion },
      label: known.label,
      ...(prior === undefined ? {} : { prior }),
      ...text,
      subjects: Object.fromEntries(read.subjects),
      chunks: observations.map(hashOf),
      withheld: withheldFeeds.toSorted(compareText).flatMap((feedId) => withheldOf(feedId, all)),
    },
    observations,
  };
}

/** SHA-256 of a text, hexadecimal. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The text of a stored snapshot, by a model or not. */
function storedText({ meta, narrative }: RegionalSnapshot): Narration {
  return { provider: meta.narrativeProvider, model: meta.narrativeModel, narrative };
}

interface Series {
  readonly metric: Observation['metric'];
  readonly subject: string;
  readonly rows: readonly Observation[];
}

/** An index that notes what is read of it. */
function watched(known: ObservationIndex) {
  const series = new Map<string, Series>();
  const subjects = new Map<string, string[]>();
  const index: ObservationIndex = {
    ...known,
    series(metric, subject) {
      const rows = known.series(metric, subject);
      if (rows.length > 0) series.set(`${metric} ${subject}`, { metric, subject, rows });
      return rows;
    },
    subjects(metric) {
      const found = known.subjects(metric);
      subjects.set(metric, [...found]);
      return found;
    },
  };
  return { index, read: { series, subjects } };
}

/** Series of at most `ROWS_PER_CHUNK` rows together; a long one goes on in the next list. */
function chunked(all: readonly Series[]): readonly (readonly PackedSeries[])[] {
  const chunks: PackedSeries[][] = [];
  let room = 0;
  for (const series of all)
    for (let from = 0; from < series.rows.length; ) {
      if (room === 0) {
        chunks.push([]);
        room = ROWS_PER_CHUNK;
      }
      const rows = series.rows.slice(from, from + room);
      chunks.at(-1)?.push(packed({ ...series, rows }));
      from += rows.length;
      room -= rows.length;
    }
  return chunks;
}

const packed = ({ metric, subject, rows }: Series): PackedSeries => ({
  metric,
  subject,
  recordId: rows.map(({ recordId }) => recordId),
  value: column(rows.map(({ value }) => value)),
  observedAt: column(rows.map(({ observedAt }) => observedAt)),
  knownAt: column(rows.map(({ knownAt }) => knownAt)),
  feedId: column(rows.map(({ feedId }) => feedId)),
  lineage: column(rows.map(({ lineage }) => lineage)),
  event: column(rows.map(({ event }) => event)),
  detail: column(rows.map(({ detail }) => detail)),
});

function column<T>(values: readonly T[]): Column<T> {
  const [first] = values;
  const text = JSON.stringify(first);
  const isSame = values.every((value) => value === first || JSON.stringify(value) === text);
  return first !== undefined && isSame ? { all: first } : values;
}

function withheldOf(feedId: string, all: readonly Series[]): readonly WithheldObservations[] {
  const rows = all.flatMap((series) => series.rows.filter((row) => row.feedId === feedId));
  return rows.length === 0 ? [] : [{ feedId, count: rows.length, sha256: hashOf(canonicalJson(rows)) }];
}
