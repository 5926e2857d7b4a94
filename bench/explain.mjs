// `npm run bench:explain`: what an explanation costs over HTTP on the exercise, through the built program: the first calls after a
// start, then every kind of value of every region, one after the other. Fails where an answer is not 200 or takes longer than a
// second once the explanations are warm. `START_MS=30000` is the time from the start to the first call.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createPlace, residentMegabytes, startProgram } from './served-program.mjs';

const START_MS = Number(process.env.START_MS ?? 30_000);
const MAX_MS = 1_000;
const REGIONS = ['mena', 'east-asia', 'europe', 'north-america', 'south-asia', 'latam', 'sub-saharan-africa', 'global'];
const VALUES = [
  ...['coercivePressure', 'domesticFragility', 'capitalStress', 'energyVulnerability'],
  ...['allianceCohesion', 'maritimeAccess', 'energyLeverage', 'netBalance'],
].map((axis) => `/balance/${axis}`);
const POINTERS = [
  ...VALUES,
  '/regime/label',
  '/scenarioSets/0/lanes/1/probability',
  '/scenarioSets/2/lanes/0/probability',
  '/balance/pressures/0/magnitude',
  '/meta/snapshotConfidence',
  '/mobility/rerouteIntensity',
  '/evidence/0/confidence',
  '/narrative/situation/text',
];

const place = createPlace();
try {
  const server = await startProgram(place, { FEEDS_PROXY: 'http://127.0.0.1:9' });
  const resident = residentMegabytes(server.pid);
  await new Promise((resolve) => setTimeout(resolve, START_MS));
  console.log(
    `Node ${process.versions.node}. Explanations over HTTP, first call ${START_MS / 1_000} s after the start; ms.`,
  );
  const first = await explained(server, 'mena', '/balance/maritimeAccess');
  row('first call', [first]);
  const all = [];
  const before = processorMilliseconds(server.pid);
  for (const regionId of REGIONS) for (const pointer of POINTERS) all.push(await explained(server, regionId, pointer));
  row(`${REGIONS.length} regions, ${POINTERS.length} values`, all);
  const spent = processorMilliseconds(server.pid) - before;
  console.log(`  processor time of a call, mean: ${(spent / all.length).toFixed(0)} ms`);
  const failed = [first, ...all].filter(({ status }) => status !== 200);
  const late = [first, ...all].filter(({ ms }) => ms > MAX_MS);
  console.log(`  resident before and after: ${resident.toFixed(0)} and ${residentMegabytes(server.pid).toFixed(0)} MB`);
  for (const { regionId, pointer, status } of failed) console.error(`FAILED: ${regionId} ${pointer}: ${status}`);
  for (const { regionId, pointer, ms } of late) console.error(`LATE: ${regionId} ${pointer}: ${ms.toFixed(0)} ms`);
  if (failed.length + late.length > 0) process.exitCode = 1;
} finally {
  await place.close();
}

/** User and system time of a process and its threads: on a busy machine the one figure that others do not move. */
function processorMilliseconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function explained({ url, key }, regionId, pointer) {
  const query = new URLSearchParams({ region_id: regionId, pointer });
  const from = performance.now();
  const answer = await fetch(`${url}/api/intelligence/v1/explain-regional-snapshot?${query}`, {
    headers: { 'X-Service-Key': key },
  });
  await answer.arrayBuffer();
  return { regionId, pointer, status: answer.status, ms: performance.now() - from };
}

function row(name, calls) {
  const times = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(0).padStart(6);
  console.log(`  ${name.padEnd(24)} p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)}`);
}
