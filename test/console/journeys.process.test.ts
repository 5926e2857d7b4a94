import { afterAll, beforeAll, describe } from 'vitest';
import { hasChromium } from '../kit/chromium.ts';
import { type OpenConsole, openConsole } from '../kit/console-browser.ts';
import { describeInstruments } from './journeys/instruments.ts';
import { describeReading } from './journeys/reading.ts';
import { describeRecomputation } from './journeys/recompute.ts';
import { describeSignIn } from './journeys/sign-in.ts';

/** One program and one browser for all: to start them takes longer than most of the tests. */
describe.skipIf(!hasChromium('journeys through the console in a browser'))('journeys through the console', () => {
  let opened: OpenConsole;
  beforeAll(async () => {
    opened = await openConsole();
  });
  afterAll(() => opened.close());

  for (const describeJourneys of [describeRecomputation, describeInstruments, describeReading, describeSignIn])
    describeJourneys(() => opened);
});
