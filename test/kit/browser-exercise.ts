import type { Observation } from '../../src/assessment/observation.ts';
import { exerciseLines } from './exercise-lines.ts';

/** In a browser: assesses the observations of its server, and sends back the lines, or why there are none. */
const lines = await assess().catch((error) => `failed: ${error}`);
await fetch('/lines', { method: 'POST', body: lines });

async function assess(): Promise<string> {
  const observations: readonly Observation[] = JSON.parse(await (await fetch('/observations')).text());
  return exerciseLines(observations).join('\n');
}
