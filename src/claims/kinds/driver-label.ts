import { counted } from '../../assessment/english.ts';
import { CORRIDORS, corridorInProse } from '../../reference/corridors.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { CURRENCIES } from '../../reference/currencies.ts';
import { currencyName } from '../../reference/currency-names.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import { once } from '../../reference/once.ts';
import { THEATERS } from '../../reference/theaters.ts';
import { subjectInProse } from '../subjects.ts';

/** Places as a driver begins with them, inside a sentence. A theater that has a country's name is written as the country. */
const PLACES = once(
  () =>
    new Map([
      ...THEATERS.map(({ id, name }) => [name, subjectInProse(`theater:${id}`)] as const),
      ...COUNTRIES.map(({ name }) => [name, nameInProse(name)] as const),
      ...CORRIDORS.map((corridor) => [corridor.name, corridorInProse(corridor)] as const),
      ...CURRENCIES.map(({ code }) => [currencyName(code), `the ${currencyName(code)}`] as const),
    ]),
);

/** What is of a place, not in it. */
const OF_PLACE: Readonly<Record<string, string>> = {
  'closed by force': 'the closure of # by force',
  'cooperation within its blocs': 'the cooperation of # within its blocs',
  'agreements within its blocs': 'agreements of # within its blocs',
  'new sanctions': 'new sanctions on #',
  'external position': 'the external position of #',
  'sovereign spread over benchmark': 'the sovereign spread of # over its benchmark',
  'gas import shortfall': 'the gas import shortfall of #',
  'political stability': 'political instability in #',
};

/** Labels that read as headings. */
const WHOLE: Readonly<Record<string, string>> = {
  'Crude price rise': 'the rise of the crude oil price',
  'Natural gas price rise': 'the rise of the natural gas price',
};

const SUFFIX = / (?:open|restricted|closed)$/;

/** The label of a driver inside a sentence: `reports of armed force in Iraq`, `79 other drivers`, `the long-run level`. */
export function driverLabel(description: string): string {
  const [, others] = /^Other drivers \((\d+)\)$/.exec(description) ?? [];
  if (others !== undefined) return counted(Number(others), 'other driver');
  if (description.startsWith('Prior: long-run level')) return 'the long-run level';
  if (description.startsWith('Prior:')) return 'the level assumed where there are no data';
  const text = description.replace(/: \d\.\d\d of \d\.\d\d lost(?: \(.+\))?$/, '').replace(SUFFIX, '');
  const known = PLACES().get(text);
  // A buffer's corridor stands alone in its label.
  if (known !== undefined) return `passage through ${known}`;
  const whole = WHOLE[text];
  if (whole !== undefined) return whole;
  const [name = '', what = ''] = text.split(/: (.*)/s);
  const place = PLACES().get(name);
  const form = OF_PLACE[what];
  if (place === undefined) return withoutCapital(inProse(text));
  if (form !== undefined) return form.replace('#', () => place);
  return what.startsWith('depreciation')
    ? `the ${what.replace('depreciation', `depreciation of ${place}`)}`
    : `${what} in ${place}`;
}

/** `Oil exports through the Strait of Hormuz` keeps its names. */
const withoutCapital = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? `${text.slice(0, 1).toLowerCase()}${text.slice(1)}` : text;

const inProse = (text: string): string => text.replace(': ', ', ');
