import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/replay/', import.meta.url));
const DAY_MS = 86_400_000;
const at = (day) => Date.parse(`${day}T00:00:00Z`);

/** Each part from the empty state some days before: what a region remembers is thirty days old at most. */
export const PARTS = [
  { id: '2014', from: '2014-02-01', to: '2015-01-01', warmUpDays: 14 },
  { id: '2019', from: '2019-02-01', to: '2020-01-01', warmUpDays: 30 },
  { id: '2020', from: '2020-01-01', to: '2021-01-01', warmUpDays: 30 },
  { id: '2021', from: '2021-01-01', to: '2022-01-01', warmUpDays: 30 },
  { id: '2022', from: '2022-01-01', to: '2023-01-01', warmUpDays: 30 },
  { id: '2023', from: '2023-01-01', to: '2024-01-01', warmUpDays: 30 },
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
  const choice = { regionIds: project.REGION_IDS, warmUpMs: part.warmUpDays * DAY_MS };
  for (const said of project.replayRegions(observations, span, choice)) lines.push(JSON.stringify(said));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${fileOf(part, project)}.part`, lines.join('\n'));
  const { user, system } = process.cpuUsage(before);
  const cost = { program: project.program, cpuSeconds: Math.round((user + system) / 1e6) };
  writeFileSync(`${fileOf(part, project)}.cost`, JSON.stringify(cost));
  renameSync(`${fileOf(part, project)}.part`, fileOf(part, project));
}
