// `node bench/answers.mjs`: 60 frozen questions (bench/answers/questions.json) put to the built-in composer over the exercise.
// Prints recall at 12 and precision of retrieval, and grades every answer: by code where one right value exists, else against
// the wanted claims. Fails below the bars, on two equal answers, on a citation that does not resolve, and on a sentence that
// states something without a claim, and where docs/answers.md is another than these answers make. `READ=a01,a20` also prints those answers.
import { readFileSync } from 'node:fs';
import { answersPage } from '../scripts/print-answers/answers-page.mjs';
import { loadAnswers } from '../scripts/print-answers/load-answers.mjs';

const MIN_RECALL = 0.9;
const MIN_PRECISION = 0.6;

const all = await loadAnswers();
const graded = all.filter(({ id }) => !isHeldOut(id));
const problems = report(graded);
reportHeldOut(all.filter(({ id }) => isHeldOut(id)));
const read = (process.env.READ ?? '').split(',');
for (const { id, query, markdown } of all) if (read.includes(id)) console.log(`\n${id} ${query}\n\n${markdown}`);
if (readFileSync('docs/answers.md', 'utf8') !== answersPage(all))
  problems.push('docs/answers.md is not what scripts/print-answers.mjs prints');
for (const problem of problems) console.error(`FAILED: ${problem}`);
if (problems.length > 0) process.exitCode = 1;

function report(graded) {
  const asked = graded.filter(({ wanted }) => wanted.length > 0);
  const wanted = asked.flatMap((one) => one.wanted);
  const met = wanted.filter(({ isMet }) => isMet);
  const asGap = met.filter(({ isGap }) => isGap);
  const precision =
    asked.reduce((sum, { relevant, taken }) => sum + (taken === 0 ? 0 : relevant / taken), 0) / asked.length;
  const unasked = graded.filter(({ wanted: none }) => none.length === 0);
  const valued = graded.filter(({ value }) => value !== undefined);
  const right = valued.filter(({ value }) => value.isRight);
  const answered = asked.filter((one) => one.wanted.some(({ isSaid }) => isSaid));
  const sentences = graded.reduce((sum, one) => sum + one.sentences, 0);
  const unmapped = graded.flatMap(({ id, unmapped: list }) => list.map((text) => `${id}: ${text}`));
  const broken = graded.flatMap(({ id, broken: list }) => list.map((text) => `${id}: ${text}`));
  const texts = new Set(graded.map(({ markdown }) => markdown)).size;
  const words = Math.max(...graded.map((one) => one.words));
  const silent = unasked.filter(({ taken, limits }) => taken > 0 || limits === 0);
  console.log('retrieval');
  line('recall at 12', met.length, wanted.length);
  line('  of these, that nothing is known', asGap.length, met.length);
  console.log(`  ${'precision (mean over questions)'.padEnd(46)}${(100 * precision).toFixed(1).padStart(6)} %`);
  console.log('answers');
  line('with the one right value', right.length, valued.length);
  line('that state a wanted claim', answered.length, asked.length);
  line('unanswerable, and the answer says why', unasked.length - silent.length, unasked.length);
  line('distinct', texts, graded.length);
  line('sentences that map to claims or are limits', sentences - unmapped.length, sentences);
  console.log(`  ${'citations that do not resolve'.padEnd(46)}${String(broken.length).padStart(6)}`);
  console.log(`  ${'words of the longest answer'.padEnd(46)}${String(words).padStart(6)}`);
  return [
    ...(met.length < MIN_RECALL * wanted.length ? ['recall is below its bar'] : []),
    ...(precision < MIN_PRECISION ? ['precision is below its bar'] : []),
    ...valued.filter(({ value }) => !value.isRight).map(({ id, value }) => `${id}: the value is ${value.expected}`),
    ...asked.filter((one) => !answered.includes(one)).map(({ id }) => `${id}: no wanted claim is stated`),
    ...silent.map(({ id }) => `${id}: not said why it is not answered`),
    ...(texts < graded.length ? ['two answers are equal'] : []),
    ...unmapped.map((text) => `without a claim: ${text}`),
    ...broken.map((text) => `a citation that does not resolve: ${text}`),
    ...(words > 350 ? ['an answer is longer than 350 words'] : []),
  ];
}

/** Ids of bench/answers/held-out.json: nothing was tuned on them, and no bar is on them. */
function isHeldOut(id) {
  return id.startsWith('h');
}

function reportHeldOut(heldOut) {
  const asked = heldOut.filter(({ wanted }) => wanted.length > 0);
  const wanted = asked.flatMap((one) => one.wanted);
  const shares = asked.map(({ relevant, taken }) => (taken === 0 ? 0 : relevant / taken));
  const precision = shares.reduce((sum, share) => sum + share, 0) / asked.length;
  const missed = asked.filter((one) => one.wanted.some(({ isMet }) => !isMet)).map(({ id }) => id);
  console.log('held-out questions');
  line('recall at 12', wanted.filter(({ isMet }) => isMet).length, wanted.length);
  console.log(`  ${'precision (mean over questions)'.padEnd(46)}${(100 * precision).toFixed(1).padStart(6)} %`);
  line(
    'that state a wanted claim',
    asked.filter((one) => one.wanted.some(({ isSaid }) => isSaid)).length,
    asked.length,
  );
  const refused = heldOut.filter(({ wanted: none, taken }) => none.length === 0 && taken === 0);
  line('unanswerable, and nothing is stated', refused.length, heldOut.length - asked.length);
  console.log(`  missed in part: ${missed.join(', ') || 'none'}`);
}

function line(name, part, whole) {
  const share = whole === 0 ? '      –' : `${((100 * part) / whole).toFixed(1).padStart(6)} %`;
  console.log(`  ${name.padEnd(46)}${share}   ${part} of ${whole}`);
}
