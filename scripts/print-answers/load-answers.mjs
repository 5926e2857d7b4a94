import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The frozen questions, then the held-out ones, with their graded answers over the exercise, from the tests' kit; some 30 s of a core. */
export async function loadAnswers() {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const place = mkdtempSync(join(cache, 'answers-'));
  const outfile = join(place, 'answers.mjs');
  const contents = ['exercise-world', 'grade-answer', 'questions'].map(
    (name) => `export * from './test/kit/answers/${name}.ts';`,
  );
  try {
    const options = { bundle: true, format: 'esm', platform: 'node', target: 'node20.19', packages: 'external' };
    const stdin = { contents: contents.join('\n'), resolveDir: ROOT, loader: 'ts' };
    await build({ stdin, outfile, logLevel: 'error', ...options });
    const kit = await import(pathToFileURL(outfile).href);
    const questions = kit.parseQuestions(readFileSync(join(ROOT, 'bench/answers/questions.json'), 'utf8'));
    const world = await kit.exerciseWorld();
    const heldOut = kit.parseHeldOut(readFileSync(join(ROOT, 'bench/answers/held-out.json'), 'utf8'));
    return [...questions, ...heldOut].map((question) => kit.gradeAnswer(question, world));
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
