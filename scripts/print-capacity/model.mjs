import { LIMITS, LOAD, RECORD_BYTES, RECORDS_PER_DAY, ROWS_PER_DAY } from './assumptions.mjs';

const DAY_SECONDS = 86_400;

/** What the machine gave, and what of it is planned with. */
export function planOf(measured) {
  const { snapshot, stores, redis } = measured;
  const rowsPerDay = Object.values(ROWS_PER_DAY).reduce((sum, rows) => sum + rows, 0);
  const snapshotsPerDay = LOAD.regions * (LOAD.slotsPerDay + LOAD.eventsPerRegionDay);
  const readBytes = LOAD.compressedShare * snapshot.compressedBytes + (1 - LOAD.compressedShare) * snapshot.bodyBytes;
  const server = stores.postgresql;
  return {
    rowsPerDay,
    snapshotsPerDay,
    readBytes,
    evidenceBytesPerDay: rowsPerDay * server.observationBytes,
    recordsPerDay: Object.values(RECORDS_PER_DAY).reduce((sum, rows) => sum + rows, 0),
    recordBytesPerDay: Object.values(RECORDS_PER_DAY).reduce((sum, rows) => sum + rows, 0) * RECORD_BYTES,
    snapshotBytesPerDay: snapshotsPerDay * server.snapshotBytes,
    countsPerSecond: 1e6 / redis.serverMicros,
  };
}

/**
 * The share of each limit that each dimension takes at a factor; above 1 it is broken.
 * @returns `{ dimension: [{ limit, share }] }`, greatest first
 */
export function sharesAt(measured, factor) {
  const plan = planOf(measured);
  const { processes, stores } = measured;
  const oneProcess = share(LOAD.readsPerSecond * factor, processes.oneReadsPerSecond * LIMITS.plannedShare);
  const processCount = Math.ceil(oneProcess);
  const work = assessmentAt(measured, rowsAssessed(plan) * factor, LOAD.regions);
  const regional = assessmentAt(measured, rowsAssessed(plan), LOAD.regions * factor);
  const years = LOAD.yearsKept * 365;
  const appended = share(plan.rowsPerDay * factor, stores.postgresql.appendedPerSecond * DAY_SECONDS * 0.1);
  const busyQuestions = (LOAD.questionsPerDay * LOAD.busiestHourShare * factor * LOAD.questionSeconds) / 3_600;
  const dimensions = {
    reads: [
      ['one process on two cores', oneProcess],
      [
        '1 Gbit/s network',
        share(LOAD.readsPerSecond * factor * plan.readBytes * 8, LIMITS.networkBitsPerSecond * LIMITS.plannedShare),
      ],
      ['one Redis server', share(LOAD.readsPerSecond * factor, plan.countsPerSecond * LIMITS.plannedShare)],
      ['PostgreSQL connections', share(processCount * LIMITS.connectionsPerProcess, LIMITS.databaseConnections)],
    ],
    evidence: [
      [
        '200 GB disk, five years',
        share((plan.evidenceBytesPerDay + plan.recordBytesPerDay) * factor * years, LIMITS.diskBytes),
      ],
      ['assessment memory, 4 GB', share(work.bytes, LIMITS.memoryBytes)],
      ['ten minutes per assessment', share(work.seconds, LIMITS.slotSeconds)],
      ['a tenth of the time for appends', appended],
    ],
    regions: [
      ['ten minutes per assessment', share(regional.seconds, LIMITS.slotSeconds)],
      ['200 GB disk, five years', share(plan.snapshotBytesPerDay * factor * years, LIMITS.diskBytes)],
      [
        'one core for event-driven runs',
        share(regional.seconds * LOAD.eventsPerRegionDay * LOAD.regions * factor, DAY_SECONDS * LIMITS.plannedShare),
      ],
    ],
    questions: [['model slots, peak hour', share(busyQuestions, LIMITS.modelPlaces * LIMITS.plannedShare)]],
  };
  return Object.fromEntries(
    Object.entries(dimensions).map(([dimension, limits]) => [
      dimension,
      limits.map(([limit, used]) => ({ limit, share: used })).toSorted((a, b) => b.share - a.share),
    ]),
  );
}

/** Factor at which a limit is reached, by doubling and halving the span; none below a hundred thousand. */
export function breaksAt(measured, dimension, limit) {
  const used = (factor) => sharesAt(measured, factor)[dimension].find((one) => one.limit === limit).share;
  const [lowest, highest] = [0.001, 100_000];
  if (used(highest) < 1) return undefined;
  let [below, above] = [lowest, highest];
  for (let step = 0; step < 60; step += 1) {
    const middle = Math.sqrt(below * above);
    if (used(middle) < 1) below = middle;
    else above = middle;
  }
  return above;
}

/** Rows that an assessment reads; older days are rolled up. */
export const rowsAssessed = (plan) => plan.rowsPerDay * LOAD.rowDays;

/** A line through the sizes measured: what is there without rows, and what each of them adds. */
export function assessmentAt({ assessment }, rows, regions) {
  const world = line(assessment.map((one) => [one.rows, one.worldSeconds]));
  const region = line(assessment.map((one) => [one.rows, one.regionSeconds]));
  const memory = line(assessment.map((one) => [one.rows, one.megabytes * 1_048_576]));
  return { seconds: world(rows) + region(rows) * regions, bytes: memory(rows) };
}

/** Least squares, never below what the smallest size took. */
function line(points) {
  const mean = (pick) => points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean(([at]) => at), mean(([, value]) => value)];
  const slope =
    points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) /
    points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const least = Math.min(...points.map(([, value]) => value));
  return (at) => Math.max(least, y + slope * (at - x));
}

const share = (used, limit) => used / limit;
