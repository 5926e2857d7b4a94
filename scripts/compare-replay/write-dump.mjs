import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { exerciseRows } from './exercise-rows.mjs';
import { snapshotsOf } from './snapshots-of.mjs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From two days before the first warnings to four days after the last ship passes again; thirty hours meet every hour of six. */
const EXERCISE = {
  anchorAt: Date.UTC(2026, 10, 20, 12, 50),
  seed: 20_261,
  fromDay: -17,
  toDay: 54,
  stepMs: 30 * HOUR_MS,
};

/** Every kind of series: prices and deaths alone; coded news of every country; transits; sirens; sanctions; India's news. */
const SPANS = [
  { id: '1990', from: '1990-07-20', to: '1990-09-20' },
  { id: '2014', from: '2014-06-01', to: '2014-08-15' },
  { id: '2019', from: '2019-05-01', to: '2019-07-15' },
  { id: '2020', from: '2020-02-15', to: '2020-05-01' },
  { id: '2021', from: '2021-03-10', to: '2021-05-25' },
  { id: '2022', from: '2022-02-01', to: '2022-04-15' },
  // One span, because OFAC's list is read from 2021 on for each.
  { id: '2023-2024', from: '2023-11-01', to: '2024-06-01' },
];
/** Assessed before a span and not written: what a region remembers is thirty days old at most. */
const WARM_UP_MS = 15 * DAY_MS;
const STEP_MS = 3 * DAY_MS;

export const PARTS = ['exercise', ...SPANS.map(({ id }) => id)];

/**
 * Writes the lines of some parts. The first line of a part counts its rows by feed; every other one is a snapshot.
 * @param parts of `PARTS`
 * @returns snapshots written, and seconds of processor time, by part
 */
export async function writeDump(path, parts, program) {
  const out = createWriteStream(path);
  const report = [];
  for (const part of parts) {
    const before = process.cpuUsage();
    let snapshotCount = 0;
    for await (const line of linesOf(part, program)) {
      snapshotCount += line.snapshot === undefined ? 0 : 1;
      if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
    }
    const { user, system } = process.cpuUsage(before);
    report.push({ part, snapshotCount, cpuSeconds: Math.round((user + system) / 1e6) });
  }
  out.end();
  await once(out, 'finish');
  return report;
}

async function* linesOf(part, program) {
  const { rows, instants, from, isExercise } = await (part === 'exercise' ? exercise(program) : history(part, program));
  const rowsByFeed = {};
  for (const { feedId } of rows) rowsByFeed[feedId] = (rowsByFeed[feedId] ?? 0) + 1;
  yield { part, rowsByFeed };
  const explainedAt = [isExercise ? instants.find((at) => at >= EXERCISE.anchorAt) : instants.at(-1)];
  for (const found of snapshotsOf(rows, instants, { isExercise, explainedAt, program })) {
    const { regionId: region, generatedAt } = found.snapshot;
    if (generatedAt >= from) yield { part, region, at: new Date(generatedAt).toISOString(), ...found };
  }
}

async function exercise(program) {
  const { anchorAt, fromDay, toDay, stepMs } = EXERCISE;
  const [from, to] = [anchorAt + fromDay * DAY_MS, anchorAt + toDay * DAY_MS];
  const instants = steps(from, to, stepMs);
  return { rows: await exerciseRows(instants, EXERCISE, program), instants, from, isExercise: true };
}

async function history(part, program) {
  const span = SPANS.find(({ id }) => id === part);
  const [from, to] = [Date.parse(`${span.from}T00:00:00Z`), Date.parse(`${span.to}T00:00:00Z`)];
  const rows = await program.realSeries({ from, to });
  return { rows, instants: steps(from - WARM_UP_MS, to, STEP_MS), from, isExercise: false };
}

const steps = (from, to, stepMs) =>
  Array.from({ length: Math.ceil((to - from) / stepMs) }, (_, i) => from + i * stepMs);
