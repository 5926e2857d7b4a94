import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PREDICTION_RULES } from '../assessment/evidence/prediction-evidence.ts';
import { DAY_MS } from '../assessment/time.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import type { ReadObservation } from '../ports/feed.ts';
import { oddsOf, PREDICTION_QUESTIONS } from './prediction-questions.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from './test-kit/exercise-reader.ts';

const FEED_IDS = [
  'ecb-rates',
  'cboe-vix',
  'treasury-curve',
  'eia-petroleum',
  'world-bank',
  'owid-energy',
  'unhcr',
  'polymarket',
  'manifold',
  'fred-credit',
  'fred-gas',
  'fred-wti',
  'oecd-markets',
  'fao-food',
  'eurostat-gas',
];
let exercise: ExerciseReader;
beforeAll(async () => {
  exercise = await openExerciseReader(7);
});
afterAll(() => exercise.close());

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean of a series over days before the anchor, the first inclusive, the last exclusive. */
function meanOf(read: readonly ReadObservation[], subject: string, [from, to]: readonly [number, number]): number {
  const days = read.filter((one) => one.subject === subject);
  const inside = days.filter(
    ({ observedAt }) => observedAt >= ANCHOR - from * DAY_MS && observedAt < ANCHOR - to * DAY_MS,
  );
  return mean(inside.map(({ value }) => value));
}

describe('the markets of the exercise', () => {
  it.each(['inr', 'krw', 'try', 'php', 'thb', 'idr', 'jpy'])(
    'see eur-%s slide by three to six percent, within its noise',
    async (code) => {
      const rates = await exercise.read('ecb-rates');
      const slide = meanOf(rates, `series:eur-${code}`, [3, 0]) / meanOf(rates, `series:eur-${code}`, [30, 15]);
      expect(slide).toBeGreaterThan(1.02);
      expect(slide).toBeLessThan(1.09);
    },
  );

  it('see the krone stay at its peg', async () => {
    const rates = await exercise.read('ecb-rates');
    const slide = meanOf(rates, 'series:eur-dkk', [3, 0]) / meanOf(rates, 'series:eur-dkk', [30, 15]);
    expect(Math.abs(slide - 1)).toBeLessThan(0.001);
  });

  it('see volatility near thirty, and yields as ever', async () => {
    const vix = await exercise.read('cboe-vix');
    expect(meanOf(vix, 'series:vix', [60, 20])).toBeLessThan(22);
    expect(meanOf(vix, 'series:vix', [4, 0])).toBeGreaterThan(24);
    expect(meanOf(vix, 'series:vix', [4, 0])).toBeLessThan(40);
    const yields = await exercise.read('treasury-curve');
    for (const { value } of yields) expect(value > 2.5 && value < 6).toBe(true);
  });

  it('see stocks drawn down within weeks', async () => {
    const totalAt = async (at: number): Promise<number> => {
      const stocks = await exercise.read('eia-petroleum', { at: at });
      const newest = Math.max(...stocks.map(({ observedAt }) => observedAt));
      return stocks.filter(({ observedAt }) => observedAt === newest).reduce((sum, { value }) => sum + value, 0);
    };
    expect((await totalAt(ANCHOR + 30 * DAY_MS)) / (await totalAt(ANCHOR - 20 * DAY_MS))).toBeLessThan(0.97);
  });

  it('see credit strained, gas and WTI dearer in the crisis, and credit at ease before it', async () => {
    const credit = await exercise.read('fred-credit');
    expect(meanOf(credit, 'series:stlfsi', [120, 20])).toBeLessThan(0.1);
    expect(credit.at(-1)?.value).toBeGreaterThan(0.5);
    const gas = await exercise.read('fred-gas');
    const rise = meanOf(gas, 'series:henry-hub', [3, 0]) / meanOf(gas, 'series:henry-hub', [40, 15]);
    expect([rise > 1.12, rise < 1.45]).toEqual([true, true]);
    const wti = await exercise.read('fred-wti');
    const dearer = meanOf(wti, 'series:wti', [4, 0]) / meanOf(wti, 'series:wti', [60, 20]);
    expect([dearer > 1.05, dearer < 1.3]).toEqual([true, true]);
  });

  it('see shares of importers fall and gas be missed when the months of the crisis are published, and not before', async () => {
    const newestOf = async (feedId: string, subject: string, at: number): Promise<number> => {
      const read = await exercise.read(feedId, { at });
      return (
        read.filter((one) => one.subject === subject && one.metric !== 'long_term_rate').at(-1)?.value ?? Number.NaN
      );
    };
    const [calm, reported] = [ANCHOR, ANCHOR + 75 * DAY_MS];
    const ofShares = (iso2: string) => async (at: number) => newestOf('oecd-markets', `country:${iso2}`, at);
    expect((await ofShares('JP')(reported)) / (await ofShares('JP')(calm))).toBeLessThan(0.95);
    expect((await ofShares('US')(reported)) / (await ofShares('US')(calm))).toBeGreaterThan(0.93);
    const december = await exercise.read('eurostat-gas', { at: ANCHOR + 105 * DAY_MS });
    const italy = december.filter(({ subject }) => subject === 'country:IT');
    const inDecember = italy.filter(({ event }) => event.endsWith('-12')).map(({ value }) => value);
    expect((inDecember.at(-1) ?? 1) / mean(inDecember.slice(0, -1))).toBeLessThan(0.92);
  });

  it.each(['polymarket', 'manifold'])('see %s move on Hormuz, and not on Taiwan', async (venue) => {
    const oddsAt = async (at: number) =>
      new Map((await exercise.read(venue, { at: at })).map(({ event, value }) => [event, value]));
    const [before, after] = [await oddsAt(ANCHOR - 20 * DAY_MS), await oddsAt(ANCHOR)];
    const [hormuz, taiwan] = ['exercise-strait-of-hormuz-closed-for-a-month', 'exercise-taiwan-invasion'];
    expect(before.size).toBe(6);
    expect([(before.get(hormuz) ?? 1) < 0.1, (after.get(hormuz) ?? 0) > 0.5]).toEqual([true, true]);
    expect(Math.abs((after.get(taiwan) ?? 1) - (before.get(taiwan) ?? 0))).toBeLessThan(0.03);
  });
});

describe('questions whose price swings', () => {
  it('move on every day, one of them by what is a move, and never by what is evidence', () => {
    const swinging = PREDICTION_QUESTIONS.filter(({ swing }) => swing !== undefined);
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (hours) => {
        const at = ANCHOR + (hours * DAY_MS) / 24;
        const moves = swinging.map((question) => {
          const [now, before] = [at, at - DAY_MS].map((one) =>
            oddsOf(question, { venue: 'polymarket', at: one, anchorAt: ANCHOR }),
          );
          return Math.abs((now ?? 0) - (before ?? 0));
        });
        expect(Math.max(...moves)).toBeCloseTo(0.07, 6);
        expect(Math.max(...moves)).toBeLessThan(PREDICTION_RULES.minMove);
      }),
    );
  });
});

describe('the structure of the exercise', () => {
  it('has importers and exporters, and Taiwan in the energy table alone', async () => {
    const bank = await exercise.read('world-bank');
    const imports = new Map(
      bank.flatMap(({ metric, subject, value }) => (metric === 'net_energy_imports' ? [[subject, value]] : [])),
    );
    expect((imports.get('country:JP') ?? 0) > 80 && (imports.get('country:SA') ?? 0) < -100).toBe(true);
    expect(bank.some(({ subject }) => subject === 'country:TW')).toBe(false);
    const energy = await exercise.read('owid-energy');
    const taiwan = energy.filter(({ subject, metric }) => subject === 'country:TW' && metric === 'oil_consumption');
    expect(taiwan).toHaveLength(6);
  });

  it('has millions driven out of Syria, and few from Switzerland', async () => {
    const people = await exercise.read('unhcr');
    const newest = (subject: string) => people.filter((one) => one.subject === subject).at(-1)?.value ?? 0;
    expect(newest('country:SY')).toBeGreaterThan(5_000_000);
    expect(newest('country:CH')).toBeLessThan(50_000);
  });
});

describe.each(FEED_IDS)('%s in the exercise', (feedId) => {
  const instants = [-300, 0, 36, 42, 47, 130, 210, 330].map((days) => ANCHOR + days * DAY_MS);
  it('reads sound and fresh content at every season, at the turn of the year and years on', async () => {
    const maxAgeMs = FEED_CARDS.find(({ id }) => id === feedId)?.maxAgeMs ?? 0;
    for (const at of instants) {
      const outcome = await exercise.collect(feedId, { at });
      expect(outcome).toMatchObject({ status: 'read', rejectedCount: 0, problems: [] });
      const newestAt = outcome.status === 'read' ? (outcome.newestContentAt ?? 0) : 0;
      expect([at - newestAt >= 0, at - newestAt <= maxAgeMs]).toEqual([true, true]);
    }
  });
});
