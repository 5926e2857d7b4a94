import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../../test/kit/fake-clock.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { assembleSnapshot } from '../../assessment/assemble-snapshot.ts';
import { type AssessedDraft, assessRegion } from '../../assessment/assess-region.ts';
import { assessWorld } from '../../assessment/assess-world.ts';
import { brokenInvariants } from '../../assessment/invariants.ts';
import { indexObservations } from '../../assessment/observation-index.ts';
import { narrativeClaims } from '../../claims/narrative/narrative-claims.ts';
import { narrativeSections, PROSE_SECTIONS } from '../../claims/narrative/narrative-sections.ts';
import { createModelChain } from '../../language-models/model-chain.ts';
import { scriptedModel } from '../../language-models/test-kit/scripted-model.ts';
import type { LanguageModels, ModelPrompt } from '../../ports/language-model.ts';
import type { RegionId } from '../../reference/regions.ts';
import { scriptedModels } from '../test-kit/scripted-models.ts';
import { askedSlots, soberPlan } from '../test-kit/scripted-plans.ts';
import { createModelNarrator } from './model-narrative.ts';
import { templateNarrative } from './template-narrative.ts';

const draftOf = (regionId: RegionId): AssessedDraft =>
  assessRegion(assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW)), regionId, undefined).draft;
const mena = draftOf('mena');
const narrator = (models: LanguageModels, exercise = false, time = fakeClock(NOW)) =>
  createModelNarrator({ models, ...time, exercise });

/** The last claim of each heading alone. */
const lastOnly = (prompt: ModelPrompt): string =>
  JSON.stringify({
    sections: askedSlots(prompt).map(({ heading, ids }) => ({ heading, sentences: ids.slice(-1) })),
    judgements: [{ text: 'War is certain.', claims: ['c1'] }],
  });

const sectionsOf = (of: AssessedDraft) => narrativeSections(narrativeClaims(of));

describe('the narrative by a language model', () => {
  it('is named after the model, keeps every promise of a snapshot, and cites evidence in each section', async () => {
    const narration = await narrator(scriptedModels(lastOnly))(mena);
    expect(narration).toMatchObject({ provider: 'scripted', model: 'script-1' });
    expect(brokenInvariants(assembleSnapshot(mena, narration))).toEqual([]);
    const template = templateNarrative(mena, false).narrative;
    expect(narration.narrative.watchItems).toEqual(template.watchItems);
    expect(narration.narrative.situation).not.toEqual(template.situation);
    expect(narration.narrative.situation.evidenceIds.length).toBeGreaterThan(0);
  });

  it('opens and ends each section as the template does, with what the model chose between them', async () => {
    const { narrative } = await narrator(scriptedModels(lastOnly))(mena);
    for (const name of PROSE_SECTIONS) {
      const { opening, candidates, closing } = sectionsOf(mena)[name];
      expect(narrative[name].text).toBe(
        [...opening, ...candidates.slice(0, 16).slice(-1), ...closing].map(({ text }) => text).join(' '),
      );
    }
    expect(narrative.outlook7d.text).toMatch(/disruption in the Strait of Hormuz .* Brent crude up .* USD per barrel/);
  });

  it('shows nothing that a model writes: whatever it is, each section is parts of its own in some order', async () => {
    const some = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '## Situation\nAll is calm [c1].',
        '{"sections":[{"heading":"Situation","sentences":["c1","c1","c99"]}]}',
        '{"sections":[{"heading":"Forged","sentences":["c2"]}]}',
        '<think>{"sections":[]}</think>```json\n{"sections":[{"heading":"situation","claims":["c2","c1"]}],}\n```',
      ),
    );
    await fc.assert(
      fc.asyncProperty(some, async (text) => {
        const { narrative } = await narrator(scriptedModels(() => text))(mena);
        for (const name of PROSE_SECTIONS) {
          const { opening, candidates, closing } = sectionsOf(mena)[name];
          const parts = [...opening, ...candidates, ...closing];
          const rest = parts.reduce((left, part) => left.replace(part.text, ''), narrative[name].text);
          expect(rest.trim()).toBe('');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the template to the byte when no plan is in what a model wrote, or no model answers', async () => {
    const template = templateNarrative(mena, false);
    for (const text of ['', 'All is calm.', '{"sections":[]}', '<html>busy</html>'])
      expect(await narrator(scriptedModels(() => text))(mena)).toEqual(template);
    const dead = scriptedModels(() => ({ status: 'unavailable', retryAfterSeconds: 1 }));
    expect(await narrator(dead)(mena)).toEqual(template);
    expect(await narrator(scriptedModels(() => Promise.reject(new Error('broken'))))(mena)).toEqual(template);
  });

  it('keeps the template in a section for which nothing was chosen', async () => {
    const models = scriptedModels((prompt) => lastOnly(prompt).replace('Situation', 'Elsewhere'));
    const { provider, narrative } = await narrator(models)(mena);
    expect(provider).toBe('scripted');
    expect(narrative.situation).toEqual(templateNarrative(mena, false).narrative.situation);
  });

  it('puts the word EXERCISE before everything in an exercise', async () => {
    const { narrative } = await narrator(scriptedModels(soberPlan), true)(mena);
    const { watchItems, ...prose } = narrative;
    for (const { text } of [...Object.values(prose), ...watchItems]) expect(text).toMatch(/^EXERCISE\. /);
  });

  it('asks no model about a region without evidence', async () => {
    const models = scriptedModels(soberPlan);
    const silent = assessRegion(assessWorld(indexObservations([], NOW)), 'latam', undefined).draft;
    expect(await narrator(models)(silent)).toEqual(templateNarrative(silent, false));
    expect(models.prompts).toEqual([]);
  });

  it.each([
    ['in a chain', true],
    ['that does not even keep its budget', false],
  ])('delays all regions of one instant by thirty seconds at most with a model that hangs %s', async (_, inChain) => {
    const time = fakeClock(NOW);
    const hangs = scriptedModel(() => 'never');
    const models: LanguageModels = inChain
      ? createModelChain({ models: [hangs], ...time })
      : { identity: 'hangs', busyFor: () => undefined, write: () => new Promise(() => undefined) };
    const narrate = narrator(models, false, time);
    const drafts = [mena, draftOf('europe'), draftOf('south-asia'), draftOf('global')];
    let endedAt: number | undefined;
    const all = (async () => {
      const providers: string[] = [];
      for (const draft of drafts) providers.push((await narrate(draft)).provider);
      endedAt = time.clock.now();
      return providers;
    })();
    for (let passed = 0; endedAt === undefined && passed < 200; passed += 1) await time.pass(1_000);
    expect((endedAt ?? Number.POSITIVE_INFINITY) - NOW).toBeLessThanOrEqual(30_000);
    expect(await all).toEqual(['template', 'template', 'template', 'template']);
    expect(time.running).toBe(0);
  });
});
