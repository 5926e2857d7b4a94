import { describe, expect, it } from 'vitest';
import { forecastFigures, laneFigures } from './forecast-figures.ts';
import type { LaneShares } from './lane-shares.ts';
import { outcomeCount, referenceNames, type ScoredForecast, scoredForecast, sharesOfUnits } from './scored-forecast.ts';
import { skillAgainstBest } from './skill-against-best.ts';
import { unitDayLosses } from './unit-day-losses.ts';

const SURE: LaneShares = [1, 0, 0, 0];
const HALF: LaneShares = [0.5, 0.5, 0, 0];
const UNIFORM: LaneShares = [0.25, 0.25, 0.25, 0.25];
const forecast = (changes: Partial<ScoredForecast>): ScoredForecast => ({
  region: 'mena',
  quarter: 200,
  probabilities: HALF,
  references: {},
  outcome: 0,
  count: 1,
  ...changes,
});
/** Rounded as published: six digits. */
const published = (value: number) => Number(value.toFixed(6));

describe('the figures of forecasts', () => {
  it('are none but counts where there is no forecast', () => {
    const outcomes = { base: 0, escalation: 0, containment: 0, fragmentation: 0 };
    expect(forecastFigures([])).toEqual({ scoredCount: 0, outcomes, forecasts: [], skills: [], lanes: [] });
  });

  const scored = [
    forecast({ references: { late: SURE, climate: SURE }, count: 3 }),
    forecast({ region: 'latam', quarter: 201, references: { climate: HALF }, outcome: 1 }),
  ];
  const figuresOfAll = () => forecastFigures(scored);

  it('count forecasts and outcomes', () => {
    const figures = figuresOfAll();
    expect(figures.scoredCount).toBe(4);
    expect(figures.outcomes).toEqual({ base: 3, escalation: 1, containment: 0, fragmentation: 0 });
    expect(laneFigures([1, 2, 3, 4])).toEqual({ base: 1, escalation: 2, containment: 3, fragmentation: 4 });
  });

  it('score the model, the uniform forecast and what every forecast was sealed with, by the mean over all', () => {
    const figures = figuresOfAll();
    // Severity: containment, base, fragmentation, escalation.
    expect(figures.forecasts).toEqual([
      {
        forecast: 'model',
        logScore: published(Math.log(2)),
        brierScore: 0.5,
        rankedProbabilityScore: published((3 * 0.5 + 0.5) / 3 / 4),
      },
      {
        forecast: 'uniform',
        logScore: published(Math.log(4)),
        brierScore: 0.75,
        rankedProbabilityScore: published((3 * (0.0625 + 0.25 + 0.0625) + (0.0625 + 0.25 + 0.5625)) / 3 / 4),
      },
      {
        forecast: 'climate',
        logScore: published(Math.log(2) / 4),
        brierScore: published(0.5 / 4),
        rankedProbabilityScore: published((0.25 + 0.25) / 3 / 4),
      },
    ]);
  });

  it('compare the model with each reference, by both scores, and name the best', () => {
    const figures = figuresOfAll();
    const skill = (reference: string, score: string, value: number, isBestReference: boolean) =>
      expect.objectContaining({ reference, score, skill: published(value), isBestReference });
    expect(figures.skills).toEqual([
      skill('uniform', 'log', 1 - 1 / 2, false),
      skill('uniform', 'brier', 1 - 0.5 / 0.75, false),
      skill('climate', 'log', 1 - 4, true),
      skill('climate', 'brier', 1 - 4, true),
    ]);
    for (const { low, high, skill: value } of figures.skills)
      expect([low <= value, value <= high]).toEqual([true, true]);
    expect(figures.skills[0]).toMatchObject({ low: 0.5, high: 0.5 });
  });

  it('give the same interval to everybody who asks', () => {
    const quarters = Array.from({ length: 12 }, (_, i) =>
      forecast({
        quarter: 200 + i,
        outcome: i % 3 === 0 ? 1 : 0,
        probabilities: [0.8 - i / 30, 0.1 + i / 30, 0.05, 0.05],
      }),
    );
    const { skill, low, high } = forecastFigures(quarters).skills[0] ?? expect.fail();
    expect([low, skill, high]).toEqual([0.240335, 0.382926, 0.502672]);
  });

  it('name the best reference also where the model is better', () => {
    const { skills } = forecastFigures([forecast({ references: { weak: [0.4, 0.6, 0, 0] } })]);
    expect(skills.map(({ reference, isBestReference }) => [reference, isBestReference])).toEqual([
      ['uniform', false],
      ['uniform', false],
      ['weak', true],
      ['weak', true],
    ]);
  });

  it('leave out the skill against a reference that lost nothing', () => {
    const { skills } = forecastFigures([forecast({ references: { sure: SURE } })]);
    expect(skills.map(({ reference, score }) => [reference, score])).toEqual([
      ['uniform', 'log'],
      ['uniform', 'brier'],
    ]);
  });

  it('calibrate every lane by the forecasts it was given', () => {
    const figures = figuresOfAll();
    const [base, escalation, containment] = figures.lanes;
    expect(figures.lanes.map(({ lane }) => lane)).toEqual(['base', 'escalation', 'containment', 'fragmentation']);
    expect(base).toMatchObject({
      meanProbability: 0.5,
      happenedShare: 0.75,
      calibrationError: 0.25,
      areaUnderCurve: 0.5,
      averagePrecision: 0.75,
      reliability: 0.0625,
      resolution: 0,
      uncertainty: 0.1875,
      bins: [{ from: 0.5, to: 0.6, count: 4, meanProbability: 0.5, happenedShare: 0.75 }],
    });
    expect(escalation).toMatchObject({ meanProbability: 0.5, happenedShare: 0.25, averagePrecision: 0.25 });
    // Nothing happened and nothing was said: neither order nor precision is defined.
    expect(containment).toEqual({
      lane: 'containment',
      meanProbability: 0,
      happenedShare: 0,
      calibrationError: 0,
      calibrationError95: 0,
      reliability: 0,
      resolution: 0,
      uncertainty: 0,
      bins: [{ from: 0, to: 0.1, count: 4, meanProbability: 0, happenedShare: 0, consistentLow: 0, consistentHigh: 0 }],
    });
  });

  it('weigh bins by their cases and show what chance alone would', () => {
    const lane = forecastFigures([
      forecast({ probabilities: SURE, count: 3 }),
      forecast({ probabilities: HALF, outcome: 1 }),
    ]).lanes[0];
    expect(lane).toMatchObject({ meanProbability: 0.875, happenedShare: 0.75, calibrationError: 0.125 });
    expect(lane?.bins).toMatchObject([
      { from: 0.5, count: 1, happenedShare: 0, consistentLow: 0, consistentHigh: 1 },
      { from: 0.9, count: 3, happenedShare: 1, consistentLow: 1, consistentHigh: 1 },
    ]);
    expect(lane?.calibrationError95).toBe(0.125);
  });
});

describe('a sealed set that was scored', () => {
  const tally = {
    regionId: 'mena',
    fromDay: 0,
    lanes: [2_048, 1_024, 512, 512],
    references: { climate: [4_096, 0, 0, 0] },
    result: 'containment',
    count: 2,
  } as const;

  it('is read as shares, a quarter and a lane', () => {
    expect(scoredForecast(tally)).toEqual({
      region: 'mena',
      quarter: 0,
      probabilities: [0.5, 0.25, 0.125, 0.125],
      references: { climate: SURE },
      outcome: 2,
      count: 2,
    });
    expect(sharesOfUnits([0, 1_024, 2_048, 1_024])).toEqual([0, 0.25, 0.5, 0.25]);
  });

  it.each([
    ['1970-03-31', 0],
    ['1970-04-01', 1],
    ['2026-12-31', 227],
    ['2027-01-01', 228],
  ])('of %s is in quarter %i', (date, quarter) => {
    expect(scoredForecast({ ...tally, fromDay: Date.parse(date) / 86_400_000 }).quarter).toBe(quarter);
  });

  it.each([
    ['base', 0],
    ['escalation', 1],
    ['fragmentation', 3],
    ['other', -1],
  ])('that came out as %s has the place %i', (result, outcome) => {
    expect(scoredForecast({ ...tally, result }).outcome).toBe(outcome);
  });

  it('shares its outcome with the sets of its unit and day', () => {
    expect(outcomeCount([tally, tally, { ...tally, fromDay: 1 }, { ...tally, regionId: 'latam' }])).toBe(3);
    expect(outcomeCount([])).toBe(0);
  });

  it('has the references that all sets have, by name, after the uniform one', () => {
    const all = [
      forecast({ references: { b: HALF, a: HALF, c: HALF } }),
      forecast({ references: { a: HALF, b: HALF, d: HALF } }),
    ];
    expect(referenceNames(all)).toEqual(['uniform', 'a', 'b']);
  });

  it('weighs by unit and day', () => {
    const lost = { lanes: [1_024, 1_024, 1_024, 1_024], result: 'base' } as const;
    const losses = unitDayLosses(
      [
        { ...tally, ...lost, count: 3 },
        { ...tally, result: 'base', count: 1 },
        { ...tally, ...lost, fromDay: 1 },
        { ...tally, ...lost, regionId: 'latam' },
      ],
      'model',
    );
    const uniform = { log: Math.log(4), brier: 0.75 };
    expect([...losses.keys()]).toEqual(['mena 0', 'mena 1', 'latam 0']);
    expect(losses.get('mena 1')).toEqual({ day: 1, log: expect.closeTo(uniform.log), brier: uniform.brier });
    expect(losses.get('mena 0')).toEqual({
      day: 0,
      log: expect.closeTo((3 * Math.log(4) + Math.log(2)) / 4),
      brier: expect.closeTo((3 * 0.75 + 0.25 + 0.0625 + 2 * 0.125 ** 2) / 4),
    });
    expect(unitDayLosses([{ ...tally, result: 'base' }], 'climate').get('mena 0')).toEqual({
      day: 0,
      log: 0,
      brier: 0,
    });
    expect(unitDayLosses([tally], 'uniform').get('mena 0')?.brier).toBe(0.75);
  });
});

describe('the skill against the best reference', () => {
  it('is the share of its log loss that was avoided, over all forecasts', () => {
    const scored = [
      forecast({ references: { weak: [0.1, 0.9, 0, 0], good: [0.8, 0.2, 0, 0] }, count: 2 }),
      forecast({
        references: { weak: [0.1, 0.9, 0, 0], good: [0.1, 0.2, 0.7, 0] },
        outcome: 2,
        probabilities: UNIFORM,
      }),
    ];
    const loss = -2 * Math.log(0.8) - Math.log(0.7);
    expect(skillAgainstBest(scored)).toEqual({
      reference: 'good',
      skill: published(1 - (2 * Math.log(2) + Math.log(4)) / loss),
    });
  });

  it('is absent without forecasts and where the best lost nothing', () => {
    expect(skillAgainstBest([])).toBeUndefined();
    expect(skillAgainstBest([forecast({ references: { sure: SURE } })])).toBeUndefined();
  });
});
