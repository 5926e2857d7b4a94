import { describe, expect, it } from 'vitest';
import { crisis, PAGES } from '../../claims/test-kit/worlds.ts';
import type { RegionId } from '../../reference/regions.ts';
import { understand } from '../question/understand.ts';
import { compose } from './compose.ts';
import { claimsFor } from './gather-claims.ts';

function answerTo(query: string, regionId: RegionId) {
  const known = crisis(regionId);
  const now = known.snapshot.generatedAt;
  const understood = understand(query, now);
  const answer = compose(understood, { claims: claimsFor(understood, [{ now: known }], PAGES), asOf: now, now });
  const below = answer.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return { lead: answer.headline.map(({ text }) => text), below: below.join('\n'), claims: answer.claims };
}

describe('what to prepare for', () => {
  it('is for a refiner its route, what crude may do, how far the triggers are, and the days of a detour', () => {
    const { lead, below } = answerTo('What should a refiner in Japan prepare for next week?', 'east-asia');
    expect(lead[0]).toMatch(/^The Strait of Hormuz has been closed since .*; oil imports through the Strait of Hormuz/);
    expect(lead[0]).toContain('energy vulnerability in Japan');
    expect(lead[1]).toMatch(/to move Brent crude up by .* USD per barrel/);
    expect(below).toMatch(/Strait of Hormuz: [^\n]*, with a threshold of 70%/);
    expect(below).toMatch(
      /A ship from Saudi Arabia to Japan that avoids the Strait of Malacca takes [\d.]+ days longer/,
    );
  });

  it('is for a shipping line the straits of its sea and the days around them', () => {
    const { lead, claims } = answerTo('What should a shipping line prepare for in the Red Sea?', 'mena');
    expect(lead.join(' ')).toMatch(/Suez Canal|Bab el-Mandeb/);
    expect(claims.some(({ kind, subject }) => kind === 'route' && subject === 'corridor:suez')).toBe(true);
    expect(claims.filter(({ kind }) => kind === 'path').map(({ subject }) => subject)).not.toContain(
      'corridor:hormuz_strait',
    );
  });

  it('is for a bank no voyage', () => {
    const { claims } = answerTo('What should a bank in Egypt prepare for next week?', 'mena');
    expect(claims.length).toBeGreaterThan(2);
    expect(claims.filter(({ kind }) => kind === 'route' || kind === 'corridor')).toEqual([]);
  });

  it('is something else for each reader', () => {
    const readers = ['a refiner', 'a gas importer', 'a shipping line', 'an airline', 'an aid agency', 'a bank'];
    const answers = [...readers, 'a grain trader'].map((who) => {
      const { lead, below } = answerTo(`What should ${who} in Japan prepare for?`, 'east-asia');
      return [...lead, below].join('\n');
    });
    expect(new Set(answers).size).toBe(answers.length);
  });
});

describe('a question what to prepare for is understood', () => {
  it.each([
    ['What should a refiner in Japan prepare for next week?', ['oil']],
    ['À quoi une raffinerie au Japon doit-elle se préparer la semaine prochaine ?', ['oil']],
    ['¿Para qué debe prepararse una naviera en el mar Rojo?', ['shipping']],
    ['К чему готовиться авиакомпании в Ираке?', ['aviation']],
    ['ما الذي يجب على البنوك في تركيا الاستعداد له؟', ['finance']],
    ['日本的炼油厂下周应该准备什么？', ['oil']],
    ['What should we plan for in Sudan?', []],
  ])('%s', (query, readers) => {
    expect(understand(query, Date.UTC(2026, 10, 20))).toMatchObject({ intent: 'watch', isPreparing: true, readers });
  });

  it('apart from others', () => {
    for (const query of ['What should we watch in Japan?', 'Are banks in Türkiye open?', 'Why is the oil price high?'])
      expect(understand(query, Date.UTC(2026, 10, 20))).toMatchObject({ isPreparing: false });
  });
});
