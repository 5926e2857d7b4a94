/** The program of the assessment thread; the build bundles it next to the main program. Its data is the name of the world. */
import { parentPort, workerData } from 'node:worker_threads';
import { serveAssessments } from '../operations/serve-assessments.ts';
import { worldText } from './world-text.ts';

if (parentPort !== null) serveAssessments(parentPort, worldText(workerData === 'exercise' ? 'exercise' : 'live'));
