import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { observationsOf, somePlan, someRegion } from '../../../test/kit/world-plans.ts';
import { NOW, snapshotOf } from '../../../test/kit/worlds.ts';
import { assessRegion } from '../../assessment/assess-region.ts';
import { assessWorld } from '../../assessment/assess-world.ts';
import { shortTime } from '../../assessment/english.ts';
import { indexObservations } from '../../assessment/observation-index.ts';
import { type NarrativeClaims, narrativeClaims } from '../../claims/narrative/narrative-claims.ts';
import type { NarrativePart } from '../../claims/narrative/narrative-parts.ts';
import {
  claimsStated,
  composed,
  narrativeSections,
  PROSE_SECTIONS,
} from '../../claims/narrative/narrative-sections.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { someClaimed } from '../../claims/test-kit/worlds.ts';
import type { RegionalNarrative } from '../../contract/intelligence/regional-narrative.ts';
import { templateNarrative } from './template-narrative.ts';

const sectionsOf = ({
  situation,
  balanceAssessment,
  outlook24h,
  outlook7d,
  outlook30d,
  watchItems,
}: RegionalNarrative) => [situation, balanceAssessment, outlook24h, outlook7d, outlook30d, ...watchItems];

/** Words that join claims: a narrative has no others of its own. */
const JOINING = new Set(
  'active,all,any,are,at,calm,does,enough,evidence,is,it,lead,mean,no,nothing,priors,published,severe,that,this,usable,values,in,the,base,change,confirmed,data,expected,fires,for,including,index,input,inputs,is,its,missing,not,now,of,past,threshold,triggers,trigger,watching,within,yet'.split(
    ',',
  ),
);

/** Words and figures of a part that neither its claims nor its scope state. */
function unstated({ text, claims }: NarrativePart, { name, scope }: NarrativeClaims): readonly string[] {
  const words = (of: string): readonly string[] =>
    of.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,%’'-]*(?<![.,])/gu) ?? [];
  const known = new Set([
    ...claims.flatMap((claim) => Object.values(sentencesOf(claim)).flatMap(words)),
    ...claims.flatMap(({ object = '', period }) => words(`${object} ${shortTime(period.from)}`)),
    ...words(`${name}, ${shortTime(scope.at)}`),
    String(claims.length),
    ...JOINING,
  ]);
  const counts = claims.length > 1 ? /^\d+$/ : /^$/;
  return words(text).filter((word) => !known.has(word) && !(counts.test(word) && text.includes('missing')));
}

describe('templateNarrative', () => {
  it('writes every section, and cites what is shown in each as soon as anything is shown', WORLDS_PATIENCE, () => {
    fc.assert(
      fc.property(somePlan, someRegion, (plan, regionId) => {
        const { evidence, narrative } = snapshotOf(observationsOf(plan), regionId).snapshot;
        const shown = new Set(evidence.map(({ id }) => id));
        for (const { text, evidenceIds } of sectionsOf(narrative)) {
          expect(text.length).toBeGreaterThan(20);
          expect(evidenceIds.every((id) => shown.has(id))).toBe(true);
          expect(evidenceIds.length > 0).toBe(evidence.length > 0);
        }
      }),
      { numRuns: worldCount(2_000) },
    );
  });

  it('originates no number: each occurs in the snapshot or in what its triggers observe, as itself, rounded or as a percentage', () => {
    const { snapshot, world } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena');
    const { narrative, ...rest } = snapshot;
    /** Without the commas of thousands. */
    const plain = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '');
    const known = new Set<string>();
    const note = (value: unknown): void => {
      if (typeof value === 'number') {
        for (const form of [
          String(value),
          value.toFixed(2),
          value.toFixed(1),
          value.toFixed(0),
          String(Math.round(value * 100)),
        ])
          known.add(form.replace('-', ''));
        if (value > 1e12) for (const part of new Date(value).toISOString().match(/\d+/g) ?? []) known.add(part);
      } else if (typeof value === 'string') {
        for (const part of plain(value).match(/\d+(\.\d+)?/g) ?? []) known.add(part);
      } else if (value !== null && typeof value === 'object') {
        if (Array.isArray(value)) known.add(String(value.length));
        for (const member of Object.values(value)) note(member);
      }
    };
    note(rest);
    note(assessRegion(world, 'mena', undefined).draft.companion.observed);
    for (const { text } of sectionsOf(narrative)) {
      // The name of an interval is no number of it.
      for (const number of plain(text.replaceAll('80% interval', '')).match(/\d+(\.\d+)?/g) ?? []) {
        expect(known.has(number) || known.has(String(Number(number)))).toBe(true);
      }
    }
  });

  it('puts the word EXERCISE before everything in an exercise', () => {
    const world = assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW), 'EXERCISE ');
    const { draft } = assessRegion(world, 'mena', undefined);
    for (const { text } of sectionsOf(templateNarrative(draft, true).narrative)) expect(text).toMatch(/^EXERCISE\. /);
    expect(draft.evidence.every(({ source }) => source.startsWith('EXERCISE '))).toBe(true);
    for (const { text } of sectionsOf(templateNarrative(draft, false).narrative)) expect(text).not.toMatch(/^EXERCISE/);
  });

  it('says of a watched trigger past its threshold that it waits to be confirmed, and of another where it fires', () => {
    const { draft } = assessRegion(assessWorld(indexObservations(worldWith(HORMUZ_CRISIS), NOW)), 'mena', undefined);
    const threshold = { metric: 'm', operator: 'gt', value: 0.1, windowMinutes: 60, baseline: 'fixed' } as const;
    const [trigger] = draft.triggers.active.map((one) => ({
      ...one,
      description: 'Over 10%',
      threshold,
      evidenceIds: [],
    }));
    if (trigger === undefined) throw new Error('no trigger is active');
    const said = (value: number): string | undefined => {
      const now = { value, unit: 'share', baselineValue: 0, words: `${value * 100}%`, threshold: '10%' } as const;
      const companion = { ...draft.companion, observed: { [trigger.id]: now } };
      const triggers = { active: [], watching: [trigger], dormant: [] };
      return templateNarrative({ ...draft, companion, triggers }, false).narrative.watchItems[0]?.text;
    };
    expect(said(0.5)).toBe('Watching: Over 10%; now 50%; past its threshold of 10%, not yet confirmed.');
    expect(said(0.09)).toBe('Watching: Over 10%; now 9%; fires at 10%.');
  });

  it('states claims and nothing else: every figure and name of a section is in the sentences of its claims', () => {
    fc.assert(
      fc.property(someClaimed, ({ snapshot, companion }) => {
        const { narrative: _, ...draft } = snapshot;
        const claims = narrativeClaims({ ...draft, companion });
        const { watchItems, ...prose } = composed(narrativeSections(claims), (_, { candidates }) => candidates);
        for (const part of [...Object.values(prose).flat(), ...watchItems]) {
          expect(part.claims.length).toBeGreaterThan(0);
          expect(unstated(part, claims)).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('leads from its text back to the claims that it states, and to no others', () => {
    fc.assert(
      fc.property(someClaimed, ({ snapshot, companion }) => {
        const { narrative, ...draft } = snapshot;
        const sections = narrativeSections(narrativeClaims({ ...draft, companion }));
        const parts = composed(sections, (_, { candidates, usual }) => candidates.slice(0, usual));
        for (const section of PROSE_SECTIONS)
          expect(claimsStated(sections, section, narrative[section].text)).toEqual([
            ...new Set(parts[section].flatMap(({ claims }) => claims)),
          ]);
        for (const [i, { text }] of narrative.watchItems.entries())
          expect(claimsStated(sections, 'watchItems', text)).toEqual(parts.watchItems[i]?.claims);
      }),
      { numRuns: 20 },
    );
  });

  it('ranks what a closed strait has lost among the main drivers', () => {
    const { narrative } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena').snapshot;
    expect(narrative.balanceAssessment.text).toMatch(
      /The loss of passage through the Strait of Hormuz took 0\.\d\d from maritime access, of the 0\.\d\d that it gives when open\./,
    );
  });

  it('opens the situation of a crisis with pressures, not with what is normal', () => {
    const { narrative, evidence } = snapshotOf(worldWith(HORMUZ_CRISIS), 'mena').snapshot;
    const opening = evidence.filter(({ id }) => narrative.situation.evidenceIds.includes(id));
    expect(opening.map(({ corridor }) => corridor)).toContain('hormuz_strait');
    expect(opening.some(({ summary }) => /open\.$/.test(summary))).toBe(false);
  });
});
