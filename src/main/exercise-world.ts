import { startExerciseSimulator } from '../exercise/simulator.ts';
import type { UpstreamServer } from '../exercise/upstream-server.ts';
import type { Clock } from '../ports/clock.ts';
import { CommandError } from './command-error.ts';
import { createPrivateFile, readPrivateFile } from './private-file.ts';
import type { WorldFolder } from './worlds.ts';

/** Seeds the invented world; any whole number gives another one. */
const SEED = 20_261;

interface Plan {
  readonly seed: number;
  /** Epoch ms. */
  readonly anchorAt: number;
}

/** Starts the simulator of the exercise that this folder holds; the first time, one whose crisis is under way now. */
export async function openExercise(folder: WorldFolder, clock: Clock): Promise<UpstreamServer> {
  const fresh: Plan = { seed: SEED, anchorAt: clock.now() };
  await createPrivateFile(folder.exercisePlan, `${JSON.stringify(fresh)}\n`);
  const plan = (await readPlan(folder)) ?? fresh;
  return startExerciseSimulator({ ...plan, clock, host: '127.0.0.1', port: 0 });
}

/** @throws CommandError when the file is not one of ours */
async function readPlan({ exercisePlan }: WorldFolder): Promise<Plan | undefined> {
  const bytes = await readPrivateFile(exercisePlan);
  if (bytes === undefined) return undefined;
  const plan = parsePlan(bytes.toString('utf8'));
  if (plan === undefined)
    throw new CommandError(`${exercisePlan} is not the plan of an exercise: delete the folder around it for a new one`);
  return plan;
}

function parsePlan(text: string): Plan | undefined {
  try {
    const plan: unknown = JSON.parse(text);
    return isPlan(plan) ? plan : undefined;
  } catch {
    return undefined;
  }
}

function isPlan(value: unknown): value is Plan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'seed' in value &&
    Number.isSafeInteger(value.seed) &&
    'anchorAt' in value &&
    Number.isSafeInteger(value.anchorAt)
  );
}
