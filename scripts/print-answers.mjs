#!/usr/bin/env node
/**
 * Prints ten of the frozen questions (bench/answers/questions.json) with the answers of the built-in composer over the exercise,
 * as docs/answers.md: those that need several steps, a premise answered, a comparison, or that our data answer only in part.
 *   node scripts/print-answers.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadAnswers } from './print-answers/load-answers.mjs';

const PAGE = fileURLToPath(new URL('../docs/answers.md', import.meta.url));
/** What makes each hard. */
const HARD = {
  a20: 'A forecast of one strait, which none is published for',
  a18: 'A likelihood beyond the longest horizon, between two countries',
  a21: 'A change since a weekday, of a trade lane with two straits',
  a26: 'A cause, with a premise',
  a28: 'A cause that no claim proves, asked in Chinese',
  a29: 'A comparison over a time that figures do not cover',
  a33: 'An order of fifty countries, asked in Spanish',
  a35: 'The past, as it was known then',
  a39: 'An effect on a country, through several markets',
  a42: 'What no feed shows',
};

const graded = new Map((await loadAnswers()).map((one) => [one.id, one]));
const parts = Object.entries(HARD).map(([id, why]) => {
  const { query, markdown } = graded.get(id);
  return `\`\`\`markdown\n# ${query}\n\n(${why}.)\n\n${markdown}\n\`\`\``;
});
const head =
  'Ten of the sixty frozen questions, answered by the built-in composer over the exercise, an invented world. Printed by `node scripts/print-answers.mjs`.';
writeFileSync(PAGE, `# Answers\n\n${head}\n\n${parts.join('\n\n')}\n`);
