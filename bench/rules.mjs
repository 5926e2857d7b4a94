// `npm run bench:rules`: what an alert rule costs a snapshot, on a walk through two of the exercise in turn, against `JSON.parse`
// of one, and from that over a year of four a day. Rules that read the snapshot, the one before it, and the difference of both.
// Fails where a rule takes more than three times the `JSON.parse`, or a year more than two seconds. `REGION=mena`.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { build } from '../scripts/build.mjs';
import { bundleOwn } from './own-modules.mjs';
import { createPlace, startProgram } from './served-program.mjs';

const REGION = process.env.REGION ?? 'mena';
const MAX_RATIO = 3;
const MAX_YEAR_SECONDS = 2;
const SNAPSHOTS_A_YEAR = 4 * 366;
const ROUNDS = 10;
/** Snapshots of a walk. */
const STEPS = 100;
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
  export { createRuleViews } from './src/events/rules/rule-view.ts';
  export { ruleStateFrom } from './src/events/rules/rule-state.ts';
  export { stepRule } from './src/events/rules/step-rule.ts';
  export { localMinute } from './src/main/clock/local-minute.ts';`,
);
const own = await import(pathToFileURL(join(place, 'main.mjs')).href);
rmSync(place, { recursive: true, force: true });

const parsing = millisecondsOf((body) => JSON.parse(new TextDecoder().decode(body)));
console.log(
  `Node ${process.versions.node}. Two snapshots of ${bodies.map(({ length }) => length).join(' and ')} bytes: JSON.parse takes ${parsing.toFixed(2)} ms.`,
);
console.log('a rule that reads      ms   × parse   a year, s');
let hasFailed = false;
for (const [name, when] of Object.entries(RULES)) {
  const body = { name, regionIds: [REGION], when };
  const rule = { body, expressions: own.compileRule(body), localMinute: own.localMinute };
  const viewsOf = own.createRuleViews();
  const each = millisecondsOf((snapshot, previous) => {
    const view = viewsOf(snapshot, previous)(rule.expressions.reads);
    own.stepRule(rule, own.ruleStateFrom(null), { at: Date.now(), view });
  });
  const ratio = each / parsing;
  const year = (each * SNAPSHOTS_A_YEAR) / 1_000;
  hasFailed ||= ratio > MAX_RATIO || year > MAX_YEAR_SECONDS;
  console.log(
    `${name.padEnd(18)} ${each.toFixed(2).padStart(6)} ${ratio.toFixed(2).padStart(9)} ${year.toFixed(2).padStart(11)}`,
  );
}
process.exitCode = hasFailed ? 1 : 0;

/** A step of a walk, in the least of the rounds: whatever else the machine does only adds. @param step of a snapshot and the one before */
function millisecondsOf(step) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    // As in a dry-run, no more than the snapshot and the one before it is held.
    let previous = new Uint8Array(bodies[0]);
    step(previous, undefined);
    const from = performance.now();
    for (let n = 1; n <= STEPS; n += 1) {
      const body = new Uint8Array(bodies[n % 2]);
      step(body, previous);
      previous = body;
    }
    least = Math.min(least, (performance.now() - from) / STEPS);
  }
  return least;
}

/** Bodies as served, UTF-8, of the region: the first, and one made after it. */
async function twoSnapshots() {
  const programs = createPlace();
  try {
    const { url, key, dataDir } = await startProgram(programs, { FEEDS_PROXY: 'http://127.0.0.1:9' });
    const read = async () => {
      const path = `/api/intelligence/v1/get-regional-snapshot?region_id=${REGION}`;
      return new Uint8Array(await (await fetch(url + path, { headers: { 'X-Service-Key': key } })).arrayBuffer());
    };
    const first = await read();
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    execFileSync(process.execPath, ['dist/main.mjs', 'refresh', '--region', REGION, '--exercise'], {
      env,
      stdio: 'ignore',
    });
    return [first, await read()];
  } finally {
    await programs.close();
  }
}
