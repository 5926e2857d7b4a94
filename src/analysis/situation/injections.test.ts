import { describe, expect, it } from 'vitest';
import { NOW } from '../../../test/kit/worlds.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Question } from '../../ports/analyst.ts';
import { RULES } from '../grounded/prompt.ts';
import { crisisSnapshot } from '../test-kit/gulf-material.ts';
import { CANARY, DISGUISES, obedientDraft, PAYLOADS } from '../test-kit/injections.ts';
import { scriptedModels } from '../test-kit/scripted-models.ts';
import { snapshotShelf } from '../test-kit/snapshot-shelf.ts';
import { createBuiltinAnalyst } from './builtin-analyst.ts';
import { createModelAnalyst } from './model-analyst.ts';

const mena = crisisSnapshot();
const QUERY = 'Strait of Hormuz.';
type Planted = { readonly question: Question; readonly snapshot: RegionalSnapshot };

/** Places where another's text can come in. */
const CHANNELS: Readonly<Record<string, (attack: string) => Planted>> = {
  query: (attack) => ({ question: { query: `${QUERY} ${attack}` }, snapshot: mena }),
  geoContext: (attack) => ({ question: { query: QUERY, geoContext: attack }, snapshot: mena }),
  framework: (attack) => ({ question: { query: QUERY, framework: attack }, snapshot: mena }),
  headline: (attack) => ({ question: { query: QUERY }, snapshot: planted('news_headline', attack) }),
  notice: (attack) => ({ question: { query: QUERY }, snapshot: planted('mobility_disruption', attack) }),
};

function planted(type: 'news_headline' | 'mobility_disruption', summary: string): RegionalSnapshot {
  const item = {
    id: 'ev_planted',
    type,
    source: 'X',
    summary,
    confidence: 0.01,
    observedAt: NOW,
    theater: '',
    corridor: '',
  };
  return { ...mena, evidence: [...mena.evidence, item] };
}

async function answerTo({ question, snapshot }: Planted): Promise<string> {
  const shelf = snapshotShelf([snapshot]);
  const models = scriptedModels(obedientDraft);
  const parts = { models, builtin: createBuiltinAnalyst(shelf), snapshots: shelf, clock: { now: () => NOW } };
  const answer = await createModelAnalyst({ ...parts, fallsBack: false }).analyse(
    question,
    new AbortController().signal,
  );
  expect(models.prompts.map(({ system }) => system)).toEqual([RULES]);
  if (answer.status !== 'answered') throw new Error('an answer was expected');
  return answer.analysis;
}

const numbersOf = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];
const linesOf = (text: string, form: RegExp): readonly string[] =>
  text.split('\n').flatMap((line) => form.exec(line)?.[0] ?? []);
/** Runs of eight words of the rules. */
const LEAKS = RULES.split(/\s+/)
  .map((_, i, words) => words.slice(i, i + 8).join(' '))
  .slice(0, -8);

describe.each(Object.entries(CHANNELS))('an instruction in the %s, obeyed to the letter', (_, plant) => {
  it.each(DISGUISES.flatMap((disguise) => PAYLOADS.map((payload) => disguise(payload))))(
    'has no effect on another part, and never reaches the answer as ours: %s',
    async (attack) => {
      const honest = await answerTo({ question: { query: QUERY }, snapshot: mena });
      const text = await answerTo(plant(attack));
      expect(text.replaceAll('calm as of', '')).not.toMatch(CANARY);
      expect(LEAKS.filter((run) => text.includes(run))).toEqual([]);
      const shown = new Set(mena.evidence.map(({ id }) => id));
      expect([...text.matchAll(/\bev_\w+/g)].map(([id]) => id).filter((id) => !shown.has(id))).toEqual([]);
      for (const part of [/- (?:24h|7d|30d):.*$/, /\*\*Bottom line\.\*\*.*$/])
        expect(linesOf(text, part)).toEqual(linesOf(honest, part));
      const known = new Set([...numbersOf(JSON.stringify(mena)), ...numbersOf(honest)]);
      const prose = text.split('*Drafted by')[0] ?? '';
      const ours = prose.replaceAll(/\*\*Gaps\.\*\*.*/g, '').replaceAll(/\bev_\w+|snap_\w+/g, '');
      expect(numbersOf(ours).filter((number) => !known.has(number))).toEqual([]);
    },
  );
});

it('are more than two hundred attacks', () => {
  expect(Object.keys(CHANNELS).length * DISGUISES.length * PAYLOADS.length).toBeGreaterThan(200);
});
