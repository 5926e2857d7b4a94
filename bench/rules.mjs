// `npm run bench:rules`: what an alert rule costs over one snapshot of the exercise, against `JSON.parse` of its body, and from
// that over a year of four snapshots a day. Rules that read the snapshot, the one before it, and the difference of both. Fails
// where a rule over the snapshot alone takes more than three times its `JSON.parse`. `REGION=mena`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from '../scripts/build.mjs';
import { bundleOwn } from './own-modules.mjs';
import { createPlace, startProgram } from './served-program.mjs';

const REGION = process.env.REGION ?? 'mena';
const MAX_RATIO = 3;
const SNAPSHOTS_A_YEAR = 4 * 366;
const ROUNDS = 400;
const RULES = {
  'the snapshot': 'snapshot.balance.coercivePressure > `0.7`',
  'a list of it': 'length(snapshot.evidence[?confidence > `0.8`]) > `3`',
  'the one before': 'snapshot.balance.coercivePressure > previous.balance.coercivePressure',
  'the difference': 'difference && length(difference.numbers) > `20`',
};

await build();
const bodies = await twoSnapshots();
const place = await bundleOwn(
  'bench-rules',
  `export { compileRule } from './src/events/rules/compile-rule.ts';
  export { ruleViews } from './src/events/rules/rule-view.ts';
  export { ruleStateFrom } from './src/events/rules/rule-state.ts';
  export { stepRule } from './src/events/rules/step-rule.ts';
  export { localMinute } from './src/main/clock/local-minute.ts';`,
);
const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
rmSync(place, { recursive: true, force: true });

const parsing = millisecondsOf(() => JSON.parse(new TextDecoder().decode(bodies[1])));
console.log(
  `Node ${process.versions.node}. A snapshot of ${bodies[1].length} bytes: JSON.parse takes ${parsing.toFixed(2)} ms.`,
);
console.log('a rule that reads      ms   × parse   a year, s');
let hasFailed = false;
for (const [name, when] of Object.entries(RULES)) {
  const body = { name, regionIds: [REGION], when };
  const rule = { body, expressions: own.compileRule(body), localMinute: own.localMinute };
  const each = millisecondsOf(() => {
    const view = own.ruleViews(bodies[1], bodies[0])(rule.expressions.reads);
    own.stepRule(rule, own.ruleStateFrom(null), { at: Date.now(), view });
  });
  const ratio = each / parsing;
  const isBarred = !rule.expressions.reads.previous && !rule.expressions.reads.difference;
  hasFailed ||= isBarred && ratio > MAX_RATIO;
  const year = (each * SNAPSHOTS_A_YEAR) / 1_000;
  console.log(
    `${name.padEnd(18)} ${each.toFixed(2).padStart(6)} ${ratio.toFixed(2).padStart(9)} ${year.toFixed(2).padStart(11)}`,
  );
}
process.exitCode = hasFailed ? 1 : 0;

/** The least of the rounds: whatever else the machine does only adds. */
function millisecondsOf(work) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now();
    work();
    least = Math.min(least, performance.now() - from);
  }
  return least;
}

/** Bodies as served, UTF-8: of the region, and of another one, from which it differs in all. */
async function twoSnapshots() {
  const programs = createPlace();
  try {
    const { url, key } = await startProgram(programs, { FEEDS_PROXY: 'http://127.0.0.1:9' });
    const read = async (regionId) => {
      const path = `/api/intelligence/v1/get-regional-snapshot?region_id=${regionId}`;
      return new Uint8Array(await (await fetch(url + path, { headers: { 'X-Service-Key': key } })).arrayBuffer());
    };
    return [await read('europe'), await read(REGION)];
  } finally {
    await programs.close();
  }
}
