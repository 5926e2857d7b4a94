import type { AnswerSentence } from '../../../src/analysis/answer/answer.ts';
import { subjectInProse } from '../../../src/claims/subjects.ts';
import { written } from '../../../src/claims/units.ts';
import { REGIME_WORDS } from '../../../src/claims/words.ts';
import { AXES, REGIME_LABELS } from '../../../src/contract/intelligence/vocabulary.ts';
import { CHOKEPOINTS } from '../../../src/reference/chokepoints.ts';
import { countriesOfRegion, isRegionId, type RegionId } from '../../../src/reference/regions.ts';
import type { ExerciseWorld } from './exercise-world.ts';
import { ASKED_AT, type FrozenQuestion, type GradedQuestion } from './questions.ts';

/** The one right value of a question, as an answer must write it, and whether its first two sentences do. */
export interface RightValue {
  readonly expected: string;
  readonly isRight: boolean;
}

/** Read from the snapshot itself or its evidence, never from claims; undefined where no one value is right. */
export function rightValue(
  { answer }: Pick<GradedQuestion, 'answer'>,
  sentences: readonly AnswerSentence[],
  world: ExerciseWorld,
): RightValue | undefined {
  if (answer === undefined) return undefined;
  const expected = 'pointer' in answer ? atPointer(answer, world) : byRule(answer, world);
  const lead = sentences
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ');
  return { expected, isRight: expected !== '' && lead.toLowerCase().includes(expected.toLowerCase()) };
}

type Wanted = NonNullable<FrozenQuestion['answer']>;

function atPointer({ regionId, at, pointer }: Extract<Wanted, { pointer: string }>, world: ExerciseWorld): string {
  const instant = at === undefined ? ASKED_AT : Date.parse(at);
  const { snapshot } = world.snapshot(regionId, instant);
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, key) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([name]) => name === key)?.[1]
          : undefined,
      snapshot,
    );
  const label = REGIME_LABELS.find((one) => one === value);
  if (label !== undefined) return REGIME_WORDS[label].replace(/^on the /, '');
  if (typeof value !== 'number') return '';
  return pointer.endsWith('/probability')
    ? `(${written(Math.round(value * 100) / 100, 'share')})`
    : written(value, 'score');
}

type Rule = Exclude<Wanted, { pointer: string }>;

function byRule(answer: Rule, world: ExerciseWorld): string {
  switch (answer.rule) {
    case 'corridor_state':
      return ` ${/Corridor (\w+)/.exec(corridorText(answer.corridor, world))?.[1] ?? '?'} `;
    case 'corridor_transits':
      return /: ([\d.,]+ transits per day)/.exec(corridorText(answer.corridor, world))?.[1] ?? '';
    case 'newest_price':
      return firstMatch(
        /Brent crude: ([\d.]+ USD per barrel) on .* recent median/,
        texts(world.snapshot('global', ASKED_AT).snapshot),
      );
    case 'country_deaths':
      return `${deathsOf(answer.country, world)} conflict death`;
    case 'displaced':
      return firstMatch(/: ([\d,]+ people) displaced/, countryTexts(answer.country, world));
    case 'axis_change': {
      const axis = AXES.find((one) => one === answer.axis) ?? 'coercivePressure';
      const value = (at: number): string =>
        isRegionId(answer.regionId) ? written(world.snapshot(answer.regionId, at).snapshot.balance[axis], 'score') : '';
      return `from ${value(ASKED_AT - 7 * 86_400_000)} to ${value(ASKED_AT)}`;
    }
    case 'larger_of': {
      const [first] = ordered(answer.countries, world);
      return first === undefined ? '' : `${subjectInProse(`country:${first}`)} had more`;
    }
    case 'largest_in_region': {
      if (!isRegionId(answer.regionId)) return '';
      const countries = countriesOfRegion(answer.regionId).map(({ iso2 }) => iso2);
      const [first] = answer.measure === 'deaths' ? ordered(countries, world) : byInflation(countries, world);
      return first === undefined ? '' : `${subjectInProse(`country:${first}`)} had the most`;
    }
  }
}

const texts = ({ evidence }: { readonly evidence: readonly { readonly summary: string }[] }): readonly string[] =>
  evidence.map(({ summary }) => summary);

const REGIONS: readonly RegionId[] = [
  'mena',
  'east-asia',
  'europe',
  'north-america',
  'south-asia',
  'latam',
  'sub-saharan-africa',
];

function corridorText(id: string, world: ExerciseWorld): string {
  const name = CHOKEPOINTS.find((one) => one.id === id)?.name ?? '';
  return (
    REGIONS.flatMap((region) => texts(world.snapshot(region, ASKED_AT).snapshot)).find(
      (text) => text.replace('EXERCISE ', '').startsWith(`${name}: `) && text.includes('transits per day'),
    ) ?? ''
  );
}

function countryTexts(iso2: string, world: ExerciseWorld): readonly string[] {
  return REGIONS.flatMap((region) => world.snapshot(region, ASKED_AT).companion?.countries ?? [])
    .filter(({ country }) => country === iso2)
    .flatMap((state) => texts(state));
}

const firstMatch = (pattern: RegExp, from: readonly string[]): string =>
  from.map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined) ?? '';

const deathsOf = (iso2: string, world: ExerciseWorld): string =>
  firstMatch(/: ([\d,]+) conflict deaths? in/, countryTexts(iso2, world));

const byFigure = (countries: readonly string[], figure: (iso2: string) => number | undefined): readonly string[] =>
  countries
    .flatMap((iso2) => {
      const value = figure(iso2);
      return value === undefined ? [] : [{ iso2, value }];
    })
    .sort((a, b) => b.value - a.value)
    .map(({ iso2 }) => iso2);

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text.replaceAll(',', '')));

const ordered = (countries: readonly string[], world: ExerciseWorld): readonly string[] =>
  byFigure(countries, (iso2) => numberIn(deathsOf(iso2, world)));

const byInflation = (countries: readonly string[], world: ExerciseWorld): readonly string[] =>
  byFigure(countries, (iso2) => numberIn(firstMatch(/: consumer prices up ([\d.]+)% in/, countryTexts(iso2, world))));
