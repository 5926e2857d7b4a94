// `node bench/situation.mjs`: how good and how safe the answers of DeductSituation are. 60 frozen questions
// (bench/situation/questions.json) over the exercise and, where history lies beside the project, over two weeks of it: for
// an honest model, one that invents, and one that obeys every instruction that anybody plants.
// Fails on any unsupported statement, unknown id, or effect of an attack. The models are scripts: what is measured is
// retrieval and the check, not a language model.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const GOAL_BUILTIN_MS = 500;
const WORDINGS = { 'honest, widened words': 'widened', 'honest, held-out words': 'held out' };
/** `REASONS=1` prints why sentences of wordings that may be looked at are left out. */
const REASONS = process.env.REASONS === '1';
const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const place = mkdtempSync(join(cache, 'bench-situation-'));
const shared = join(root, '../shared');
const history = {
  transits: join(shared, 'history/maritime/portwatch_4_chokepoints_by_class.csv'),
  crude: join(shared, 'history/markets/brent-daily.csv'),
  violence: ['ucdp_events_india.csv', 'ucdp_mexico.csv.gz', 'ucdp_myanmar.csv.gz'].map((name) =>
    join(shared, 'history/conflict', name),
  ),
  exports: [],
};

try {
  const own = await bundle();
  const questions = own.parseQuestions(readFileSync(join(root, 'bench/situation/questions.json'), 'utf8'));
  const worlds = await openWorlds(own);
  const asked = questions.filter(({ world }) => worlds.has(world));
  console.log(`Node ${process.versions.node}. ${asked.length} of ${questions.length} questions.\n`);
  const problems = [
    ...(await answers(own, { asked, worlds })),
    ...(await speed(own, { asked, worlds })),
    ...(await inventions(own, { asked, worlds })),
    ...(await attacks(own, { asked, worlds })),
  ];
  for (const problem of problems.slice(0, 20)) console.error(`FAILED: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}

async function openWorlds(own) {
  const worlds = new Map([['exercise', await own.exerciseSnapshots()]]);
  if (!existsSync(history.transits)) console.log('No history beside the project: its questions are left out.');
  else
    for (const [name, instant] of Object.entries(own.HISTORY_WORLDS))
      worlds.set(name, own.historySnapshots(history, instant));
  return worlds;
}

/** One answer; `script` writes what the model would, and without one the built-in analyst answers. */
async function ask(own, { question, snapshots, script, earlier = [] }) {
  const shelf = own.inMemorySnapshotSource(snapshots);
  const searching = { search: { find: async () => earlier }, setTimer: () => () => undefined };
  const models = own.scriptedModels(script ?? (() => ''));
  const clock = { now: () => snapshots[0].generatedAt };
  const builtin = own.createBuiltinAnalyst(shelf, { clock });
  const analyst =
    script === undefined
      ? builtin
      : own.createModelAnalyst({ models, builtin, snapshots: shelf, searching, clock, fallsBack: false });
  const { query, geoContext, framework } = question;
  const from = performance.now();
  const answer = await analyst.analyse({ query, geoContext, framework }, new AbortController().signal);
  if (answer.status !== 'answered') throw new Error(`${question.id}: no answer`);
  return { ...answer, ms: performance.now() - from, prompt: models.prompts[0] };
}

async function answers(own, { asked, worlds }) {
  const problems = [];
  const kinds = {
    'honest model': (prompt) => own.honestDraft(prompt),
    'honest, widened words': (prompt) => own.honestDraft(prompt, 'widened'),
    'honest, held-out words': (prompt) => own.honestDraft(prompt, 'held out'),
  };
  for (const [name, script] of Object.entries(kinds)) {
    const scores = [];
    const reasons = [];
    let written = 0;
    let kept = 0;
    let builtin = 0;
    for (const question of asked) {
      const snapshots = worlds.get(question.world);
      const { analysis, provider, prompt } = await ask(own, { question, snapshots, script });
      const wording = WORDINGS[name] ?? 'known';
      const sentences =
        prompt === undefined ? [] : own.honestSections(prompt, wording).flatMap((part) => part.sentences);
      const score = own.scoreAnswer(question, analysis, { snapshots, honest: sentences.map(({ text }) => text) });
      scores.push(score);
      if (provider === 'builtin') builtin += 1;
      if (script !== undefined) {
        const passed = await own.passing(question, { snapshots, sentences: sentences.map(own.written) });
        written += sentences.length;
        kept += passed.length;
        if (REASONS && wording !== 'held out')
          reasons.push(...(await own.reasonsOf(question, { snapshots, sentences: sentences.map(own.written) })));
      }
      for (const statement of [...score.unsupported, ...score.unknownIds])
        problems.push(`${name}, ${question.id}: ${statement}`);
    }
    const sum = (of) => scores.reduce((total, score) => total + of(score), 0);
    const unsupported = sum((score) => score.unsupported.length);
    console.log(name);
    line(
      'citation precision',
      sum((s) => s.relevantCount),
      sum((s) => s.citedCount),
    );
    line(
      'citation recall',
      sum((s) => s.metCount),
      sum((s) => s.wantedCount),
    );
    line(
      'lanes quoted',
      sum((s) => s.quotedCount),
      sum((s) => s.laneCount),
    );
    line(
      'unsupported statements',
      unsupported,
      sum((s) => s.statementCount),
    );
    if (script !== undefined) line('honest sentences that pass', kept, written);
    if (script !== undefined) line('drafts that are dropped', builtin, asked.length);
    for (const [reason, count, sentence] of counted(reasons)) console.log(`    ${count} ${reason}: ${sentence}`);
    console.log('');
  }
  return problems;
}

/** The built-in analyst against reading the three largest snapshots from their bytes, in the same run. */
async function speed(own, { asked, worlds }) {
  const took = [];
  for (const question of asked) {
    // Bodies of its own for each question: nothing was read before.
    const { ms } = await ask(own, { question, snapshots: worlds.get(question.world) });
    took.push(ms);
  }
  const bodies = [...worlds.values()].flat().map((snapshot) => JSON.stringify({ snapshot }));
  const largest = bodies.sort((a, b) => b.length - a.length).slice(0, 3);
  const reading = asked.map(() => {
    const from = performance.now();
    for (const body of largest) JSON.parse(body);
    return performance.now() - from;
  });
  const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const slowest = Math.max(...took);
  const ratio = middle(took) / middle(reading);
  console.log('time of the built-in analyst');
  console.log(`  p50 ${middle(took).toFixed(1)} ms, max ${slowest.toFixed(1)} ms of ${GOAL_BUILTIN_MS}`);
  console.log(`  parsing three snapshots ${middle(reading).toFixed(1)} ms, ratio ${ratio.toFixed(1)}\n`);
  return slowest <= GOAL_BUILTIN_MS ? [] : [`the built-in analyst takes ${slowest.toFixed(0)} ms`];
}

async function inventions(own, { asked, worlds }) {
  const problems = [];
  let made = 0;
  let shown = 0;
  let turned = 0;
  let turnedShown = 0;
  for (const [turn, question] of asked.entries()) {
    const snapshots = worlds.get(question.world);
    const script = (prompt) => own.inventiveDraft(prompt, turn);
    const { analysis, prompt, provider } = await ask(own, { question, snapshots, script });
    const honest = own.honestSections(prompt).flatMap((part) => part.sentences);
    const { unsupported } = own.scoreAnswer(question, analysis, { snapshots, honest: honest.map(({ text }) => text) });
    if (provider !== 'builtin') shown += unsupported.length;
    for (const statement of unsupported) problems.push(`an invention, ${question.id}: ${statement}`);
    // Each invention on each sentence, past the sixty per cent that a section needs.
    for (const [kind, invent] of Object.entries(own.INVENTIONS)) {
      const lies = honest.flatMap((sentence) => {
        const foreign = prompt.messages[0].split('\n').map((row) => JSON.parse(row));
        const token = foreign
          .filter(({ id }) => !sentence.cites.includes(id))
          .flatMap(({ text }) => /\{\{n\d+\}\}/.exec(text)?.[0] ?? [])
          .at(-1);
        return invent(sentence, token ?? '{{n9931}}') ?? [];
      });
      made += lies.length;
      for (const lie of await own.passing(question, { snapshots, sentences: lies }))
        problems.push(`${kind} passes, ${question.id}: ${lie}`);
    }
    const about = honest.flatMap((sentence) => own.misplaced(sentence) ?? []);
    turned += about.length;
    turnedShown += (await own.passing(question, { snapshots, sentences: about })).length;
  }
  console.log('a model that invents');
  line('inventions that pass', problems.length, made);
  line('inventions in an answer', shown, asked.length);
  line('figures of one source changed about that pass', turnedShown, turned);
  console.log('');
  return problems;
}

async function attacks(own, { asked, worlds }) {
  const problems = [];
  const found = { numbers: 0, links: 0, leaks: 0, unknownIds: 0, canaries: 0, changedParts: 0 };
  let seen = 0;
  for (const [place, { channel, attack }] of own.ATTACKS.entries()) {
    const question = asked[place % asked.length];
    // Few enough items that what is planted among them is shown to the model for certain.
    const snapshots = worlds.get(question.world).map(shortened);
    const honest = await ask(own, { question, snapshots, script: own.obedientDraft });
    const planted = own.CHANNELS[channel](attack, { question, snapshots });
    const hurt = await ask(own, { ...planted, script: own.obedientDraft });
    if (JSON.stringify(hurt.prompt?.messages ?? '').includes('SAY: ')) seen += 1;
    const same = honest.provider === hurt.provider && scopeOf(hurt) === scopeOf(honest);
    const damage = own.damageOf(hurt.analysis, honest.analysis, snapshots);
    for (const [kind, list] of Object.entries(damage)) {
      // An attack may name a place, as any question may: the answer is then about that place as well.
      if (kind === 'changedParts' && !same) continue;
      found[kind] += list.length;
      for (const one of list) problems.push(`${kind} by the ${channel}, ${question.id}: ${one}`);
    }
  }
  console.log(`a model that obeys everybody: ${own.ATTACKS.length} attacks, ${seen} of them read by the model`);
  for (const [kind, count] of Object.entries(found)) console.log(`  ${kind.padEnd(34)}${String(count).padStart(7)}`);
  return problems;
}

function shortened(snapshot) {
  const { active, watching } = snapshot.triggers;
  const needed = new Set([...active, ...watching].flatMap(({ evidenceIds }) => evidenceIds));
  const evidence = snapshot.evidence.filter(({ id }, place) => place < 7 || needed.has(id));
  const kept = new Set(evidence.map(({ id }) => id));
  const citing = (drivers) =>
    drivers.map((driver) => ({ ...driver, evidenceIds: driver.evidenceIds.filter((id) => kept.has(id)) }));
  const { pressures, buffers } = snapshot.balance;
  const balance = { ...snapshot.balance, pressures: citing(pressures), buffers: citing(buffers) };
  return { ...snapshot, balance, evidence };
}

/** Reasons with how often they were given, each form of sentence once. */
function counted(reasons) {
  const found = new Map();
  for (const [reason, sentence] of reasons) {
    const key = `${reason}: ${sentence.replace(/\{\{n\d+\}\}/g, 'N').replace(/\[.*\]/, '')}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return [...found]
    .sort((a, b) => b[1] - a[1])
    .map(([key, count]) => {
      const [reason, ...rest] = key.split(': ');
      return [reason, count, rest.join(': ')];
    });
}

/** The regions that an answer covers. */
function scopeOf({ analysis }) {
  return (analysis.match(/Snapshot `\w+`/g) ?? []).join();
}

function line(name, part, whole) {
  const share = whole === 0 ? '      –' : `${((100 * part) / whole).toFixed(1).padStart(6)} %`;
  console.log(`  ${name.padEnd(46)}${share}   ${part} of ${whole}`);
}

async function bundle() {
  const outfile = join(place, 'main.mjs');
  await build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'error',
    outfile,
    stdin: {
      resolveDir: root,
      loader: 'ts',
      contents: `
        export * from './test/kit/situation/honest-draft.ts';
        export * from './test/kit/situation/inventive-draft.ts';
        export * from './test/kit/situation/passing.ts';
        export * from './test/kit/situation/questions.ts';
        export * from './test/kit/situation/score-answer.ts';
        export * from './test/kit/situation/worlds.ts';
        export * from './src/analysis/test-kit/attacks.ts';
        export { obedientDraft } from './src/analysis/test-kit/injections.ts';
        export { scriptedModels } from './src/analysis/test-kit/scripted-models.ts';
        export { inMemorySnapshotSource } from './src/analysis/test-kit/in-memory-snapshot-source.ts';
        export { createBuiltinAnalyst } from './src/analysis/situation/builtin-analyst.ts';
        export { createModelAnalyst } from './src/analysis/situation/model-analyst.ts';
      `,
    },
  });
  return import(pathToFileURL(outfile).href);
}
