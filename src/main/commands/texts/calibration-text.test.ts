import { expect, it } from 'vitest';
import { HINDCAST_SCORES } from '../../../assessment/parameters/hindcast-scores.ts';
import { BASELINES } from '../../../evaluation/hindcast/baseline-forecasts.ts';
import { DATED_BASELINES } from '../../../evaluation/hindcast/dated-baselines.ts';
import { calibrationText, REFERENCE_WORDS } from './calibration-text.ts';

/** Of published sets, also where `DATED_BASELINES` has another word. */
const PUBLISHED = ['climatology', 'lastK', 'markov', 'ownYear', 'recentFrequency', 'uniform'];

it('has words for every reference forecast, none of them an identifier', () => {
  const names = new Set([...BASELINES, ...DATED_BASELINES, ...PUBLISHED]);
  expect(Object.keys(REFERENCE_WORDS).toSorted()).toEqual([...names].toSorted());
});

it('names the best reference forecast in words', () => {
  const text = calibrationText({ groups: [], versions: [], ledger: {}, hindcast: [...HINDCAST_SCORES] });
  expect(text).toContain(' over a Markov chain');
  expect(text).toContain(' over its own last year');
  expect(text).not.toMatch(/over (?:markov|last k|own year|unit climatology|\w*[A-Z])/);
});
