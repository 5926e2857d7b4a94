import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, isoDate } from '../assessment/time.ts';
import { compareFields, type FieldDifference } from '../feeds/fields/answer-fields.ts';
import { answerFieldsOf, FEED_CARDS } from '../feeds/registry.ts';
import type { FeedOutcome, ReadObservation } from '../ports/feed.ts';
import { areInOneBloc } from '../reference/blocs.ts';
import { CHOKEPOINTS } from '../reference/chokepoints.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { type ExerciseReader, ANCHOR as NOW, openExerciseReader } from './test-kit/exercise-reader.ts';

const outcomes = new Map<string, FeedOutcome>();
const differences = new Map<string, FieldDifference>();
const feedIds = FEED_CARDS.filter((card) => card.needsKeys === undefined).map((card) => card.id);

/** What a first reading need not hold. */
const FOUND_BY_DIFFERENCE: ReadonlySet<string> = new Set(['sanctions_additions', 'sanctions_removals']);

let exercise: ExerciseReader;
beforeAll(async () => {
  exercise = await openExerciseReader(1);
  for (const { card } of exercise.feeds) {
    const comparison = compareFields(answerFieldsOf(card.id));
    const added: Promise<void>[] = [];
    const onAnswer = (url: string, bytes: Uint8Array): void => void added.push(comparison.add(url, bytes));
    outcomes.set(card.id, await exercise.collect(card.id, { onAnswer }));
    await Promise.all(added);
    differences.set(card.id, comparison.difference());
  }
});
afterAll(() => exercise.close());

describe('the real feeds in the exercise world', () => {
  it.each(feedIds)('%s reads it without a rejected record or a problem', (feedId) => {
    const outcome = outcomes.get(feedId);
    expect(outcome).toMatchObject({ status: 'read', rejectedCount: 0, problems: [] });
    const card = FEED_CARDS.find((candidate) => candidate.id === feedId);
    const found = observationsOf(feedId).map((observation) => observation.metric);
    const expected = [...(card?.metrics ?? []), ...Object.keys(card?.ownMetrics ?? {})].filter(
      (metric) => !FOUND_BY_DIFFERENCE.has(metric),
    );
    expect(new Set(found.filter((metric) => !FOUND_BY_DIFFERENCE.has(metric)))).toEqual(new Set(expected));
  });

  it.each(feedIds)('%s is published with the fields that its parser knows, all of them', (feedId) => {
    expect(differences.get(feedId)).toEqual({ unknown: [], missing: [] });
  });

  it.each(feedIds)('%s finds content that it does not call stale', (feedId) => {
    const outcome = outcomes.get(feedId);
    const maxAgeMs = FEED_CARDS.find((card) => card.id === feedId)?.maxAgeMs ?? 0;
    const newestAt = outcome?.status === 'read' ? outcome.newestContentAt : undefined;
    expect(NOW - (newestAt ?? 0)).toBeLessThanOrEqual(maxAgeMs);
  });

  it.each(feedIds)('%s finds as many rows as its card expects, where it has them checked', (feedId) => {
    const card = FEED_CARDS.find((candidate) => candidate.id === feedId);
    const outcome = outcomes.get(feedId);
    const [least, most] = card?.rowCheck === undefined ? [0, Number.MAX_VALUE] : card.expectedRecords;
    const count = outcome?.status === 'read' ? (outcome.rows?.totalCount ?? Number.NaN) : Number.NaN;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it.each(feedIds)('%s reads nothing new when polled again immediately', async (feedId) => {
    const again = await exercise.collect(feedId, { cursor: outcomes.get(feedId)?.cursor ?? null });
    const known = new Set(observationsOf(feedId).map(identity));
    const fresh = again.status === 'read' ? again.observations.filter((read) => !known.has(identity(read))) : [];
    expect([again.status === 'failed', fresh]).toEqual([false, []]);
  });

  it('sees every chokepoint, and Hormuz closed: below 15 % of the same week a year before', () => {
    const transits = observationsOf('portwatch-transits').filter((read) => read.metric === 'transits_total');
    expect(new Set(transits.map((read) => read.subject)).size).toBe(CHOKEPOINTS.length);
    const hormuz = transits.filter((read) => read.subject === 'chokepoint:hormuz_strait');
    const newestAt = Math.max(...hormuz.map((read) => read.observedAt));
    expect((NOW - newestAt) / DAY_MS).toBeLessThan(5);
    const weekTo = (at: number): number =>
      hormuz
        .filter((read) => read.observedAt > at - 7 * DAY_MS && read.observedAt <= at)
        .reduce((sum, read) => sum + read.value / 7, 0);
    expect(weekTo(newestAt) / weekTo(newestAt - 364 * DAY_MS)).toBeLessThan(0.15);
  });

  it('sees the blockade reported by independent outlets in several countries of the Gulf', () => {
    const blockade = observationsOf('gdelt-events').filter((read) => read.metric === 'blockade_reports');
    expect(new Set(blockade.map((read) => read.subject)).size).toBeGreaterThan(2);
    expect(new Set(blockade.map((read) => read.lineage)).size).toBeGreaterThan(2);
  });

  it('sees emergency rule and soldiers against their government in Iraq, and what the Gulf’s blocs sign and break', () => {
    const reported = observationsOf('gdelt-events');
    const emergencies = reported.filter((read) => read.metric === 'emergency_reports' && read.subject === 'country:IQ');
    const codes = new Set(emergencies.map((read) => read.detail.code));
    for (const kind of [/^172[2-4]$/, /^1(?:73|92)$/])
      expect([...codes].filter((code) => kind.test(code ?? ''))).not.toEqual([]);
    for (const metric of ['treaty_reports', 'rupture_reports']) {
      const acts = reported.filter(
        (read) => read.metric === metric && areInOneBloc(read.detail.actor1 ?? '', read.detail.actor2 ?? ''),
      );
      expect(new Set(acts.map((read) => read.lineage)).size, metric).toBeGreaterThan(1);
    }
  });

  it('hears navies announce firing and exercises off Hormuz, beside what is announced every week', () => {
    const announced = observationsOf('nga-warnings').filter((read) => read.metric === 'naval_exercises');
    const off = (subject: string) => announced.filter((read) => read.subject === subject).length;
    expect(off('chokepoint:hormuz_strait')).toBeGreaterThan(4);
    expect(off('theater:baltic-nordic') + off('theater:north-east-asia')).toBeGreaterThan(0);
  });

  it('reads of the blockade in headlines of several countries of the Gulf, each story reported once', () => {
    for (const feedId of ['gdelt-gkg', 'news-rss']) {
      const reported = observationsOf(feedId).filter((read) =>
        /Hormuz|navy of Iran|Gulf/.test(read.detail.title ?? ''),
      );
      expect(new Set(reported.map((read) => read.subject)).size).toBeGreaterThan(2);
      expect(reported.every((read) => read.detail.title?.startsWith('EXERCISE ') && read.value === 1)).toBe(true);
    }
    const events = observationsOf('gdelt-gkg').map((read) => `${read.subject} ${read.event}`);
    expect(new Set(events).size).toBe(events.length);
    expect(observationsOf('gdelt-gkg').some((read) => Number(read.detail.outlets) > 1)).toBe(true);
  });

  it('finds advice on every country, raised around the Gulf since the blockade, and no siren', () => {
    const levels = observationsOf('travel-advisories').filter((read) => read.subject !== 'world');
    expect(levels).toHaveLength(COUNTRIES.length);
    const day = isoDate(NOW - 12 * DAY_MS);
    const gulf = ['AE', 'BH', 'IQ', 'IR', 'KW', 'OM', 'QA', 'SA'].map((iso2) => `country:${iso2}`);
    const raised = levels.filter((read) => gulf.includes(read.subject));
    expect(raised.map((read) => read.detail.issuedDate)).toEqual(gulf.map(() => day));
    expect(raised.every((read) => read.value >= 3)).toBe(true);
    expect(observationsOf('sirens')).toMatchObject([{ subject: 'world', value: 0 }]);
  });

  it('finds the year before in the yearly file, under ids that no month of it repeats', () => {
    const deaths = observationsOf('ucdp-annual').filter((read) => read.metric === 'conflict_deaths');
    expect(deaths.length).toBeGreaterThan(5_000);
    expect(Math.max(...deaths.map((read) => read.observedAt))).toBeLessThan(Date.UTC(2026, 0, 1));
    const candidates = new Set(observationsOf('ucdp-candidate').map((read) => read.recordId));
    expect(deaths.some((read) => candidates.has(read.recordId))).toBe(false);
  });
});

function observationsOf(feedId: string): readonly ReadObservation[] {
  const outcome = outcomes.get(feedId);
  return outcome?.status === 'read' ? outcome.observations : [];
}

function identity({ metric, subject, recordId, value }: ReadObservation): string {
  return `${metric}|${subject}|${recordId}|${value}`;
}
