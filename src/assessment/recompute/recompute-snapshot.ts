import type { AssessmentInputs } from '../../contract/intelligence/get-assessment-inputs.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { countriesOfRegion, isRegionId, type RegionId } from '../../reference/regions.ts';
import { regionAlarms } from '../alarms/region-alarms.ts';
import { assembleSnapshot, snapshotBody } from '../assemble-snapshot.ts';
import { assessInPieces } from '../assess-region.ts';
import { assessWorld, type World } from '../assess-world.ts';
import { regionArea } from '../balance/area.ts';
import { readAreaAxes } from '../balance/balance.ts';
import { patchBetween } from '../compare/json-patch.ts';
import { followCorridor } from '../corridors/follow-corridor.ts';
import { headlineOf } from '../headline/headline.ts';
import { isFeedMetricId, isMetricId } from '../metrics.ts';
import { chokepointSubject, type Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { parseRegionState } from '../region-state.ts';
import { pathsInPieces } from '../transmission/transmission-paths.ts';
import { VERSIONS } from '../versions.ts';
import { type Column, hashOf, type InputBundle, type PackedSeries } from './inputs-of.ts';

/** What a recomputation found. */
export type Recomputed =
  /** The bytes are those of the stored snapshot. */
  | { readonly status: 'same'; readonly body: string }
  /** `at`: JSON Pointer of the first difference, where the stored snapshot was given. */
  | { readonly status: 'different'; readonly body: string; readonly at?: string }
  /** Only an operator has all of the inputs. */
  | { readonly status: 'withheld'; readonly withheld: AssessmentInputs['withheld'] }
  /** This program has other parameters than the one that made the snapshot. */
  | { readonly status: 'other_parameters'; readonly own: AssessmentInputs['parameters'] };

/**
 * Computes a snapshot again from its inputs and nothing else. Yields between pieces of work of a few milliseconds, so that a
 * page can show how far it is (0 to 1) and stay responsive.
 * @param stored the body of the snapshot as it is served, to be compared too: says where a difference is
 * @throws Error on observations of another form
 */
export function* recomputeSnapshot(
  { inputs, observations }: InputBundle,
  stored?: string,
): Generator<number, Recomputed> {
  const { regionId, withheld, parameters } = inputs;
  if (!isRegionId(regionId)) throw new Error(`unknown region ${regionId}`);
  if (withheld.length > 0) return { status: 'withheld', withheld };
  // Each is hashed when it is first asked for.
  const { modelVersion } = VERSIONS;
  yield 0;
  const { scoringVersion } = VERSIONS;
  yield 0;
  const { geographyVersion } = VERSIONS;
  yield 0;
  const own = { modelVersion, scoringVersion, geographyVersion };
  if (JSON.stringify(own) !== JSON.stringify(parameters)) return { status: 'other_parameters', own };
  const series = new Map<string, Observation[]>();
  for (const [done, chunk] of observations.entries()) {
    unpack(chunk, series);
    yield READING * ((done + 1) / observations.length);
  }
  const index = indexOf(inputs, series);
  const prior = inputs.prior === undefined ? undefined : parseRegionState(inputs.prior);
  const prepared = preparation(index, inputs, regionId);
  let world = prepared.next();
  for (let steps = 0; world.done !== true; world = prepared.next(), steps += 1)
    yield READING + (1 - READING) * (steps / (steps + HALF_WAY));
  const assessed = assessInPieces(world.value, regionId, prior);
  let found = assessed.next();
  for (; found.done !== true; found = assessed.next()) yield 1;
  const { draft } = found.value;
  yield 1;
  const snapshot = assembleSnapshot(draft, inputs);
  yield 1;
  const body = snapshotBody(snapshot);
  yield 1;
  if (hashOf(body) === inputs.sha256 && (stored ?? body) === body) return { status: 'same', body };
  const [first] = stored === undefined ? [] : patchBetween(toJson(JSON.parse(stored)), toJson(JSON.parse(body)));
  return { status: 'different', body, ...(first === undefined ? {} : { at: first.path }) };
}

/** Share of the work that is done when all observations are read. */
const READING = 0.4;
/** Steps of the preparation after which half of the rest is done. */
const HALF_WAY = 60;

/** Computes in pieces what the assessment of a region asks for: the same values, which a world computes once. */
function* preparation(index: ObservationIndex, inputs: AssessmentInputs, regionId: RegionId): Generator<void, World> {
  for (const { id } of CHOKEPOINTS) {
    followCorridor(id, index.series('transits_total', chokepointSubject(id)));
    yield;
  }
  const world = assessWorld(index, inputs.label === '' ? '' : 'EXERCISE ');
  yield;
  for (const country of countriesOfRegion(regionId)) {
    world.countries.get(country.iso2);
    yield;
    world.events.get(country.iso2);
    yield;
    readAreaAxes(world, { ...regionArea(world, regionId), countries: [country] });
    yield;
  }
  yield* pathsInPieces(world);
  headlineOf(world, regionId);
  yield;
  regionAlarms(world, regionId);
  yield;
  yield* world.lanes.inPieces(regionId);
  yield;
  world.mobility.get(regionId);
  yield;
  const { actors, edges } = yield* world.actors.inPieces(regionId);
  yield;
  // Evidence is made when it is first asked for.
  for (const { evidence } of [...actors, ...edges]) yield void evidence;
  return world;
}

/** What was known, as the assessment read it. */
function indexOf(
  { generatedAt, subjects }: AssessmentInputs,
  series: ReadonlyMap<string, readonly Observation[]>,
): ObservationIndex {
  return {
    instant: generatedAt,
    series: (metric, subject) => series.get(`${metric} ${subject}`) ?? NONE,
    past: () => [],
    subjects: (metric) => subjects[metric] ?? [],
  };
}

/** One list for all, so that what is read from it is read once. */
const NONE: readonly Observation[] = [];

function unpack(chunk: string, series: Map<string, Observation[]>): void {
  const parts: unknown = JSON.parse(chunk);
  if (!Array.isArray(parts)) throw new Error('observations are no list of series');
  for (const part of parts) {
    if (!isSeries(part)) throw new Error('a series of observations has an unknown form');
    const { metric, subject, recordId: ids } = part;
    const key = `${metric} ${subject}`;
    const list = series.get(key) ?? [];
    series.set(key, list);
    for (const [i, recordId] of ids.entries())
      list.push({
        feedId: at(part.feedId, i),
        recordId,
        metric,
        subject,
        value: at(part.value, i),
        observedAt: at(part.observedAt, i),
        knownAt: at(part.knownAt, i),
        lineage: at(part.lineage, i),
        event: at(part.event, i),
        detail: at(part.detail, i),
      });
  }
}

function at<T>(column: Column<T>, row: number): T {
  const value = 'all' in column ? column.all : column[row];
  if (value === undefined) throw new Error('a column of observations is too short');
  return value;
}

function isSeries(part: unknown): part is PackedSeries {
  const { metric, subject, recordId, value, observedAt, knownAt, feedId, lineage, event, detail } = Object(part);
  return (
    typeof metric === 'string' &&
    (isMetricId(metric) || isFeedMetricId(metric)) &&
    typeof subject === 'string' &&
    [recordId, feedId, lineage, event].every((column) => isColumn(column, 'string')) &&
    Array.isArray(recordId) &&
    [value, observedAt, knownAt].every((column) => isColumn(column, 'number')) &&
    isColumn(detail, 'object')
  );
}

function isColumn(column: unknown, type: 'string' | 'number' | 'object'): boolean {
  const values: readonly unknown[] = Array.isArray(column) ? column : [Object(column).all];
  return values.every((value) => typeof value === type && value !== null);
}
