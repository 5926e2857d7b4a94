/** The program of the assessment thread; the build bundles it next to the main program. Its data is the name of the world. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveAssessments } from '../operations/serve-assessments.ts';
import { systemTimer } from './system-timer.ts';
import { worldText } from './world-text.ts';

if (parentPort !== null) {
  const text = worldText(workerData === 'exercise' ? 'exercise' : 'live');
  serveAssessments(parentPort, { ...text, setTimer: systemTimer });
}
