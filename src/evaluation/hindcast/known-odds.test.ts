import { describe, expect, it } from 'vitest';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { laneThresholds } from '../../assessment/scenarios/lane-model/lane-thresholds.ts';
import { logScore } from '../log-score.ts';
import { seededRandom } from '../seeded-random.ts';
import { LEAK_ALARMS } from './alarms.ts';
import { type CountryMonths, monthNumber, monthText, STATES } from './country-month-panel.ts';
import { monthlyCases } from './monthly-hindcast.ts';
import type { PublicationLag } from './publication.ts';
import { type RolledForecast, rollingOrigin } from './rolling-origin.ts';

const FIRST = monthNumber('1989-01');
const MONTHS = 18 * 12;
const UNITS = STATES.slice(0, 24);
/** How much of a level's distance to its mean is left a month later, and the scale of the logistic shocks. */
const [PERSISTENCE, SHOCK] = [0.7, 0.35];

/** Wars whose odds are known: the logarithm of a country's deaths returns to its mean, with unpredictable shocks. */
function worldOfKnownOdds(): {
  readonly panel: CountryMonths;
  readonly expected: ReadonlyMap<string, readonly number[]>;
} {
  const stream = seededRandom(3);
  const expected = new Map<string, readonly number[]>();
  const byUnit = new Map(
    UNITS.map((unit, c) => {
      const mean = Math.log(25) + (c % 8) * 0.35;
      let level = mean;
      const own = Array.from({ length: MONTHS }, () => {
        const middle = mean + PERSISTENCE * (level - mean);
        const u = (stream.integer(1_000_000) + 0.5) / 1_000_000;
        level = middle + SHOCK * Math.log(u / (1 - u));
        return { middle, deaths: Math.round(Math.exp(level)) };
      });
      expected.set(
        unit,
        own.map(({ middle }) => middle),
      );
      return [unit, own.map(({ deaths }) => deaths)] as const;
    }),
  );
  return { panel: { months: Array.from({ length: MONTHS }, (_, i) => monthText(FIRST + i)), byUnit }, expected };
}

const WORLD = worldOfKnownOdds();

/** The forecast at the beginning of a month from the level and the law of the shocks: the optimum. */
function trueOdds(unit: string, time: number): LaneShares {
  const at = time - FIRST;
  const year = WORLD.panel.byUnit.get(unit)?.slice(at - 12, at) ?? [];
  const { escalationFrom, containmentTo } = laneThresholds(
    [...year].sort((a, b) => a - b),
    '30d',
  );
  const middle = WORLD.expected.get(unit)?.[at] ?? 0;
  const below = (deaths: number): number => 1 / (1 + Math.exp(-(Math.log(deaths) - middle) / SHOCK));
  const escalation = 1 - below(escalationFrom - 0.5);
  const containment = containmentTo === undefined ? 0 : below(containmentTo + 0.5);
  return [1 - escalation - containment, escalation, containment, 0];
}

function lossesOf(lag: PublicationLag) {
  const run = { panel: WORLD.panel, vintages: [], lag, testFrom: '2004-01', testTo: '2006-12' } as const;
  const { cases, options } = monthlyCases(run);
  const rolled = rollingOrigin(cases, { ...options, settings: { ...options.settings, poolSpan: 48 } }).filter(
    ({ known, members }) => known.time >= options.from && members.length > 0,
  );
  const meanOf = (of: (one: RolledForecast) => LaneShares): number =>
    rolled.reduce((sum, one) => sum + logScore(of(one), one.known.outcome), 0) / rolled.length;
  return {
    count: rolled.length,
    truth: meanOf(({ known }) => trueOdds(known.unit, known.time)),
    model: meanOf(({ pooled }) => pooled),
    markov: meanOf(({ baselines }) => baselines.markov),
  };
}

describe('in a world whose odds are known', () => {
  const [fresh, late] = [lossesOf('0d'), lossesOf('30d')];

  it('no model does better than the odds themselves, with the newest month or without it', () => {
    for (const { count, model, truth, markov } of [fresh, late]) {
      expect(count).toBeGreaterThan(500);
      expect(model).toBeGreaterThan(truth);
      expect(model).toBeLessThan(markov);
    }
  });

  it('the newest month alone lifts the odds, and a model that cannot know more, above the alarm that stands for a leak', () => {
    expect(1 - late.model / late.markov).toBeLessThan(LEAK_ALARMS.skill);
    expect(1 - fresh.model / fresh.markov).toBeGreaterThan(LEAK_ALARMS.skill);
    expect(1 - fresh.truth / fresh.markov).toBeGreaterThan(1 - fresh.model / fresh.markov);
  });
});
