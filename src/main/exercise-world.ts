import type { Clock } from '../ports/clock.ts';
import { startExerciseSimulator } from './exercise/simulator.ts';
import type { UpstreamServer } from './exercise/upstream-server.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';
import type { WorldFolder } from './worlds.ts';

/** Seeds the invented world; any whole number gives another one. */
const SEED = 20_261;

/** Starts the simulator of the exercise that this folder holds; the first time, one whose crisis is under way now. */
export async function openExercise(folder: WorldFolder, clock: Clock): Promise<UpstreamServer> {
  const plan = (await readPlan(folder)) ?? { seed: SEED, anchorAt: clock.now() };
  await writePrivateFile(folder.exercisePlan, `${JSON.stringify(plan)}\n`);
  return startExerciseSimulator({ ...plan, clock, host: '127.0.0.1', port: 0 });
}

async function readPlan(folder: WorldFolder): Promise<{ seed: number; anchorAt: number } | undefined> {
  const bytes = await readPrivateFile(folder.exercisePlan);
  if (bytes === undefined) return undefined;
  const plan: unknown = JSON.parse(bytes.toString('utf8'));
  if (typeof plan !== 'object' || plan === null || !('seed' in plan) || !('anchorAt' in plan))
    throw new Error(`${folder.exercisePlan} is not an exercise plan`);
  const { seed, anchorAt } = plan;
  if (typeof seed !== 'number' || typeof anchorAt !== 'number')
    throw new Error(`${folder.exercisePlan} is not an exercise plan`);
  return { seed, anchorAt };
}
