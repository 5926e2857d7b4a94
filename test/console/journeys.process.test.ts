import { describeConsole } from './describe-console.ts';
import { describeInstruments } from './journeys/instruments.ts';
import { describeReading } from './journeys/reading.ts';
import { describeRecomputation } from './journeys/recompute.ts';
import { describeSignIn } from './journeys/sign-in.ts';

describeConsole('journeys through the console', [
  describeRecomputation,
  describeInstruments,
  describeReading,
  describeSignIn,
]);
