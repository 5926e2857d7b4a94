import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONNECTIVES, MAX_JUDGEMENTS, MAX_SENTENCES, type Plan, RENDERINGS } from './plan.ts';
import { readPlan } from './read-plan.ts';

const someId = fc.integer({ min: 1, max: 40 }).map((n) => `c${n}`);
const someIds = fc.uniqueArray(someId, { minLength: 1, maxLength: 3 });
const somePlan: fc.Arbitrary<Plan> = fc.record({
  sections: fc.array(
    fc.record({
      heading: fc.constantFrom('What supports it', 'How sure', 'Military'),
      sentences: fc.array(
        fc.record({
          claims: someIds,
          rendering: fc.constantFrom(...RENDERINGS),
          connective: fc.constantFrom(...CONNECTIVES),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  judgements: fc.array(fc.record({ text: fc.constantFrom('It could matter.', 'A "so" {c1} [x].'), claims: someIds }), {
    maxLength: 3,
  }),
});

const WRAPPINGS: readonly ((json: string) => string)[] = [
  (json) => json,
  (json) => `\`\`\`json\n${json}\n\`\`\``,
  (json) => `Here is the plan {as asked}:\n${json}\nI hope that helps {c1}.`,
  (json) => `<think>{"sections":[{"heading":"How sure","sentences":[{"claims":["c40"]}]}]}</think>\n${json}`,
  (json) => `<think>Is it {c1}?\n</think>${json}`,
  (json) => json.replace(/\]\}$/, '],}'),
  (json) => `{"plan":${json}}`,
];

describe('a plan', () => {
  it('is read the same whatever is around it', () => {
    fc.assert(
      fc.property(somePlan, fc.constantFrom(...WRAPPINGS), fc.boolean(), (plan, wrap, isSpread) => {
        expect(readPlan(wrap(JSON.stringify(plan, null, isSpread ? 2 : 0)))).toEqual(plan);
      }),
    );
  });

  it('that breaks off keeps what is complete of it, and nothing else', () => {
    fc.assert(
      fc.property(somePlan, fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
        const text = JSON.stringify(plan);
        const read = readPlan(text.slice(0, Math.floor(text.length * share)));
        const all = plan.sections.flatMap(({ sentences }) => sentences.map(({ claims }) => claims.join()));
        const kept = read?.sections.flatMap(({ sentences }) => sentences.map(({ claims }) => claims.join())) ?? [];
        expect(all.slice(0, kept.length)).toEqual(kept);
      }),
    );
  });

  it('is repaired from ids alone, from other names of its members, and from prose with citation marks', () => {
    const wanted = [
      { claims: ['c2'], rendering: 'full', connective: 'none' },
      { claims: ['c3'], rendering: 'full', connective: 'none' },
    ];
    for (const text of [
      '{"sections":[{"heading":"How sure","claims":["c2","c3"]}]}',
      '{"sections":[{"heading":"How sure","sentences":["C2","[c3]"]}],"judgments":[]}',
      '{"sections":[{"heading":"How sure","sentences":[{"claim":"c2","rendering":"long"},{"claims":"c3","connective":"thus"}]}]}',
      '## How sure\nGondor has fallen [c2]. It is calm [c3].',
      '**How sure**\n- Gondor has fallen [c2, c3]',
      'How sure:\n- Gondor has fallen [c2][c3]',
    ])
      expect(readPlan(text)).toEqual({ sections: [{ heading: 'How sure', sentences: wanted }], judgements: [] });
  });

  it('is none in prose, in another document, in HTML or in half a member', () => {
    for (const text of [
      'All is calm.',
      '{"analysis":"calm","sections":"c1"}',
      '<html><body>c1</body></html>',
      '{"sections":[{"heading":"How',
      '[1, 2]',
      '',
      '{"sections":[{"heading":"How sure","sentences":[{"text":"Gondor has fallen."}]}]}',
    ])
      expect(readPlan(text)).toBeUndefined();
  });

  it('is read from any text without an error, and never beyond its limits', () => {
    const many = JSON.stringify({
      sections: Array.from({ length: 50 }, () => ({ heading: 'h', sentences: Array.from({ length: 50 }, () => 'c1') })),
      judgements: Array.from({ length: 50 }, () => ({ text: 'So.', claims: ['c1'] })),
    });
    const read = readPlan(many);
    expect(read?.sections.flatMap(({ sentences }) => sentences)).toHaveLength(MAX_SENTENCES);
    expect(read?.judgements).toHaveLength(MAX_JUDGEMENTS);
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.constant('{'.repeat(9_000)), fc.constant('{"'.repeat(9_000))),
        (text) => {
          const plan = readPlan(text);
          if (plan !== undefined) expect(plan.sections.some(({ sentences }) => sentences.length > 0)).toBe(true);
        },
      ),
    );
  });
});
