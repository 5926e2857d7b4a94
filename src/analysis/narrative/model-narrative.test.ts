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
import { createModelChain } from '../../language-models/model-chain.ts';
import { scriptedModel } from '../../language-models/test-kit/scripted-model.ts';
import type { LanguageModels } from '../../ports/language-model.ts';
import type { RegionId } from '../../reference/regions.ts';
import { scriptedModels, soberDraft } from '../test-kit/scripted-models.ts';
import { createModelNarrator } from './model-narrative.ts';
import { templateNarrative } from './template-narrative.ts';

const draftOf = (regionId: RegionId): AssessedDraft =>
  assessRegion(assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW)), regionId, undefined).draft;
const mena = draftOf('mena');
const narrator = (models: LanguageModels, exercise = false, time = fakeClock(NOW)) =>
  createModelNarrator({ models, ...time, exercise });

describe('the narrative by a language model', () => {
  it('is named after the model, keeps every promise of a snapshot, and cites evidence in each section', async () => {
    const narration = await narrator(scriptedModels(soberDraft))(mena);
    expect(narration).toMatchObject({ provider: 'scripted', model: 'script-1' });
    expect(brokenInvariants(assembleSnapshot(mena, narration))).toEqual([]);
    const template = templateNarrative(mena, false).narrative;
    expect(narration.narrative.watchItems).toEqual(template.watchItems);
    expect(narration.narrative.situation).not.toEqual(template.situation);
    expect(narration.narrative.situation.evidenceIds.length).toBeGreaterThan(0);
    expect(narration.narrative.outlook7d.text).toMatch(/^Scenario lanes within 7 days: base almost certain \(97%\)/);
  });

  it('opens each outlook as the template does: lanes, the paths to markets, which model is behind the month', async () => {
    const { narrative } = await narrator(scriptedModels(soberDraft))(mena);
    const template = templateNarrative(mena, false).narrative;
    for (const name of ['outlook24h', 'outlook7d', 'outlook30d'] as const) {
      expect(narrative[name].text.startsWith(`${template[name].text} `)).toBe(true);
    }
    expect(narrative.outlook7d.evidenceIds).toEqual(expect.arrayContaining(template.outlook7d.evidenceIds));
    expect(narrative.outlook7d.text).toMatch(/Disruption in the Strait of Hormuz: Brent crude up .* USD per barrel/);
    expect(narrative.outlook30d.text).toMatch(/These shares are (from the fitted model of|the base rates of)/);
  });

  it('is the template to the byte when nothing that a model wrote passes, or no model answers', async () => {
    const template = templateNarrative(mena, false);
    const texts = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '## Situation\nAll is calm [e1].',
        '## Situation\nThere will be 99 deaths [e1].',
        '## Forged\nSo [e1].',
      ),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await narrator(scriptedModels(() => text))(mena)).toEqual(template);
      }),
      { numRuns: 50 },
    );
    const dead = scriptedModels(() => ({ status: 'unavailable', retryAfterSeconds: 1 }));
    expect(await narrator(dead)(mena)).toEqual(template);
    expect(await narrator(scriptedModels(() => Promise.reject(new Error('broken'))))(mena)).toEqual(template);
  });

  it('keeps the template in a section of which too little passes', async () => {
    const models = scriptedModels((prompt) =>
      soberDraft(prompt).replace(/## Situation\n.*/, '## Situation\nGondor won [e1].'),
    );
    const { provider, narrative } = await narrator(models)(mena);
    expect(provider).toBe('scripted');
    expect(narrative.situation).toEqual(templateNarrative(mena, false).narrative.situation);
  });

  it('puts the word EXERCISE before everything in an exercise', async () => {
    const { narrative } = await narrator(scriptedModels(soberDraft), true)(mena);
    const { watchItems, ...prose } = narrative;
    for (const { text } of [...Object.values(prose), ...watchItems]) expect(text).toMatch(/^EXERCISE\. /);
  });

  it('asks no model about a region without evidence', async () => {
    const models = scriptedModels(soberDraft);
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
