import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { understand } from '../../src/analysis/question/understand.ts';
import { INTENTS } from '../../src/analysis/question/vocabulary.ts';
import { actorById } from '../../src/reference/actors.ts';
import { corridorById } from '../../src/reference/corridors.ts';
import { countryByIso2 } from '../../src/reference/countries.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { ASKED_AT, parseQuestions } from '../kit/answers/questions.ts';

const FILE = fileURLToPath(new URL('../../bench/answers/questions.json', import.meta.url));
const questions = parseQuestions(readFileSync(FILE, 'utf8'));
const countOf = (matches: (question: (typeof questions)[number]) => boolean): number =>
  questions.filter(matches).length;

describe('the frozen questions of answers', () => {
  it('are sixty different ones', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(60);
    expect(new Set(questions.map(({ query }) => query)).size).toBe(60);
  });

  it.each(INTENTS)('have the intent %s at least three times', (intent) => {
    expect(countOf(({ understood }) => understood.intent === intent)).toBeGreaterThanOrEqual(3);
  });

  it.each(REGION_IDS)('are about %s', (regionId) => {
    expect(countOf(({ understood }) => understood.regionIds[0] === regionId)).toBeGreaterThan(0);
  });

  it.each(['en', 'fr', 'es', 'ar', 'zh', 'ru'])('are in the language %s more than once', (language) => {
    expect(countOf(({ understood }) => understood.language === language)).toBeGreaterThan(4);
  });

  it('want nothing where the data cannot answer, ten times, and say why', () => {
    const unanswered = questions.filter(({ wanted }) => wanted.length === 0);
    expect(unanswered).toHaveLength(10);
    for (const { id, notAnswered } of unanswered) expect([id, notAnswered]).not.toEqual([id, []]);
  });

  it('name only what the registry holds', () => {
    for (const { understood } of questions) {
      expect(understood.countries.filter((iso2) => countryByIso2(iso2) === undefined)).toEqual([]);
      expect(understood.corridors.filter((id) => corridorById(id) === undefined)).toEqual([]);
      expect(understood.actors.filter((id) => actorById(id) === undefined)).toEqual([]);
    }
  });

  it.each(questions)('are understood: $id $query', ({ query, understood: expected, notAnswered }) => {
    const { period, ...read } = understand(query, ASKED_AT);
    const { period: expectedPeriod, ...others } = expected;
    expect(read).toMatchObject({ ...others, notAnswered });
    const [from, to] = [expectedPeriod?.from, expectedPeriod?.to].map((at) =>
      at === undefined ? undefined : Date.parse(at),
    );
    expect(period).toEqual(from === undefined ? undefined : { from, to });
  });

  it('have periods that begin before they end', () => {
    for (const { id, understood } of questions) {
      if (understood.period === null) continue;
      const { from, to } = understood.period;
      expect([id, Date.parse(from) < Date.parse(to)]).toEqual([id, true]);
    }
    expect(new Date(ASKED_AT).toISOString()).toBe('2026-11-20T12:50:00.000Z');
  });
});
