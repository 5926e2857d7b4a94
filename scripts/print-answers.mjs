#!/usr/bin/env node
/**
 * Prints ten of the frozen questions (bench/answers/questions.json) with the answers of the built-in composer over the exercise,
 * as docs/answers.md: those that need several steps, a premise answered, a comparison, or that our data answer only in part.
 * `npm run bench:answers`, which makes the same answers, fails where the page differs.
 *   node scripts/print-answers.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { answersPage } from './print-answers/answers-page.mjs';
import { loadAnswers } from './print-answers/load-answers.mjs';

writeFileSync(fileURLToPath(new URL('../docs/answers.md', import.meta.url)), answersPage(await loadAnswers()));
