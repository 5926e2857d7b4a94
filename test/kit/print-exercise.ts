import { writeFileSync } from 'node:fs';
import { exerciseLines, MOMENT } from './exercise-lines.ts';
import { exerciseObservations } from './exercise-observations.ts';

/** Reads every feed of the exercise at one moment and prints its lines; a named file receives the observations as JSON. */
const [file] = process.argv.slice(2);
const observations = await exerciseObservations({ anchorAt: MOMENT, seed: 20_261, at: MOMENT });
if (file !== undefined) writeFileSync(file, JSON.stringify(observations));
console.log(exerciseLines(observations).join('\n'));
