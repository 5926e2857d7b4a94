// `node bench/answers.mjs`: 60 frozen questions (bench/answers/questions.json) put to the built-in composer over the exercise.
// Prints recall at 12 and precision of retrieval, and grades every answer: by code where one right value exists, else against
// the wanted claims. Fails below the bars, on two equal answers, on a citation that does not resolve, and on a sentence that
// states something without a claim. `READ=a01,a20` also prints those answers.
import { loadAnswers } from '../scripts/print-answers/load-answers.mjs';

const MIN_RECALL = 0.9;
const MIN_PRECISION = 0.6;

const graded = await loadAnswers();
const problems = report(graded);
const read = (process.env.READ ?? '').split(',');
for (const { id, query, markdown } of graded) if (read.includes(id)) console.log(`\n${id} ${query}\n\n${markdown}`);
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

function line(name, part, whole) {
  const share = whole === 0 ? '      –' : `${((100 * part) / whole).toFixed(1).padStart(6)} %`;
  console.log(`  ${name.padEnd(46)}${share}   ${part} of ${whole}`);
}
