// `npm run bench:memory`: resident memory of a server with all feeds of the exercise, at rest, an hour after its start. Prints each
// five minutes' least, median and most. Fails where the median of the last five minutes is over 350 MB. `MINUTES=60`.
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from '../scripts/build.mjs';
import { createPlace, residentMegabytes, startProgram } from './served-program.mjs';

const MINUTES = Number(process.env.MINUTES ?? 60);
const MAX_MEGABYTES = 350;
const STRETCH_MINUTES = 5;
const SAMPLES_A_MINUTE = 12;

await build();
const place = createPlace();
try {
  const { pid } = await startProgram(place, { FEEDS_PROXY: 'http://127.0.0.1:9' });
  console.log('after, min   least MB   median   most');
  let median = 0;
  for (let minutes = STRETCH_MINUTES; minutes <= MINUTES; minutes += STRETCH_MINUTES) {
    const samples = [];
    for (let n = 0; n < STRETCH_MINUTES * SAMPLES_A_MINUTE; n += 1) {
      await sleep(60_000 / SAMPLES_A_MINUTE);
      samples.push(residentMegabytes(pid));
    }
    samples.sort((a, b) => a - b);
    median = samples[samples.length / 2];
    const [least, middle, most] = [samples[0], median, samples.at(-1)].map((one) => one.toFixed(0));
    console.log(`${String(minutes).padStart(10)} ${least.padStart(10)} ${middle.padStart(8)} ${most.padStart(6)}`);
  }
  if (median > MAX_MEGABYTES) {
    console.error(`FAILED: more than ${MAX_MEGABYTES} MB`);
    process.exitCode = 1;
  }
} finally {
  await place.close();
}
