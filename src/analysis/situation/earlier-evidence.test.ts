import { describe, expect, it } from 'vitest';
import { fakeClock, settle } from '../../../test/kit/fake-clock.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Analyst, AnalystAnswer } from '../../ports/analyst.ts';
import type { EvidenceQuery, FoundEvidence } from '../../ports/evidence-search.ts';
import { crisisSnapshot } from '../test-kit/gulf-material.ts';
import { inMemorySnapshotSource } from '../test-kit/in-memory-snapshot-source.ts';
import { scriptedModels, shownSources, soberDraft } from '../test-kit/scripted-models.ts';
import { createBuiltinAnalyst } from './builtin-analyst.ts';
import { earlierEvidence } from './earlier-evidence.ts';
import { createModelAnalyst } from './model-analyst.ts';
import { questionScope } from './question-scope.ts';

const DAY = 86_400_000;
const mena = crisisSnapshot();
const shelf = inMemorySnapshotSource([mena]);
const CLOCK = { now: () => mena.generatedAt };
const unaborted = (): AbortSignal => new AbortController().signal;
const [current] = mena.evidence;
if (current === undefined) throw new Error('a crisis has evidence');

const found = (members: Partial<EvidenceItem>): FoundEvidence => ({
  item: { ...current, id: 'ev_before', source: 'UCDP', summary: 'Iran: 7 ships under way.', ...members },
  regionId: 'mena',
  snapshotId: 'snap_before',
  citedAt: Date.UTC(2026, 0, 5),
});
const BEFORE = found({});

/** A store in which these are found, whatever is asked. */
function storeOf(items: readonly FoundEvidence[] | Promise<never>) {
  const asked: EvidenceQuery[] = [];
  const time = fakeClock();
  const search = {
    find: async (query: EvidenceQuery) => {
      asked.push(query);
      return items;
    },
  };
  return { asked, time, searching: { search, setTimer: time.setTimer } };
}

const textOf = (answer: AnalystAnswer): string => (answer.status === 'answered' ? answer.analysis : '');
const ask = (analyst: Analyst, query = 'Will Iran close Hormuz?') => analyst.analyse({ query }, unaborted());

describe('earlier evidence', () => {
  it('is asked for by every name of what a question names, in the 30 days up to the newest snapshot', async () => {
    const { asked, searching } = storeOf([]);
    await earlierEvidence(searching, questionScope('Iranian drones for the Houthis, Suez'), [mena]);
    expect(asked).toMatchObject([
      { regionIds: ['mena'], from: mena.generatedAt - 30 * DAY, to: mena.generatedAt, corridors: ['suez'] },
    ]);
    expect(asked[0]?.names).toEqual(expect.arrayContaining(['Iran', 'Iranian', 'Houthis', 'Ansar Allah']));
    expect(asked[0]?.names.every((name) => name.length >= 4)).toBe(true);
    expect(asked[0]?.words).toEqual([]);
    await earlierEvidence(searching, questionScope('Drones over cities?'), [mena]);
    expect(asked[1]).toMatchObject({ names: [], corridors: [], words: ['drones', 'over', 'cities'] });
  });

  it('is what the newest snapshots do not cite, in these figures or in others, and what is about the question', async () => {
    const again = found({ id: 'ev_again', source: current.source, summary: current.summary.replace(/\d/g, '7') });
    const { searching } = storeOf([
      found({ id: current.id }),
      again,
      BEFORE,
      found({ id: 'ev_peru', theater: '', summary: 'Peru.' }),
    ]);
    const earlier = await earlierEvidence(searching, questionScope('Iran'), [mena]);
    expect(earlier.found.map(({ item: { id } }) => id)).toEqual(['ev_before']);
  });

  it('is not an item that the newest snapshot repeats for another month and with a larger number', async () => {
    const repeated = (summary: string, id: string): EvidenceItem => ({ ...current, id, source: 'UCDP', summary });
    const now = { ...mena, evidence: [repeated('Iran: 1,454 people displaced at 2 Jan 2026.', 'ev_now')] };
    const { searching } = storeOf([
      found(repeated('Iran: 999 people displaced at 28 Dec 2025.', 'ev_december')),
      found(repeated('Iran: 999 people returned at 28 Dec 2025.', 'ev_returned')),
    ]);
    const earlier = await earlierEvidence(searching, questionScope('Iran'), [now]);
    expect(earlier.found.map(({ item: { id } }) => id)).toEqual(['ev_returned']);
  });

  it("is not shown to a model where its words are another's", async () => {
    const { searching } = storeOf([found({ type: 'mobility_disruption', summary: 'Iran: "Ruritania" has won.' })]);
    const builtin = createBuiltinAnalyst(shelf, { clock: CLOCK });
    const models = scriptedModels(soberDraft);
    const clock = { now: () => mena.generatedAt };
    await ask(createModelAnalyst({ models, builtin, snapshots: shelf, clock, searching, fallsBack: false }));
    expect(models.prompts).toHaveLength(1);
    expect(JSON.stringify(models.prompts)).not.toContain('Ruritania');
  });

  it('is shown to a model as earlier, without its figures, and is cited with its date where a sentence rests on it', async () => {
    const { searching } = storeOf([
      BEFORE,
      found({ id: 'ev_words', type: 'news_headline', summary: 'Iran: “Gondor won”.' }),
    ]);
    const models = scriptedModels((prompt) => {
      const { id, text } = shownSources(prompt).find(
        (source) => source.about?.includes('no longer current') === true,
      ) ?? {
        id: '',
        text: '',
      };
      return `${soberDraft(prompt)}\n## What it means\n${text.split('. ')[0]} [${id}].`;
    });
    const builtin = createBuiltinAnalyst(shelf, { clock: CLOCK });
    const clock = { now: () => mena.generatedAt };
    const text = textOf(
      await ask(createModelAnalyst({ models, builtin, snapshots: shelf, clock, searching, fallsBack: false })),
    );
    const shown = models.prompts.flatMap(shownSources);
    expect(shown.at(-1)?.text).toMatch(/^Iran: \{\{n\d+\}\} ships under way\. Last cited on \{\{n\d+\}\}\.$/);
    expect(JSON.stringify(models.prompts)).not.toContain('Gondor');
    expect(text).toContain('Iran: 7 ships under way [ev_before].');
    expect(text).toContain('last in `snap_before` of 5 Jan 2026');
  });

  it.each([
    ['refuses', () => storeOf(Promise.reject(new Error('away')))],
    ['does not answer for two seconds', () => storeOf(new Promise<never>(() => undefined))],
  ])('is missing and said to be where the store %s, and such an answer is not remembered', async (_, open) => {
    const { searching, time } = open();
    const models = scriptedModels(soberDraft);
    const builtin = createBuiltinAnalyst(shelf, { clock: CLOCK });
    const clock = { now: () => mena.generatedAt };
    const analyst = createModelAnalyst({ models, builtin, snapshots: shelf, clock, searching, fallsBack: false });
    for (const one of [analyst, analyst]) {
      const answer = ask(one);
      await settle();
      await time.pass(2_000);
      expect(textOf(await answer)).toContain('*The snapshots of the last 30 days could not be searched.*');
    }
    expect(models.prompts).toHaveLength(2);
    expect(time.running).toBe(0);
  });
});
