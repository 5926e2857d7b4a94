import { table } from '../print-method/markdown.mjs';
import { LIMITS, LOAD, RECORD_BYTES, RECORDS_PER_DAY, ROWS_PER_DAY, SHORT_RECORDS } from './assumptions.mjs';
import { assessmentAt, breaksAt, planOf, rowsAssessed, sharesAt } from './model.mjs';
import { meanWait } from './queue.mjs';

const FACTORS = [1, 10, 100, 1_000];

/** The tables of docs/capacity.md, from measurements and assumptions. */
export function renderCapacity(measured) {
  return [numbers(measured), checked(measured), today(measured), breaking(measured)].join('\n\n');
}

function numbers({ machine, processes, snapshot, stores, assessment, redis }) {
  const storeRows = Object.entries(stores).map(([store, one]) => [
    store,
    grouped(one.appendedPerSecond),
    grouped(one.snapshotsPerSecond),
    one.pastReadMs,
    grouped(one.observationBytes),
    grouped(one.snapshotBytes),
  ]);
  const { oneReadsPerSecond: one, twoReadsPerSecond: two, ratio } = processes;
  return `## Measurements

${machine.cores} cores, Node ${machine.node}, commit ${machine.commit}; \`npm run bench:capacity\` and \`npm run bench:processes\`. ${processes.note}

${table(
  ['reads of a stored snapshot', 'per second', 'relative to one'],
  [
    ['one process on two cores', grouped(one), '1'],
    ['two processes on the same cores, over PostgreSQL', grouped(two), ratio],
  ],
)}

A body has ${grouped(snapshot.bodyBytes)} bytes, ${grouped(snapshot.compressedBytes)} as \`br\`. The embedded store allows one process: a second needs PostgreSQL. A read of the latest snapshot uses no store, so one process is equally fast on both.

${table(['store', 'observations written per second', 'snapshots written per second', 'read of the past, ms', 'bytes per observation', 'bytes per snapshot'], storeRows)}

Bytes include indexes.

${table(
  ['rows in the window', 'index and world, s of one core', 'per region, s', 'memory, MB'],
  assessment.map((at) => [grouped(at.rows), at.worldSeconds, at.regionSeconds, grouped(at.megabytes)]),
)}

A count in Redis costs a process ${redis.processMicros} µs more than a count in memory, and the Redis server ${redis.serverMicros} µs.`;
}

function checked({ pool, processes }) {
  const { connections, serviceMs, share, waitMs } = pool;
  const predicted =
    1_000 *
    meanWait({
      servers: connections,
      serviceSeconds: serviceMs / 1_000,
      perSecond: (share * connections * 1_000) / serviceMs,
    });
  return `## Model validation

${table(
  ['what', 'predicted', 'measured', 'measured / predicted'],
  [
    [
      `mean wait for one of ${connections} connections at ${percent(share)} load, statements of ${serviceMs} ms`,
      `${figures(predicted)} ms`,
      `${waitMs} ms`,
      figures(waitMs / predicted),
    ],
    ['reads of two processes, relative to one', '2', processes.ratio, figures(processes.ratio / 2)],
  ],
)}

The wait is simulated: random arrivals, fixed service time, one queue (\`scripts/print-capacity/queue.mjs\`). The same simulation gives the mean wait of a process that serves one read after the other:

${table(
  ['load', 'wait, in service times'],
  [0.5, 0.7, 0.9, 0.95].map((at) => [percent(at), figures(meanWait({ servers: 1, serviceSeconds: 1, perSecond: at }))]),
)}

The plan therefore uses at most ${percent(LIMITS.plannedShare)}.`;
}

function today(measured) {
  const plan = planOf(measured);
  const work = assessmentAt(measured, rowsAssessed(plan), LOAD.regions);
  const questions = LOAD.questionsPerDay * LOAD.questionTokens;
  return `## Load at 1×

Assumed, in \`scripts/print-capacity/assumptions.mjs\`. Put your own numbers there and print the page again.

${table(
  ['what', 'at 1×'],
  [
    [
      'peak reads',
      `${LOAD.readsPerSecond} per second, ${percent(LOAD.compressedShare)} of them as \`br\`: ${megabits(LOAD.readsPerSecond * plan.readBytes * 8)} Mbit/s`,
    ],
    [
      'new observations',
      `${grouped(plan.rowsPerDay)} per day, ${megabytes(plan.evidenceBytesPerDay)} MB per day, ${gigabytes(plan.evidenceBytesPerDay * 365)} GB per year`,
    ],
    [
      'new records',
      `${grouped(plan.recordsPerDay)} per day, ${megabytes(plan.recordBytesPerDay)} MB per day, ${gigabytes(plan.recordBytesPerDay * 365)} GB per year`,
    ],
    ...Object.entries(SHORT_RECORDS).map(([of, { perDay, keptDays }]) => [
      `new records of ${of}`,
      `${grouped(perDay)} per day, kept for ${keptDays}: ${megabytes(perDay * keptDays * RECORD_BYTES)} MB`,
    ]),
    [
      'snapshots',
      `${plan.snapshotsPerDay} per day for ${LOAD.regions} regions, ${megabytes(plan.snapshotBytesPerDay)} MB per day, ${gigabytes(plan.snapshotBytesPerDay * 365)} GB per year`,
    ],
    ['write-ahead log of the embedded store', 'at most 160 MB; PostgreSQL: its `max_wal_size`'],
    ['an assessment', `${grouped(rowsAssessed(plan))} rows, ${figures(work.seconds)} s of one core`],
    [
      'questions to models',
      `${grouped(LOAD.questionsPerDay)} per day, ${grouped(questions)} tokens, ${figures((questions / 1e6) * LOAD.pricePerMillionTokens)} per day if a million costs ${LOAD.pricePerMillionTokens}`,
    ],
  ],
)}

${table(
  ['new observations of', 'per day'],
  Object.entries(ROWS_PER_DAY).map(([feed, rows]) => [feed, grouped(rows)]),
)}

${table(
  ['new records of', 'per day'],
  Object.entries(RECORDS_PER_DAY).map(([feed, rows]) => [feed, grouped(rows)]),
)}`;
}

function breaking(measured) {
  const at = FACTORS.map((factor) => sharesAt(measured, factor));
  const rows = Object.keys(at[0]).map((dimension) => [
    dimension,
    ...at.map((shares) => {
      const [first] = shares[dimension];
      return first.share < 1
        ? `ok: ${first.limit}, ${percent(first.share)}`
        : `${first.limit}, ${figures(first.share)} times`;
    }),
  ]);
  const limits = Object.keys(at[0]).flatMap((dimension) =>
    at[0][dimension].map(({ limit, share }) => {
      const factor = breaksAt(measured, dimension, limit);
      return [dimension, limit, percent(share), factor === undefined ? 'beyond 100,000×' : `${figures(factor)}×`];
    }),
  );
  return `## Bottlenecks

Each dimension grows alone. A cell names the most used limit and its use; above 1 time it is exceeded.

${table(['dimension', ...FACTORS.map((factor) => `${grouped(factor)}×`)], rows)}

${table(['dimension', 'limit', 'used at 1×', 'reached at'], limits)}`;
}

const grouped = (value) => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
const figures = (value) =>
  value >= 1_000 ? grouped(Number(value.toPrecision(3))) : String(Number(value.toPrecision(3)));
const percent = (share) => `${figures(share * 100)}%`;
const megabits = (bits) => figures(bits / 1e6);
const megabytes = (bytes) => figures(bytes / 1e6);
const gigabytes = (bytes) => figures(bytes / 1e9);
