import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../src/assessment/time.ts';
import { ASKED_AT } from '../kit/answers/questions.ts';
import { exerciseObservations } from '../kit/exercise-observations.ts';
import { historyObservations } from '../kit/history.ts';
import { historyPaths } from '../kit/history-paths.ts';
import { type QuestionWorld, questionWorld } from './questions/question-world.ts';
import { type Question, questionsOf } from './questions/questions.ts';
import { solve } from './questions/solve.ts';
import { legacy, post } from './send-message.ts';

const paths = historyPaths();
const isInstalled = paths.transits !== undefined && paths.brent !== undefined;
const RED_SEA = Date.UTC(2024, 0, 20);

/** The invented crisis at its opening and the days before; what a feed publishes is known when it does. */
const exercise = async (): Promise<QuestionWorld> =>
  questionWorld({
    name: 'exercise',
    observations: await exerciseObservations({ anchorAt: ASKED_AT, seed: 20_261, at: ASKED_AT }),
    instants: [ASKED_AT - DAY_MS, ASKED_AT - 6 * HOUR_MS, ASKED_AT],
    label: 'EXERCISE ',
  });

/** Transits and prices of the attacks on shipping in the Red Sea, as they became known. */
const recorded = (): Promise<QuestionWorld> =>
  questionWorld({
    name: 'recorded history',
    observations: historyObservations(paths, { from: RED_SEA - 500 * DAY_MS, to: RED_SEA }),
    instants: [RED_SEA - 60 * DAY_MS, RED_SEA - 30 * DAY_MS, RED_SEA],
    label: '',
  });

interface Asked {
  readonly question: Question;
  readonly found: string;
  readonly calls: number;
  readonly bytes: readonly string[];
}

async function askAll({ service, key }: QuestionWorld, questions: readonly Question[]): Promise<readonly Asked[]> {
  const listed = await post(service, legacy({ method: 'tools/list' }), key);
  const asked: Asked[] = [];
  for (const question of questions) {
    const bytes: string[] = [];
    const { found, calls } = await solve(question.text, listed.result.tools, async (name, input) => {
      const { result } = await post(service, legacy({ method: 'tools/call', params: { name, arguments: input } }), key);
      bytes.push(JSON.stringify(result));
      return result.structuredContent ?? result;
    });
    asked.push({ question, found, calls, bytes });
  }
  return asked;
}

/** Every answer is right, in few calls, and the same bytes after facts that became known later. */
async function expectRight(world: QuestionWorld, least: number): Promise<void> {
  const questions = questionsOf(world);
  expect(questions.length).toBeGreaterThanOrEqual(least);
  const before = await askAll(world, questions);
  const wrong = before.filter(({ question, found }) => found !== question.answer);
  expect(wrong.map(({ question, found }) => [question, found])).toEqual([]);
  const calls = before.map((one) => one.calls).sort((a, b) => a - b);
  expect(calls[Math.floor(calls.length / 2)]).toBeLessThanOrEqual(2);
  expect(calls.at(-1)).toBeLessThanOrEqual(4);
  expect(world.plant()).toBe(10_000);
  const after = await askAll(world, questions);
  expect(after.map(({ bytes }) => bytes)).toEqual(before.map(({ bytes }) => bytes));
}

describe('questions as of any instant, answered with the list of tools alone', () => {
  it('are all answered right in the exercise, and unchanged by 10,000 later facts', async () => {
    await expectRight(await exercise(), 60);
  }, 900_000);

  it.skipIf(!isInstalled)(
    'are all answered right on recorded history, and unchanged by 10,000 later facts (needs ../shared)',
    async () => {
      await expectRight(await recorded(), 40);
    },
    900_000,
  );
});
