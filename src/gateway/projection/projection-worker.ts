/**
 * The program of the projection thread; the build bundles it beside the main program.
 * In: a ProjectionTask. Out: first of all `'ready'`, then one ProjectionOutcome for each task.
 */
import { parentPort } from 'node:worker_threads';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { createEvaluator } from './evaluator.ts';
import type { ProjectionTask } from './projection-outcome.ts';

const evaluator = createEvaluator();
parentPort?.on('message', (task: ProjectionTask) => parentPort?.postMessage(evaluator.run(task, WHOLE_BUDGET)));
parentPort?.postMessage('ready');
