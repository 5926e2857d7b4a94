import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/replay/', import.meta.url));
const DAY_MS = 86_400_000;
const at = (day) => Date.parse(`${day}T00:00:00Z`);

/**
 * Each part from the empty state some days before: what a region remembers is thirty days old at most. Every six hours, or
 * by `stepHours`: before 2014 nothing is known by the hour.
 */
export const PARTS = [
  { id: '1986-1989', from: '1986-01-02', to: '1990-01-01', warmUpDays: 30, stepHours: 24 },
  { id: '1990s', from: '1990-01-01', to: '2000-01-01', warmUpDays: 30, stepHours: 24 },
  { id: '2000s', from: '2000-01-01', to: '2010-01-01', warmUpDays: 30, stepHours: 24 },
  { id: '2010-2013', from: '2010-01-01', to: '2014-01-01', warmUpDays: 30, stepHours: 24 },
  { id: '2014', from: '2014-02-01', to: '2015-01-01', warmUpDays: 14 },
  { id: '2015', from: '2015-01-01', to: '2016-01-01', warmUpDays: 30 },
  { id: '2016', from: '2016-01-01', to: '2017-01-01', warmUpDays: 30 },
  { id: '2017', from: '2017-01-01', to: '2018-01-01', warmUpDays: 30 },
  { id: '2018', from: '2018-01-01', to: '2019-01-01', warmUpDays: 30 },
  { id: '2019', from: '2019-02-01', to: '2020-01-01', warmUpDays: 30 },
  { id: '2020', from: '2020-01-01', to: '2021-01-01', warmUpDays: 30 },
  { id: '2021', from: '2021-01-01', to: '2022-01-01', warmUpDays: 30 },
  { id: '2022', from: '2022-01-01', to: '2023-01-01', warmUpDays: 30 },
  // Two months more, for what began in December.
  { id: '2023', from: '2023-01-01', to: '2024-03-01', warmUpDays: 30 },
  { id: '2024', from: '2024-03-01', to: '2025-01-01', warmUpDays: 30 },
  { id: '2025', from: '2025-01-01', to: '2026-01-01', warmUpDays: 30 },
];

const fileOf = ({ id }, { VERSIONS }) => `${FOLDER}${id}-${VERSIONS.scoringVersion.replace(/[^\w.]/g, '_')}.jsonl`;

/** What a part said, where it was replayed with the constants of now. */
export function heldPart(part, project) {
  const path = fileOf(part, project);
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

/** By which code a part was replayed and what it took; undefined where that was not kept. */
export function costOfPart(part, project) {
  const path = `${fileOf(part, project)}.cost`;
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

export async function replayPart(part, project) {
  const before = process.cpuUsage();
  const span = { from: at(part.from), to: at(part.to) };
  const observations = await project.realSeries(span);
  const lines = [];
  const stepMs = (part.stepHours ?? 6) * 3_600_000;
  const choice = { regionIds: project.REGION_IDS, warmUpMs: part.warmUpDays * DAY_MS, stepMs };
  for (const said of project.replayRegions(observations, span, choice)) lines.push(JSON.stringify(said));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${fileOf(part, project)}.part`, lines.join('\n'));
  const { user, system } = process.cpuUsage(before);
  const cost = { program: project.program, cpuSeconds: Math.round((user + system) / 1e6) };
  writeFileSync(`${fileOf(part, project)}.cost`, JSON.stringify(cost));
  renameSync(`${fileOf(part, project)}.part`, fileOf(part, project));
}
