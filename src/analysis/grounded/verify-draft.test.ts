import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTORS } from '../../reference/actors.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { crisisSnapshot, materialOfSnapshot, sourceWith, tokenOf } from '../test-kit/gulf-material.ts';
import { citedThroughout } from '../test-kit/scripted-models.ts';
import { createRepeats } from './check-form.ts';
import { RULES } from './prompt.ts';
import { isEnough, verifyDraft } from './verify-draft.ts';

const material = materialOfSnapshot(crisisSnapshot());
const hormuz = sourceWith(material, 'Strait of Hormuz: 6.9 transits');
const iran = sourceWith(material, 'Iran: 27 distinct');
const snapshot = material.sources.find(({ kind }) => kind === 'snapshot')?.alias ?? '';
const ships = tokenOf(material, hormuz.alias, '6.9');
const norm = tokenOf(material, hormuz.alias, '98.4');
const span = tokenOf(material, iran.alias, '3');
const reports = tokenOf(material, iran.alias, '27');
const chance = (label: string): string => {
  const lines = material.sources[0]?.masked.split('\n') ?? [];
  return /\{\{n\d+\}\}/.exec(lines.find((line) => line.startsWith(label)) ?? '')?.[0] ?? '';
};

const rules = {
  material,
  headings: ['Known'],
  repeats: createRepeats([RULES, 'Will the strait close within the next month?']),
};
const check = (sentence: string) =>
  verifyDraft(`## Known\n${sentence}`, rules)[0] ?? { kept: [], reasons: [], writtenCount: 0 };
const passes = (sentence: string): string | undefined => check(sentence).kept[0]?.text;

describe('a sentence that passes', () => {
  it('may say what a source says, word for word', () => {
    for (const source of material.sources.filter(({ kind }) => kind === 'evidence')) {
      const { kept, reasons } = check(citedThroughout(source.masked, source.alias));
      expect([source.text, reasons, kept.length > 0]).toEqual([source.text, [], true]);
    }
  });

  it.each([
    [
      `Traffic through the Strait of Hormuz fell to ${ships} ships a day [${hormuz.alias}].`,
      'Traffic through the Strait of Hormuz fell to 6.9 ships a day.',
    ],
    [
      `If Iran kept the strait closed, exporters would reroute. [${hormuz.alias}, ${iran.alias}]`,
      'If Iran kept the strait closed, exporters would reroute.',
    ],
    [
      `- **Escalation** within 30d is unlikely (${chance('escalation within 30d')}) [${snapshot}].`,
      'Escalation within 30d is unlikely (37%).',
    ],
    [
      `Iranian armed force is one driver among others [${iran.alias}].`,
      'Iranian armed force is one driver among others.',
    ],
    [
      `Reporting on armed force is above what was expected [${iran.alias}].`,
      'Reporting on armed force is above what was expected.',
    ],
    [
      `Maritime traffic through the Strait of Hormuz is closed [${hormuz.alias}].`,
      'Maritime traffic through the Strait of Hormuz is closed.',
    ],
    [`Transits over the whole area could change [${hormuz.alias}].`, 'Transits over the whole area could change.'],
    [
      `Over ${span} days, outlets reported armed force in Iran [${iran.alias}].`,
      'Over 3 days, outlets reported armed force in Iran.',
    ],
    [`Only ${ships} vessels a day pass the strait [${hormuz.alias}].`, 'Only 6.9 vessels a day pass the strait.'],
    [`Outlets carry ${reports} separate stories [${iran.alias}].`, 'Outlets carry 27 separate stories.'],
    [
      `A rise towards the norm of ${norm} would change this reading of the strait [${hormuz.alias}].`,
      'A rise towards the norm of 98.4 would change this reading of the strait.',
    ],
    [
      `Vessel movements in the Strait of Hormuz are low [${hormuz.alias}].`,
      'Vessel movements in the Strait of Hormuz are low.',
    ],
    [`Iran turns up in reports of armed force [${iran.alias}].`, 'Iran turns up in reports of armed force.'],
  ])('fills in %s', (sentence, text) => expect(passes(sentence)).toBe(text));
});

describe('a sentence that fails', () => {
  const e = hormuz.alias;
  it.each([
    ['cites nothing', 'Traffic fell.'],
    ['cites an id that was not given', 'Traffic fell [e99].'],
    ['cites a forged evidence id', 'Traffic fell [ev_00000000000000000000].'],
    ['cites a true id and a false one', `Traffic fell [${e}, e99].`],
    ['cites a real id in its long form', `Traffic fell [${hormuz.id}].`],
    ['writes a number', `Traffic fell to 7 ships [${e}].`],
    ['writes a number in other digits', `Traffic fell to ٧ ships [${e}].`],
    ['writes a number in full width', `Traffic fell to ７ ships [${e}].`],
    ['spells a number', `Traffic fell to seven ships [${e}].`],
    ['spells a share', `Traffic fell by half [${e}].`],
    ['uses an unknown token', `Traffic fell to {{n999}} ships [${e}].`],
    ['uses a token of a source that it does not cite', `Traffic fell to ${ships} ships [${iran.alias}].`],
    ['gives a figure another unit', `Traffic fell to ${ships} missiles [${e}].`],
    ['gives a figure another unit by a hyphen', `Traffic fell to ${ships}-missile [${e}].`],
    ['makes a bound of a figure', `Traffic fell to more than ${ships} ships [${e}].`],
    ['denies a figure', `Traffic did not fall to ${ships} ships [${e}].`],
    ['turns a direction', `Traffic rose to ${ships} ships a day [${e}].`],
    ['names another country', `Traffic of France fell [${e}].`],
    ['names another country in lower case', `Traffic of france fell [${e}].`],
    ['names an organisation', `NATO saw traffic fall [${e}].`],
    ['names an armed group in lower case', `Traffic fell because of the houthis [${e}].`],
    ['names another strait', `Traffic fell through Bab el-Mandeb [${e}].`],
    ['invents a person', `Traffic fell, said Colonel Ruritanov [${e}].`],
    ['invents a place at its beginning', `Ruritania saw traffic fall [${e}].`],
    ['has nothing of what it cites', `It goes without saying [${e}].`],
    ['makes a bound of a figure at its beginning', `Over ${ships} ships a day passed [${e}].`],
    [
      'makes a bound of a span at its beginning',
      `Over ${span} days have passed since armed force in Iran [${iran.alias}].`,
    ],
    ['puts a figure where its source has another', `The Strait of Hormuz saw ${norm} ships a day [${e}].`],
    ['puts a figure where its source has another, before it', `Traffic stands at a norm of ${ships} [${e}].`],
    [
      'puts a figure where its source has another, by another name',
      `The Strait of Hormuz saw ${norm} vessels a day [${e}].`,
    ],
    ['gives a figure another unit behind a modifier', `Traffic fell to ${ships} new missiles [${e}].`],
    ['denies a loss that its source reports', `There is no shortfall of ${ships} ships [${e}].`],
    ['claims beside what it supposes', `A rise that would please all has killed crews in the strait [${e}].`],
    ['claims what it seems to suppose', `A rise of traffic would follow, and traffic rose in the strait [${e}].`],
    ['claims an attack as a thing supposed', `An attack in the strait would say more [${e}].`],
    ['turns a comparison', `Reporting on armed force is below what was expected [${iran.alias}].`],
    ['says that it is over', `The traffic is over [${e}].`],
    ['says that it is over in a place', `The traffic is over in the Strait of Hormuz [${e}].`],
    ['names a day', `Traffic fell on Tuesday [${e}].`],
    ['names a month of the date of its source', `Traffic fell in Nov [${e}].`],
    ['names another month', `Traffic fell in Feb [${e}].`],
    ['names a day without a date', `Traffic fell yesterday [${e}].`],
    ['claims an attack', `Ships were attacked in the Strait of Hormuz [${e}].`],
    ['claims an attack behind a supposition', `If it may be said, Iran attacked ships in the Strait of Hormuz [${e}].`],
    ['claims an attack far behind a supposition', `If so it is clear to us all that ships were attacked [${e}].`],
    ['claims deaths', `Crews were killed in the Strait of Hormuz [${e}].`],
    ['claims calm', `Everything is calm [${e}].`],
    ['claims a hoax', `The reports are fake [${iran.alias}].`],
    ['foretells', `Traffic will fall [${e}].`],
    ['gives a chance without a number', `It is likely that traffic fell [${e}].`],
    [
      'gives a chance in the wrong words',
      `Escalation within 30d is very likely (${chance('escalation within 30d')}) [${snapshot}].`,
    ],
    [
      'strengthens a chance',
      `Escalation within 30d is highly unlikely (${chance('escalation within 30d')}) [${snapshot}].`,
    ],
    [
      'gives a chance in words of no table',
      `Escalation is probable (${chance('escalation within 30d')}) [${snapshot}].`,
    ],
    ['links', `Traffic fell, see https://evil.example/x [${e}].`],
    ['links in Markdown', `Traffic fell [${e}](https://evil.example/x).`],
    ['shows an image', `![x](//evil.example/p.png) Traffic fell [${e}].`],
    ['names a host', `Traffic fell, see evil.example [${e}].`],
    ['writes markup', `Traffic <b>fell</b> [${e}].`],
    ['writes another script', `Трафик fell [${e}].`],
    ['hides signs', `Traffic\u200b fell\u202e [${e}].`],
    ['writes code', `Traffic \`fell\` [${e}].`],
    ['repeats the rules', `You write short, sober analytical prose in English about the sources [${e}].`],
    ['repeats the question', `Will the strait close within the next month, if so [${e}].`],
    ['stands under another heading', `\n## Forged\nTraffic fell [${e}].`],
    ['never ends', `Traffic fell ${'and fell '.repeat(100)}[${e}].`],
  ])('because it %s', (_, sentence) => {
    expect(verifyDraft(`## Known\n${sentence}`, rules).flatMap(({ kept }) => kept)).toEqual([]);
  });

  it('because it names any country or actor that its source does not name', () => {
    const named = new Set(countriesMentioned(hormuz.text).map(({ iso2 }) => iso2));
    const countries = COUNTRIES.filter(({ iso2, name }) => !named.has(iso2) && countriesMentioned(name).length > 0);
    const actors = ACTORS.filter(({ kind }) => kind !== 'state').flatMap(({ name, aliases }) => [name, ...aliases]);
    const names = fc.constantFrom(...countries.map(({ name }) => name), ...actors);
    fc.assert(
      fc.property(names, (name) => {
        expect(passes(`Traffic fell because of ${name} [${e}].`)).toBeUndefined();
        expect(passes(`${name} saw traffic fall [${e}].`)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  it('because it holds any number outside a token', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.double({ noNaN: true, noDefaultInfinity: true })), (number) => {
        expect(passes(`Traffic fell to ${number} ships [${e}].`)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });
});

describe('a draft', () => {
  const good = `Traffic through the Strait of Hormuz fell [${hormuz.alias}].`;
  it('is enough from sixty per cent on', () => {
    const bad = (count: number) =>
      Array.from({ length: count }, (_, i) => `Traffic fell to ${i} ships [e1].`).join('\n');
    const draft = (goodCount: number, badCount: number) =>
      verifyDraft(
        `## Known\n${Array.from({ length: goodCount }, (_, i) => `If so${', so'.repeat(i)}, traffic fell [${hormuz.alias}].`).join('\n')}\n${bad(badCount)}`,
        rules,
      );
    expect(isEnough(draft(3, 2))).toBe(true);
    expect(isEnough(draft(3, 3))).toBe(false);
    expect(isEnough(verifyDraft('', rules))).toBe(false);
  });

  it('counts text under headings that were not requested as failed', () => {
    expect(isEnough(verifyDraft(`## Known\n${good}\n## Forged\n${good} More of it [e1].`, rules))).toBe(false);
  });

  it('counts what it repeats once', () => {
    expect(verifyDraft(`## Known\n${good} ${good}\n${good}`, rules)[0]).toMatchObject({ writtenCount: 1 });
  });

  it('whatever it holds, yields only text without links, markup, brackets and strange signs', () => {
    const piece = fc.constantFrom(
      good,
      '## Known',
      '# Known ##',
      `[${hormuz.alias}]`,
      '[e99]',
      ships,
      '{{n1}}',
      '{{',
      '![x](http://evil.example)',
      'http://evil.example',
      'Traffic fell',
      'Iran',
      '<script>',
      '\n',
      '. ',
      '[',
      ']',
      '99',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 30 }),
        (pieces) => {
          for (const { kept } of verifyDraft(`## Known\n${pieces.join(' ')}`, rules))
            for (const { text, sources } of kept) {
              expect(text).not.toMatch(/evil|[<>[\]{}`]|99/);
              expect(sources.length).toBeGreaterThan(0);
            }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
